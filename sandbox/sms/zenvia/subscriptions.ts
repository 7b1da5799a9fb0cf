import { randomUUID } from 'node:crypto'
import type { Clock } from '#platform/clock.ts'
import { ZenviaError } from './errors.ts'
import type { SubscriptionRequest } from './read-request.ts'

/** https://zenvia.github.io/zenvia-openapi-spec/v2/#tag/Subscriptions */
export interface Subscription extends SubscriptionRequest {
  readonly id: string
  readonly version: 'v2'
  readonly status: 'ACTIVE'
  readonly createdAt: string
  readonly updatedAt: string
}

export interface Subscriptions {
  /** @throws ZenviaError when two with equal criteria exist already, as documented */
  readonly create: (request: SubscriptionRequest) => Subscription
  readonly list: () => readonly Subscription[]
  /** @throws ZenviaError */
  readonly get: (id: string) => Subscription
  readonly remove: (id: string) => void
  /** Restores the account's first subscription. */
  readonly reset: () => void
}

const MAX_WITH_EQUAL_CRITERIA = 2

/** @param first the subscription that the account has from the start */
export function createSubscriptions(clock: Clock, first: SubscriptionRequest | undefined): Subscriptions {
  const subscriptions = new Map<string, Subscription>()
  const add = (request: SubscriptionRequest): Subscription => {
    const now = clock.now().toISOString()
    const made = { id: randomUUID(), ...request, version: 'v2', status: 'ACTIVE', createdAt: now, updatedAt: now } as const
    subscriptions.set(made.id, made)
    return made
  }
  const begin = () => {
    if (first !== undefined) add(first)
  }
  begin()
  return {
    create: (request) => {
      const equal = [...subscriptions.values()].filter(({ eventType }) => eventType === request.eventType)
      if (equal.length >= MAX_WITH_EQUAL_CRITERIA) throw new ZenviaError('DUPLICATED')
      return add(request)
    },
    list: () => [...subscriptions.values()],
    get: (id) => {
      const found = subscriptions.get(id)
      if (!found) throw new ZenviaError('NOT_FOUND')
      return found
    },
    remove: (id) => {
      if (!subscriptions.delete(id)) throw new ZenviaError('NOT_FOUND')
    },
    reset: () => {
      subscriptions.clear()
      begin()
    },
  }
}

/** Reports to the product, with the token that it checks. */
export function reportTo(productUrl: string, webhookToken: string): SubscriptionRequest {
  const url = new URL('/api/sms/zenvia/status', productUrl).href
  const headers = { 'x-webhook-token': webhookToken }
  return { eventType: 'MESSAGE_STATUS', webhook: { url, headers }, criteria: { channel: 'sms' } }
}
