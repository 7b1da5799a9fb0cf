import pLimit from 'p-limit'
import { refuse } from '#platform/errors.ts'
import type { ServerDeps } from './deps.ts'
import { requireUploadLeft } from './uploads-a-day.ts'

/** Each holds its whole file in memory until the photo is kept. */
const KEPT_AT_ONCE = 3
/** A phone that changes its network leaves an upload hanging and begins another. */
export const ARRIVING_AT_ONCE = 3
/** What the answer tells a member who sends more than that side by side. */
const COME_BACK_SECONDS = 10

/** Waits for a turn in this process, for what takes memory. */
export type InTurn = <Kept>(keep: () => Promise<Kept>) => Promise<Kept>

/** Lets one upload of a member in. It arrives at its sender's pace, outside of any turn, so that a slow one holds up nobody else. */
export type AdmitUpload = <Kept>(memberId: string, receive: (inTurn: InTurn) => Promise<Kept>) => Promise<Kept>

/**
 * Refuses `too_many_requests`, before anything of the next is read, when the member has sent a day's worth of photos or is
 * sending several already.
 */
export function createAdmission({ db, clock }: Pick<ServerDeps, 'db' | 'clock'>): AdmitUpload {
  const inTurn = pLimit(KEPT_AT_ONCE)
  const arriving = new Map<string, number>()

  return async (memberId, receive) => {
    await requireUploadLeft(db, { clock, memberId })
    const others = arriving.get(memberId) ?? 0
    if (others >= ARRIVING_AT_ONCE) refuse('too_many_requests', { extra: { remainingTime: COME_BACK_SECONDS } })
    arriving.set(memberId, others + 1)
    try {
      return await receive((keep) => inTurn(keep))
    } finally {
      const left = (arriving.get(memberId) ?? 0) - 1
      if (left > 0) arriving.set(memberId, left)
      else arriving.delete(memberId)
    }
  }
}
