import { randomUUID } from 'node:crypto'
import type { Clock } from '#platform/clock.ts'
import { keepNewest } from './newest.ts'

/** One call to the product. */
export interface Webhook {
  /** The vendor's name of the event. */
  readonly event: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload: string
  /** The payload in readable form. */
  readonly body: unknown
}

interface Delivery extends Webhook {
  /** The same for each repetition of one webhook. */
  readonly id: string
  /** The answer's status, 0 without an answer. */
  readonly status: number
  readonly at: string
}

export const REDELIVERY_ORDERS = ['same', 'reversed', 'shuffled'] as const
type RedeliveryOrder = (typeof REDELIVERY_ORDERS)[number]

export interface Webhooks {
  /** Calls the product once and records the answer. Never rejects. @param id of the webhook, when this is a repetition */
  readonly send: (webhook: Webhook, id?: string) => Promise<Delivery>
  /** Newest first. */
  readonly list: () => readonly Delivery[]
  /**
   * Sends each recorded webhook once more, one after the other. @param wanted one `id` alone, or all in an order @returns how
   * many
   */
  readonly redeliver: (wanted: { readonly order: RedeliveryOrder; readonly id?: string | undefined }) => Promise<number>
  readonly clear: () => void
  readonly close: () => void
}

const MAX_WEBHOOKS = 2000

/** @param timeoutMs how long this vendor waits for an answer */
export function createWebhooks(clock: Clock, timeoutMs: number): Webhooks {
  const deliveries = keepNewest<Delivery>(MAX_WEBHOOKS)
  const closing = new AbortController()

  const deliver = async (webhook: Webhook, id: string): Promise<Delivery> => {
    const status = await post(webhook, AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)]))
    const delivery = { ...webhook, id, status, at: clock.now().toISOString() }
    deliveries.add(delivery)
    return delivery
  }

  return {
    send: (webhook, id = randomUUID()) => deliver(webhook, id),
    list: deliveries.list,
    redeliver: async ({ order, id }) => {
      const kept = deliveries.list().filter((delivery) => id === undefined || delivery.id === id)
      const originals = [...new Map(kept.map((delivery) => [delivery.id, delivery])).values()].reverse()
      for (const original of ARRANGE[order](originals)) await deliver(original, original.id)
      return originals.length
    },
    clear: deliveries.clear,
    close: () => closing.abort(),
  }
}

async function post({ url, headers, payload }: Webhook, signal: AbortSignal): Promise<number> {
  try {
    const answer = await fetch(url, { method: 'POST', headers, body: payload, signal, redirect: 'manual' })
    await answer.body?.cancel()
    return answer.status
  } catch {
    return 0
  }
}

const ARRANGE: Readonly<Record<RedeliveryOrder, (oldestFirst: readonly Delivery[]) => readonly Delivery[]>> = {
  same: (deliveries) => deliveries,
  reversed: (deliveries) => deliveries.toReversed(),
  shuffled: (deliveries) =>
    deliveries
      .map((delivery) => ({ delivery, rank: Math.random() }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ delivery }) => delivery),
}
