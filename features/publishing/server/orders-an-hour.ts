import { sql } from 'drizzle-orm'
import { type Clock, HOUR, later, SECOND } from '#platform/clock.ts'
import type { Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import { findNthNewestOrder } from './queries.ts'

/** More than Instagram takes in a day of many accounts, and far above what anybody plans in an hour. What was called off counts too. */
export const ORDERS_PER_HOUR = 60

/** Refuses `too_many_posts` when the member has ordered an hour's worth; until the transaction ends, no other order of theirs is counted. */
export async function holdOrder(tx: Transaction, { clock, memberId }: { clock: Clock; memberId: string }): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`posts of ${memberId}`}, 0))`)
  const now = clock.now()
  const first = await findNthNewestOrder(tx, { memberId, nth: ORDERS_PER_HOUR, since: later(now, -HOUR) })
  if (!first) return
  const remainingTime = Math.ceil((later(first, HOUR).getTime() - now.getTime()) / SECOND)
  refuse('too_many_posts', { extra: { remainingTime } })
}
