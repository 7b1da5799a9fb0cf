import { sql } from 'drizzle-orm'
import { type Clock, HOUR, later, SECOND } from '#platform/clock.ts'
import type { Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import { findNthNewestOrder } from './edit-queries.ts'

/** Far above what anybody looks at in an hour. Deleted and failed edits give their allowance back, but not the work that they were. */
export const ORDERS_PER_HOUR = 60

/** Refuses `too_many_requests` when the member has ordered an hour's worth; until the transaction ends, no other order of theirs is counted. */
export async function holdOrder(tx: Transaction, { clock, memberId }: { clock: Clock; memberId: string }): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`orders of ${memberId}`}, 0))`)
  const now = clock.now()
  const first = await findNthNewestOrder(tx, { memberId, nth: ORDERS_PER_HOUR, since: later(now, -HOUR) })
  if (!first) return
  const remainingTime = Math.ceil((later(first, HOUR).getTime() - now.getTime()) / SECOND)
  refuse('too_many_requests', { extra: { remainingTime } })
}
