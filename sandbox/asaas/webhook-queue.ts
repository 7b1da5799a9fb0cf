/**
 * One webhook and its waiting events: in order or in parallel, retried with growing waits, interrupted after fifteen failures in
 * a row, and dropped after fourteen days. https://docs.asaas.com/docs/penalização-de-filas
 */
import { type Clock, DAY, HOUR, addMs, MINUTE, SECOND } from '#platform/clock.ts'
import type { Webhooks } from '../webhooks.ts'

export interface WebhookConfig {
  readonly id: string
  name: string
  url: string
  email: string | null
  enabled: boolean
  interrupted: boolean
  apiVersion: number
  /** Never returned. */
  authToken: string | null
  sendType: 'SEQUENTIALLY' | 'NON_SEQUENTIALLY'
  events: readonly string[]
}

export interface WebhookEvent {
  readonly body: { readonly id: string; readonly event: string }
  readonly madeAt: Date
}

export interface WebhookQueue {
  readonly config: WebhookConfig
  readonly add: (...events: readonly WebhookEvent[]) => void
  /** Sends what is due. */
  readonly pump: () => void
  /** Resets the failures; waiting events are sent at once unless the webhook is disabled. */
  readonly forgive: () => void
  readonly failures: () => number
  readonly waiting: () => number
  /** Oldest first. */
  readonly listWaiting: () => readonly WebhookEvent[]
}

/** The wait before each attempt: none for the first, three hours for the fifteenth. */
const WAITS: readonly number[] = [
  0, 30 * SECOND, MINUTE, 3.5 * MINUTE, 5 * MINUTE, 15 * MINUTE, 25 * MINUTE,
  HOUR, HOUR, HOUR, HOUR, HOUR, 2 * HOUR, 2 * HOUR, 3 * HOUR,
] // prettier-ignore
const KEPT_MS = 14 * DAY
/** How many are sent in parallel where order does not matter; the number is not documented. */
const SIDE_BY_SIDE = 20

export interface QueueParts {
  readonly clock: Clock
  readonly webhooks: Webhooks
}

export function openQueue({ clock, webhooks }: QueueParts, config: WebhookConfig): WebhookQueue {
  const waiting = new Set<WebhookEvent>()
  const underWay = new Set<WebhookEvent>()
  let failures = 0
  let notBefore = new Date(0)

  const send = async (event: WebhookEvent) => {
    const failuresBefore = failures
    underWay.add(event)
    const { status } = await webhooks.send(requestOf(config, event))
    underWay.delete(event)
    if (status === 200) {
      waiting.delete(event)
      relieve()
    } else if (failures === failuresBefore) penalize() // events sent together count as one failure
    pump()
  }
  const relieve = () => {
    failures = 0
    notBefore = new Date(0)
  }
  const penalize = () => {
    notBefore = addMs(clock.now(), WAITS[failures + 1] ?? 0)
    failures += 1
    config.interrupted ||= failures >= WAITS.length
  }
  const pump = () => {
    const now = clock.now()
    forgetOld(waiting, now)
    if (!config.enabled || config.interrupted || now < notBefore) return
    // after a failure one attempt at a time finds out whether the server is back
    const width = config.sendType === 'SEQUENTIALLY' || failures > 0 ? 1 : SIDE_BY_SIDE
    for (const event of waiting) {
      if (underWay.size >= width) return
      if (!underWay.has(event)) void send(event)
    }
  }

  return {
    config,
    pump,
    add: (...events) => {
      for (const event of events) waiting.add(event)
      pump()
    },
    forgive: () => {
      relieve()
      pump()
    },
    failures: () => failures,
    waiting: () => waiting.size,
    listWaiting: () => [...waiting],
  }
}

/** Oldest first, so the first recent event ends the search. */
function forgetOld(waiting: Set<WebhookEvent>, now: Date): void {
  for (const event of waiting) {
    if (addMs(event.madeAt, KEPT_MS) > now) return
    waiting.delete(event)
  }
}

function requestOf({ url, authToken }: WebhookConfig, { body }: WebhookEvent) {
  const token = authToken === null ? {} : { 'asaas-access-token': authToken }
  return {
    event: body.event,
    url,
    headers: { 'content-type': 'application/json', ...token },
    payload: JSON.stringify(body),
    body,
  }
}
