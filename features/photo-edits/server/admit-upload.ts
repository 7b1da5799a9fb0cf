import { createSequence } from '#engine/worker/sequence.ts'
import { refuse } from '#platform/errors.ts'
import { countOpenUpload } from './count-open-uploads.ts'
import type { ServerDeps } from './deps.ts'
import { requireUploadLeft } from './uploads-a-day.ts'

/** Each keeps its whole file in memory until the photo is stored. */
const KEPT_AT_ONCE = 3
/** A phone that changes its network leaves an upload hanging and begins another. */
export const ARRIVING_AT_ONCE = 3
/** The wait stated to a member who sends more than that in parallel. */
const COME_BACK_SECONDS = 10

/** Waits for a turn in this process, since it takes memory: members take turns, and each has one at a time. */
export type InTurn = <Kept>(keep: () => Promise<Kept>) => Promise<Kept>

/** Admits one upload of a member. It is received at its sender's speed before its turn, so that a slow one delays nobody else. */
export type AdmitUpload = <Kept>(memberId: string, receive: (inTurn: InTurn) => Promise<Kept>) => Promise<Kept>

/**
 * Refuses with `too_many_requests`, before reading anything, when the member has sent a day's number of photos, is sending
 * several already, or has started too many in an hour that did not finish.
 */
export function createAdmission({ db, clock }: Pick<ServerDeps, 'db' | 'clock'>): AdmitUpload {
  const sequence = createSequence(KEPT_AT_ONCE)
  const arriving = countArriving()

  return async (memberId, receive) => {
    await requireUploadLeft(db, { clock, memberId })
    return arriving(memberId, () =>
      countOpenUpload({ db, clock }, memberId, () => receive((keep) => sequence.run(keep, { owner: memberId }))),
    )
  }
}

/** Limits a member's parallel uploads in this process. */
function countArriving(): <Result>(memberId: string, upload: () => Promise<Result>) => Promise<Result> {
  const arriving = new Map<string, number>()
  return async (memberId, upload) => {
    const others = arriving.get(memberId) ?? 0
    if (others >= ARRIVING_AT_ONCE) refuse('too_many_requests', { extra: { remainingTime: COME_BACK_SECONDS } })
    arriving.set(memberId, others + 1)
    try {
      return await upload()
    } finally {
      const left = (arriving.get(memberId) ?? 0) - 1
      if (left > 0) arriving.set(memberId, left)
      else arriving.delete(memberId)
    }
  }
}
