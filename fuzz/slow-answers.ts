/**
 * An answer that took far longer than its call usually does is requested again, alone and more than once, before it counts as
 * slow.
 */
import { percentile } from './checker.ts'
import type { Exchange, WireRequest } from './send.ts'

/** The product's promise for every call. */
export const SLOW_TIMES = 50
const REPEATS = 3

export interface Slowness {
  readonly aloneMs: number
  readonly times: number
}

/**
 * @param medianMs of the call under load: more than it takes alone, so the limit is generous
 * @param calmMs of the fastest call on this machine: below it a median measures the machine
 * @returns undefined when the load made it slow
 */
export async function confirmSlow(
  exchange: Exchange,
  request: WireRequest,
  { medianMs, calmMs }: { medianMs: number; calmMs: number },
): Promise<Slowness | undefined> {
  const times: number[] = []
  for (let tries = 0; tries < REPEATS; tries += 1) {
    times.push((await exchange(request)).ms)
    if (Math.min(...times) <= SLOW_TIMES * Math.max(medianMs, calmMs)) return undefined
  }
  return { aloneMs: percentile(times, 0), times: percentile(times, 0) / Math.max(medianMs, calmMs) }
}
