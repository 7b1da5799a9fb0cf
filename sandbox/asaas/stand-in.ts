import { type Clock, SECOND } from '#platform/clock.ts'
import type { AccountOptions, StandIn } from '../stand-in.ts'
import { createWebhooks } from '../webhooks.ts'
import { createAgenda } from './agenda.ts'
import type { Api } from './api.ts'
import { openStore, type Payment, type Subscription } from './store.ts'
import { createCards } from './cards.ts'
import { dayOf } from './dates.ts'
import { createEvents } from './events.ts'
import { createAsaasFaults } from './faults.ts'
import { createLimits } from './limits.ts'
import { presentPayment, presentSubscriptionEvent } from './present.ts'
import { rememberAccount } from './remember.ts'
import { serveApi } from './serve-api.ts'
import { serveAsaasControl } from './serve-control.ts'
import { newWebhook } from './serve-webhooks.ts'
import { createAsaasSettings } from './settings.ts'

const WEBHOOK_TIMEOUT_MS = 10 * SECOND
const TICK_MS = SECOND

/**
 * Asaas v3, customers to webhooks: https://docs.asaas.com. @param productUrl gets the webhook that the account has from the start
 */
export function createAsaasStandIn({ clock, credentials: { asaas }, productUrl }: AccountOptions): StandIn {
  const closing = new AbortController()
  const webhooks = createWebhooks(clock, WEBHOOK_TIMEOUT_MS)
  const api = openAccount(clock, webhooks)
  const { agenda, store, cards, events, faults, limits, settings } = api
  const configure = () => {
    if (productUrl === undefined) return
    events.addWebhook(newWebhook({ name: 'Mandou', url: `${productUrl}/api/asaas/webhook`, authToken: asaas.webhook_token }))
  }
  const passTime = () => {
    agenda.reach(dayOf(clock.now()))
    events.pump()
  }
  configure()
  // time also passes by itself: charges become due, and events wait for their next attempt
  const tick = setInterval(passTime, TICK_MS)
  tick.unref()

  return {
    provider: 'asaas',
    prefix: '/v3',
    serve: (scope) => serveApi(scope, api, { apiKey: asaas.api_key, closing: closing.signal }),
    serveControl: (scope) => serveAsaasControl(scope, api),
    describe: (origin) => ({ base_url: `${origin}/v3`, ...asaas }),
    faults,
    settings,
    webhooks,
    memory: rememberAccount(api),
    clockMoved: passTime,
    reset: () => {
      for (const kept of [
        store.customers,
        store.subscriptions,
        store.payments,
        agenda,
        cards,
        events,
        faults,
        limits,
        settings,
        webhooks,
      ])
        kept.clear()
      configure()
    },
    close: () => {
      clearInterval(tick)
      closing.abort()
      webhooks.close()
    },
  }
}

function openAccount(clock: Clock, webhooks: ReturnType<typeof createWebhooks>): Api {
  const faults = createAsaasFaults()
  const settings = createAsaasSettings()
  const events = createEvents({ clock, webhooks, faults })
  const announce = {
    payment: (event: string, payment: Payment) => events.announce(event, { payment: presentPayment(payment) }),
    subscription: (event: string, subscription: Subscription) =>
      events.announce(event, { subscription: presentSubscriptionEvent(subscription) }),
  }
  return {
    clock,
    faults,
    settings,
    events,
    announce,
    store: openStore(),
    agenda: createAgenda(),
    cards: createCards(faults),
    limits: createLimits(clock, settings),
  }
}
