import { sql } from 'drizzle-orm'
import { type Clock, DAY, addMs, SECOND } from '#platform/clock.ts'
import type { Executor, Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import { findNthNewest } from './photo-queries.ts'

/** Far more than anybody edits in a day, and far less than fills a disk. */
export const UPLOADS_PER_DAY = 100

/** Refuses with `too_many_requests` when the member has sent a day's number of photos. */
export async function requireUploadLeft(
  executor: Executor,
  { clock, memberId }: { clock: Clock; memberId: string },
): Promise<void> {
  const now = clock.now()
  const first = await findNthNewest(executor, { memberId, nth: UPLOADS_PER_DAY, since: addMs(now, -DAY) })
  if (!first) return
  const remainingTime = Math.ceil((addMs(first, DAY).getTime() - now.getTime()) / SECOND)
  refuse('too_many_requests', { extra: { remainingTime } })
}

/** Like `requireUploadLeft`; until the transaction ends, no other upload of the member is counted. */
export async function lockUploads(tx: Transaction, { clock, memberId }: { clock: Clock; memberId: string }): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`uploads of ${memberId}`}, 0))`)
  await requireUploadLeft(tx, { clock, memberId })
}
