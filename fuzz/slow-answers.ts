/**
 * An answer that took far longer than its call usually does is requested again, alone and more than once, before it counts as
 * slow.
 */
import { WAIT_FOR_WORKER_MS } from '#features/photo-edits/server/edits/wait-for-event.ts'
import { percentile } from './checker.ts'
import type { Call } from './read-openapi.ts'
import type { Exchange, WireRequest } from './send.ts'

/** The product's promise for every call. */
export const SLOW_TIMES = 50
const REPEATS = 3

export interface Slowness {
  readonly aloneMs: number
  readonly times: number
}

/** What a call refuses with when it has waited for a worker for so long. */
const NOT_READY = 'edit_not_ready'

/**
 * The milliseconds beyond which an answer is slow. A call that waits for a worker is mostly answered at once, with what was made
 * before or with a refusal, so its median says nothing about the wait that it promises.
 */
export function slowLimit(call: Pick<Call, 'codes'> | undefined, medianMs: number): number {
  return SLOW_TIMES * medianMs + (call?.codes.has(NOT_READY) === true ? WAIT_FOR_WORKER_MS : 0)
}

interface Compared {
  readonly call: Pick<Call, 'codes'> | undefined
  readonly medianMs: number
  readonly calmMs: number
}

/**
 * @param medianMs of the call under load: more than it takes alone, so the limit is generous
 * @param calmMs of the fastest call on this machine: below it a median measures the machine
 * @returns undefined when the load made it slow
 */
export async function confirmSlow(
  exchange: Exchange,
  request: WireRequest,
  { call, medianMs, calmMs }: Compared,
): Promise<Slowness | undefined> {
  const usualMs = Math.max(medianMs, calmMs)
  const times: number[] = []
  for (let tries = 0; tries < REPEATS; tries += 1) {
    times.push((await exchange(request)).ms)
    if (Math.min(...times) <= slowLimit(call, usualMs)) return undefined
  }
  return { aloneMs: percentile(times, 0), times: percentile(times, 0) / usualMs }
}
