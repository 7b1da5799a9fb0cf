import type { Memory } from '../memory.ts'
import type { Api } from './api.ts'
import type { Customer, Payment, Subscription } from './store.ts'
import { awaitDueDay, awaitMoney } from './charges.ts'
import { awaitNextCharge } from './subscriptions.ts'
import type { WebhookEvent } from './webhook-queue.ts'

interface Remembered {
  /** Tokens, never numbers. */
  readonly cards: unknown
  readonly customers: readonly Customer[]
  readonly subscriptions: readonly Subscription[]
  readonly payments: readonly Payment[]
  /** Events that no webhook has accepted yet. */
  readonly waiting: readonly WebhookEvent[]
}

/** Customers, cards, subscriptions, charges and events on their way. Webhooks that clients added are forgotten. */
export function rememberAccount(api: Api): Memory {
  const { store, cards, events } = api
  return {
    read: (): Remembered => ({
      cards: cards.memory.read(),
      customers: store.customers.find({}),
      subscriptions: store.subscriptions.find({}),
      payments: store.payments.find({}),
      waiting: [...events.queues.values()][0]?.listWaiting() ?? [],
    }),
    restore: (saved) => {
      const { cards: keptCards, customers, subscriptions, payments, waiting } = saved as Remembered // as: what `read` returned
      if (keptCards !== undefined) cards.memory.restore(keptCards)
      customers.forEach(store.customers.add)
      subscriptions.forEach(store.subscriptions.add)
      payments.forEach(store.payments.add)
      for (const payment of payments) {
        if (payment.status === 'PENDING') awaitDueDay(api, payment)
        if (payment.status === 'CONFIRMED') awaitMoney(api, payment)
      }
      for (const subscription of subscriptions)
        if (subscription.status === 'ACTIVE' && !subscription.deleted) awaitNextCharge(api, subscription)
      ;[...events.queues.values()][0]?.add(...waiting)
    },
  }
}
