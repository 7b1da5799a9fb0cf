/**
 * Webhooks as the provider sends them: a queue for each configured address, in order or side by side, repeated after
 * growing waits, interrupted after fifteen failures in a row, and forgotten after fourteen days.
 */
import { type Clock, DAY, HOUR, later, MINUTE, SECOND } from '#platform/clock.ts'
import type { Webhooks } from '../webhooks.ts'
import { momentOf } from './dates.ts'
import type { AsaasFaults } from './faults.ts'
import { newEventId } from './ids.ts'

export interface WebhookConfig {
  readonly id: string
  name: string
  url: string
  email: string | null
  enabled: boolean
  interrupted: boolean
  apiVersion: number
  /** Never told again. */
  authToken: string | null
  sendType: 'SEQUENTIALLY' | 'NON_SEQUENTIALLY'
  events: readonly string[]
  failures: number
}

interface Waiting {
  readonly body: { readonly id: string; readonly event: string }
  readonly config: WebhookConfig
  readonly madeAt: Date
  attempts: number
  notBefore: Date
}

export interface EventQueue {
  /** @param about `payment` or `subscription` with the object as it is now */
  readonly announce: (event: string, about: Readonly<Record<string, unknown>>) => void
  /** Sends what may be sent by now. */
  readonly pump: () => void
  readonly clear: () => void
}

const WAITS: readonly number[] = [
  0, 30 * SECOND, MINUTE, 3.5 * MINUTE, 5 * MINUTE, 15 * MINUTE, 25 * MINUTE,
  HOUR, HOUR, HOUR, HOUR, HOUR, 2 * HOUR, 2 * HOUR, 3 * HOUR,
] // prettier-ignore
const FAILURES_BEFORE_INTERRUPTION = 15
const KEPT_MS = 14 * DAY

export interface EventParts {
  readonly clock: Clock
  readonly faults: AsaasFaults
  readonly webhooks: Webhooks
  readonly configs: Map<string, WebhookConfig>
}

export function createEventQueue(parts: EventParts): EventQueue {
  const { clock, faults, configs } = parts
  const lanes = openLanes(parts)
  let held: Waiting[] = []

  return {
    announce: (event, about) => {
      const now = clock.now()
      const body = { id: newEventId(), event, dateCreated: momentOf(now), ...about }
      if (faults.take('drop_webhook')) return
      const isLate = faults.take('late_webhook')
      const copies = faults.take('duplicate_webhook') ? 2 : 1
      const listening = [...configs.values()].filter(({ events }) => events.length === 0 || events.includes(event))
      const made = listening.flatMap((config) =>
        Array.from({ length: copies }, () => ({ body, config, madeAt: now, attempts: 0, notBefore: now })),
      )
      if (isLate) held.push(...made)
      else {
        lanes.add([...made, ...held])
        held = []
      }
    },
    pump: lanes.pump,
    clear: () => {
      lanes.clear()
      held = []
    },
  }
}

/** One event after the other for an address that wants them in order. */
function laneOf({ config, body }: Waiting): string {
  return config.sendType === 'SEQUENTIALLY' ? config.id : `${config.id} ${body.id}`
}

function openLanes({ clock, webhooks }: EventParts) {
  let waiting: Waiting[] = []
  const busy = new Set<string>()

  const send = async (item: Waiting) => {
    const lane = laneOf(item)
    busy.add(lane)
    const { status } = await webhooks.send(envelope(item))
    busy.delete(lane)
    if (status === 200) {
      item.config.failures = 0
      waiting = waiting.filter((other) => other !== item)
    } else postpone(item, clock.now())
    pump()
  }

  const pump = () => {
    const now = clock.now()
    waiting = waiting.filter(({ madeAt }) => later(madeAt, KEPT_MS) > now)
    const taken = new Set(busy)
    for (const item of waiting) {
      const lane = laneOf(item)
      if (!taken.has(lane) && maySend(item, now)) void send(item)
      taken.add(lane)
    }
  }

  return {
    pump,
    add: (items: readonly Waiting[]) => {
      waiting.push(...items)
      pump()
    },
    clear: () => {
      waiting = []
    },
  }
}

function maySend({ config, notBefore }: Waiting, now: Date): boolean {
  return config.enabled && !config.interrupted && notBefore <= now
}

function postpone(item: Waiting, now: Date): void {
  item.attempts += 1
  item.config.failures += 1
  item.config.interrupted ||= item.config.failures >= FAILURES_BEFORE_INTERRUPTION
  item.notBefore = later(now, WAITS[Math.min(item.attempts, WAITS.length - 1)] ?? 0)
}

function envelope({ config, body }: Waiting) {
  const token = config.authToken ? { 'asaas-access-token': config.authToken } : {}
  return {
    event: body.event,
    url: config.url,
    headers: { 'content-type': 'application/json', 'user-agent': 'Asaas_Hmlg/3.0', ...token },
    payload: JSON.stringify(body),
    body,
  }
}
