/** The account's rate limits: https://docs.asaas.com/reference/api-limits. Exceeding any of the three answers 429. */
import { type Clock, HOUR, addMs, MINUTE } from '#platform/clock.ts'
import type { AsaasSettings } from './settings.ts'

const QUOTA_WINDOW_MS = 12 * HOUR
const ENDPOINT_WINDOW_MS = MINUTE

interface Window {
  readonly endsAt: Date
  used: number
}

export interface Limits {
  /** Counts one call. @param endpoint the call's method and path, without its ids */
  readonly enter: (endpoint: string, isReading: boolean) => Entrance
  /** Ends one read. */
  readonly leave: () => void
  readonly clear: () => void
}

export interface Entrance {
  readonly isAllowed: boolean
  /** Only endpoints with a limit of their own return headers. */
  readonly headers: Readonly<Record<string, string>>
}

export function createLimits(clock: Clock, settings: AsaasSettings): Limits {
  const windows = new Map<string, Window>()
  let reading = 0

  /** A window begins with its first call. */
  const count = (name: string, lengthMs: number): Window => {
    const now = clock.now()
    const known = windows.get(name)
    const window = known && known.endsAt > now ? known : { endsAt: addMs(now, lengthMs), used: 0 }
    window.used += 1
    windows.set(name, window)
    return window
  }
  const enterEndpoint = (endpoint: string): Entrance => {
    const limit = settings.get('endpoint_limit')
    if (limit === 0) return { isAllowed: true, headers: {} }
    const { used, endsAt } = count(endpoint, ENDPOINT_WINDOW_MS)
    const secondsLeft = Math.ceil((endsAt.getTime() - clock.now().getTime()) / 1000)
    return { isAllowed: used <= limit, headers: rateLimitHeaders(limit, Math.max(0, limit - used), secondsLeft) }
  }

  return {
    enter: (endpoint, isReading) => {
      reading += isReading ? 1 : 0
      const isWithinQuota = count('', QUOTA_WINDOW_MS).used <= settings.get('request_quota')
      const isCalm = !isReading || reading <= settings.get('concurrent_reads')
      const { isAllowed, headers } = enterEndpoint(endpoint)
      return { isAllowed: isWithinQuota && isCalm && isAllowed, headers }
    },
    leave: () => {
      reading -= 1
    },
    clear: () => windows.clear(),
  }
}

export function rateLimitHeaders(limit: number, remaining: number, resetSeconds: number): Record<string, string> {
  return {
    'ratelimit-limit': String(limit),
    'ratelimit-remaining': String(remaining),
    'ratelimit-reset': String(resetSeconds),
  }
}
