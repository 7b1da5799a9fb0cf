import { type Clock, DAY } from '#platform/clock.ts'
import { lockByName, type Executor, type Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import { findNthNewest } from './photo-queries.ts'
import { secondsUntilAllowed } from '#platform/count-limit.ts'

/** Far more than anybody edits in a day, and far less than fills a disk. */
export const UPLOADS_PER_DAY = 100

/** Refuses with `too_many_requests` when the member has sent a day's number of photos. */
export async function requireUploadLeft(
  executor: Executor,
  { clock, memberId }: { clock: Clock; memberId: string },
): Promise<void> {
  const limit = { most: UPLOADS_PER_DAY, withinMs: DAY }
  const remainingTime = await secondsUntilAllowed(clock, limit, (which) => findNthNewest(executor, { memberId, ...which }))
  if (remainingTime > 0) refuse('too_many_requests', { extra: { remainingTime } })
}

/** Like `requireUploadLeft`; until the transaction ends, no other upload of the member is counted. */
export async function lockUploads(tx: Transaction, { clock, memberId }: { clock: Clock; memberId: string }): Promise<void> {
  await lockByName(tx, `uploads of ${memberId}`)
  await requireUploadLeft(tx, { clock, memberId })
}
