import pLimit from 'p-limit'
import { DAY, later, SECOND } from '#platform/clock.ts'
import { refuse } from '#platform/errors.ts'
import type { ServerDeps } from './deps.ts'
import { findNthNewest } from './photo-queries.ts'

/** Far above what anybody edits in a day, and far below what fills a disk. */
export const UPLOADS_PER_DAY = 100
/** Each holds its whole file in memory until the photo is kept. */
const UPLOADS_AT_ONCE = 3

/** Lets one upload of a member in: reads it when it is its turn in this process. */
export type AdmitUpload = <Kept>(memberId: string, read: () => Promise<Kept>) => Promise<Kept>

/** Refuses `rate_limited` when the member has sent a day's worth of photos, before anything of the next is read. */
export function createAdmission(deps: Pick<ServerDeps, 'db' | 'clock'>): AdmitUpload {
  const inTurn = pLimit(UPLOADS_AT_ONCE)
  return async (memberId, read) => {
    await checkDay(deps, memberId)
    return inTurn(read)
  }
}

async function checkDay({ db, clock }: Pick<ServerDeps, 'db' | 'clock'>, memberId: string): Promise<void> {
  const now = clock.now()
  const first = await findNthNewest(db, { memberId, nth: UPLOADS_PER_DAY, since: later(now, -DAY) })
  if (!first) return
  const remainingTime = Math.ceil((later(first, DAY).getTime() - now.getTime()) / SECOND)
  refuse('rate_limited', { extra: { remainingTime } })
}
