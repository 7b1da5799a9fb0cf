import { sql } from 'drizzle-orm'
import { type Clock, HOUR, addMs, SECOND } from '#platform/clock.ts'
import type { Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import { findNthNewestOrder } from '../queries.ts'

/** The hourly limit of orders per member, cancelled ones included: more than Instagram accepts from one account in a day. */
export const ORDERS_PER_HOUR = 60

/**
 * Refuses `too_many_posts` at the hourly limit. Locks the member's orders until the transaction ends, so that parallel orders
 * cannot exceed it.
 */
export async function lockOrders(tx: Transaction, { clock, memberId }: { clock: Clock; memberId: string }): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`posts of ${memberId}`}, 0))`)
  const now = clock.now()
  const first = await findNthNewestOrder(tx, { memberId, nth: ORDERS_PER_HOUR, since: addMs(now, -HOUR) })
  if (!first) return
  const remainingTime = Math.ceil((addMs(first, HOUR).getTime() - now.getTime()) / SECOND)
  refuse('too_many_posts', { extra: { remainingTime } })
}
