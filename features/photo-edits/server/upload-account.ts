/**
 * Limits the processor time that one member's photos take. What a file takes is counted however its upload ends, so neither heavy
 * files nor damaged ones can be repeated without end, and drains again with time. The account is a row: it holds over all servers
 * and workers, and a process that dies leaves its reservation behind.
 */
import { type Clock, HOUR, SECOND } from '#platform/clock.ts'
import type { Database, Executor } from '#platform/database.ts'
import { Refusal, refuse } from '#platform/errors.ts'
import { UploadAborted } from './receive-upload.ts'
import { findUse, reserveUse, chargeUse } from './upload-account-queries.ts'

/** Opens 20 photos of 48 megapixels in a row, of the slowest type, with half as much to spare (docs/benchmarks.md). */
export const MAX_USED_MS = 120 * SECOND
/** A full account is empty again after this. */
export const DRAINED_IN_MS = HOUR
/** Set aside for each upload until it is over: so many at once also limit connections and space in the spool. */
export const RESERVED_MS = 8 * SECOND
/** Most photos are opened by then, so that what was set aside for them is free again. */
const SETTLED_IN_MS = 10 * SECOND
/** A member who has used more is served after the others. */
export const DEFERRED_FROM_MS = 40 * SECOND
/** Sending and writing a file takes time too, whatever it contains. */
const MIN_COST_MS = 200
/**
 * The least for a sender who leaves: what was begun is not measured, and a second is far more than it took. It counts as a failure,
 * three times: some forty hang-ups use up an account, and a dozen move their sender behind the others.
 */
const MIN_ABORT_COST_MS = SECOND
/** A file that becomes no photo was of no use to anybody. */
const FAILURE_FACTOR = 3
export const DRAIN_RATE = MAX_USED_MS / DRAINED_IN_MS

export interface AccountDeps {
  readonly db: Database
  readonly clock: Clock
}

interface MeterDeps extends AccountDeps {
  /** When the time is set aside; at once by default. */
  readonly inTurn?: (reserve: () => Promise<number>) => Promise<number>
}

/** What the account says about one upload. */
export interface UploadAllowance {
  readonly isDeferred: boolean
  /** What the member has used lately, with what is set aside for their other open uploads. */
  readonly usedMs: number
  /** Adds processor time that the upload has taken. */
  readonly onUsed: (processorMs: number) => void
}

/**
 * Runs one upload on the member's account. Refuses with `too_many_requests`, before anything is read, when the account has no
 * time left or too many uploads of the member are open.
 */
export async function meterUpload<Result>(
  { db, clock, inTurn = (set) => set() }: MeterDeps,
  memberId: string,
  upload: (meter: UploadAllowance) => Promise<Result>,
): Promise<Result> {
  const before = await inTurn(() => reserve({ db, clock }, memberId))
  let usedMs = 0
  let factor = 1
  let minMs = MIN_COST_MS
  try {
    return await upload({ isDeferred: before > DEFERRED_FROM_MS, usedMs: before, onUsed: (ms) => void (usedMs += ms) })
  } catch (error) {
    // our own fault, or a machine without time, costs the member no more than a photo
    if (error instanceof Refusal && error.code !== 'too_many_requests') factor = FAILURE_FACTOR
    if (error instanceof UploadAborted) minMs = MIN_ABORT_COST_MS
    throw error
  } finally {
    const costMs = Math.round(factor * Math.max(minMs, usedMs))
    await chargeUse(db, { memberId, now: clock.now(), drainRate: DRAIN_RATE, reservedMs: RESERVED_MS, costMs })
  }
}

/** Milliseconds until the account has room for one more reservation of this size; none or less when it has now. */
export async function waitMsFor(
  { db, clock }: { readonly db: Executor; readonly clock: Clock },
  memberId: string,
  { reservedMs, maxMs }: { readonly reservedMs: number; readonly maxMs: number },
): Promise<number> {
  const used = await findUse(db, { memberId, now: clock.now(), drainRate: DRAIN_RATE })
  const drainedInMs = (missingMs: number) => Math.ceil(missingMs / DRAIN_RATE)
  const missingMs = used.usedMs + reservedMs - maxMs
  // what is open costs far less than is set aside for it
  return Math.min(drainedInMs(missingMs), Math.max(SETTLED_IN_MS, drainedInMs(missingMs - used.reservedMs)))
}

async function reserve({ db, clock }: AccountDeps, memberId: string): Promise<number> {
  const account = { memberId, now: clock.now(), drainRate: DRAIN_RATE }
  const usedMs = await reserveUse(db, { ...account, byMs: RESERVED_MS, maxMs: MAX_USED_MS })
  if (usedMs !== undefined) return usedMs - RESERVED_MS
  const waitMs = await waitMsFor({ db, clock }, memberId, { reservedMs: RESERVED_MS, maxMs: MAX_USED_MS })
  const remainingTime = Math.max(1, Math.ceil(waitMs / SECOND))
  return refuse('too_many_requests', { extra: { remainingTime } })
}
