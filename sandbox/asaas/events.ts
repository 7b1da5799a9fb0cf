/** Sends events to the webhooks: each gets the events that it subscribed to, in a queue of its own. */
import { randomUUID } from 'node:crypto'
import { momentOf } from './dates.ts'
import type { AsaasFaults } from './faults.ts'
import { newEventId } from './ids.ts'
import { openQueue, type QueueParts, type WebhookConfig, type WebhookEvent, type WebhookQueue } from './webhook-queue.ts'

/** The events of a webhook without a choice. The provider has more families, which this stand-in never causes. */
export const EVENT_NAMES: readonly string[] = [
  'PAYMENT_CREATED', 'PAYMENT_UPDATED', 'PAYMENT_CONFIRMED', 'PAYMENT_RECEIVED', 'PAYMENT_OVERDUE', 'PAYMENT_DELETED',
  'PAYMENT_RESTORED', 'PAYMENT_CREDIT_CARD_CAPTURE_REFUSED', 'PAYMENT_AWAITING_RISK_ANALYSIS',
  'PAYMENT_APPROVED_BY_RISK_ANALYSIS', 'PAYMENT_REPROVED_BY_RISK_ANALYSIS', 'PAYMENT_REFUNDED',
  'PAYMENT_PARTIALLY_REFUNDED', 'PAYMENT_REFUND_IN_PROGRESS', 'PAYMENT_REFUND_DENIED', 'PAYMENT_RECEIVED_IN_CASH_UNDONE',
  'PAYMENT_CHARGEBACK_REQUESTED', 'PAYMENT_CHARGEBACK_DISPUTE', 'PAYMENT_AWAITING_CHARGEBACK_REVERSAL',
  'SUBSCRIPTION_CREATED', 'SUBSCRIPTION_UPDATED', 'SUBSCRIPTION_INACTIVATED', 'SUBSCRIPTION_DELETED',
] // prettier-ignore

export interface Events {
  /** @param about `payment` or `subscription` with the current object */
  readonly announce: (event: string, about: Readonly<Record<string, unknown>>) => void
  readonly queues: ReadonlyMap<string, WebhookQueue>
  readonly addWebhook: (config: WebhookConfig) => WebhookQueue
  readonly removeWebhook: (id: string) => void
  /** Sends what is due. */
  readonly pump: () => void
  /** Removes the webhooks too. */
  readonly clear: () => void
}

/** Newer payloads name the account. */
const ACCOUNT = { id: randomUUID(), ownerId: null }

export function createEvents(parts: QueueParts & { readonly faults: AsaasFaults }): Events {
  const { clock, faults } = parts
  const queues = new Map<string, WebhookQueue>()
  let late: WebhookEvent[] = []

  return {
    announce: (event, about) => {
      if (faults.take('drop_webhook')) return
      const madeAt = clock.now()
      const made = { madeAt, body: { id: newEventId(), event, dateCreated: momentOf(madeAt), account: ACCOUNT, ...about } }
      const copies = faults.take('duplicate_webhook') ? [made, { ...made }] : [made]
      if (faults.take('late_webhook')) {
        late.push(...copies)
        return
      }
      const ready = [...copies, ...late]
      late = []
      for (const queue of queues.values()) queue.add(...ready.filter(({ body }) => isWanted(queue.config, body.event)))
    },
    queues,
    addWebhook: (config) => {
      const queue = openQueue(parts, config)
      queues.set(config.id, queue)
      return queue
    },
    removeWebhook: (id) => queues.delete(id),
    pump: () => {
      for (const queue of queues.values()) queue.pump()
    },
    clear: () => {
      queues.clear()
      late = []
    },
  }
}

function isWanted({ enabled, events }: WebhookConfig, event: string): boolean {
  return enabled && events.includes(event)
}
