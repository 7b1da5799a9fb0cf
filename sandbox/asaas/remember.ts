import type { Memory } from '../memory.ts'
import type { Api } from './api.ts'
import type { Customer, Payment, Subscription } from './books.ts'
import { awaitDueDay, awaitMoney } from './charges.ts'
import { awaitNextCharge } from './subscriptions.ts'
import type { WebhookEvent } from './webhook-queue.ts'

interface Remembered {
  readonly customers: readonly Customer[]
  readonly subscriptions: readonly Subscription[]
  readonly payments: readonly Payment[]
  /** Events that no webhook has accepted yet. */
  readonly waiting: readonly WebhookEvent[]
}

/** Customers, subscriptions, charges and events on their way. Tokens of cards and webhooks that clients added are forgotten. */
export function rememberAccount(api: Api): Memory {
  const { books, events } = api
  return {
    read: (): Remembered => ({
      customers: books.customers.find({}),
      subscriptions: books.subscriptions.find({}),
      payments: books.payments.find({}),
      waiting: [...events.queues.values()][0]?.listWaiting() ?? [],
    }),
    restore: (saved) => {
      const { customers, subscriptions, payments, waiting } = saved as Remembered // as: what `read` returned
      customers.forEach(books.customers.add)
      subscriptions.forEach(books.subscriptions.add)
      payments.forEach(books.payments.add)
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
