import { now, readClock, showTime, wireClock } from './clock.ts'
import { byId, control, texts } from './dom.ts'
import { showFaults, wireFaults } from './faults.ts'
import { showInbox } from './inbox.ts'
import { currentScreen, type Screen, wireNavigation } from './navigation.ts'
import { showPayments } from './payments.ts'
import { showProviders } from './providers.ts'
import { showSettings } from './settings.ts'
import { showCards } from './test-cards.ts'
import { showWebhooks, wireWebhooks } from './webhooks.ts'

const POLL_MS = 1000

/** What each screen looks at. */
const SCREENS: Readonly<Record<Screen, readonly (() => Promise<void>)[]>> = {
  sms: [() => showInbox(now())],
  pagamentos: [showPayments, showWebhooks, showSettings],
}

/** One look at everything that changes by itself. */
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

/** A page that nobody looks at asks nothing. */
async function poll(): Promise<void> {
  if (!document.hidden) await refresh()
  setTimeout(poll, POLL_MS)
}

wireClock()
wireFaults()
wireWebhooks()
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
