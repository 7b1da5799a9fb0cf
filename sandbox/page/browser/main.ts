import { now, readClock, showTime, wireClock } from './clock.ts'
import { byId, control, texts } from './dom.ts'
import { showFaults, wireFaults } from './faults.ts'
import { wireComposer } from './composer.ts'
import { showInbox } from './inbox.ts'
import { showInstagram } from './instagram.ts'
import { currentScreen, type Screen, wireNavigation } from './navigation.ts'
import { showPayments } from './payments.ts'
import { showProviders } from './providers.ts'
import { showSettings } from './settings.ts'
import { showCards } from './test-cards.ts'
import { showConversation } from './conversation.ts'
import { showWebhooks, wireWebhooks } from './webhooks.ts'

const POLL_MS = 1000

const PAYMENT_WEBHOOKS = { provider: 'asaas', listId: 'webhooks' }
const CHAT_WEBHOOKS = { provider: 'whatsapp', listId: 'chat-webhooks' }

/** What each screen renders. */
const SCREENS: Readonly<Record<Screen, readonly (() => Promise<void>)[]>> = {
  sms: [() => showInbox(now())],
  conversa: [showConversation, () => showWebhooks(CHAT_WEBHOOKS), () => showSettings('whatsapp', 'chat-settings')],
  instagram: [showInstagram],
  pagamentos: [showPayments, () => showWebhooks(PAYMENT_WEBHOOKS), () => showSettings('asaas', 'settings')],
}

/** Renders everything that changes by itself. */
async function refresh(): Promise<void> {
  let isConnected = true
  try {
    await readClock()
    await Promise.all([showFaults(), ...SCREENS[currentScreen()].map((show) => show())])
  } catch {
    isConnected = false
  }
  byId('disconnected').hidden = isConnected
}

/** A hidden page makes no requests. */
async function poll(): Promise<void> {
  if (!document.hidden) await refresh()
  setTimeout(poll, POLL_MS)
}

wireClock()
wireFaults()
wireWebhooks(PAYMENT_WEBHOOKS)
wireWebhooks(CHAT_WEBHOOKS)
wireComposer(showConversation)
wireNavigation(refresh)
byId('inbox-filter').addEventListener('input', refresh)
byId('restart').addEventListener('click', async () => {
  if (!confirm(texts.restartQuestion)) return
  await control('reset', {})
  await refresh()
})
setInterval(showTime, 1000)
void showProviders()
void showCards()
void poll()
