import { sql } from 'drizzle-orm'
import { type Clock, HOUR, addMs, SECOND } from '#platform/clock.ts'
import type { Executor, Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import { findNthNewestOrder } from './edit-queries.ts'

/** Far more than anybody needs in an hour. Deleted and failed edits release their allowance, but their work was done. */
export const ORDERS_PER_HOUR = 60

/**
 * Refuses with `too_many_requests` when the member has reached the hour's limit; until the transaction ends, no other order of
 * theirs is counted.
 */
export async function lockOrders(tx: Transaction, { clock, memberId }: { clock: Clock; memberId: string }): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`orders of ${memberId}`}, 0))`)
  await requireOrdersLeft(tx, { clock, memberId })
}

/** Refuses with `too_many_requests` when the member has reached the hour's limit. */
export async function requireOrdersLeft(
  executor: Executor,
  { clock, memberId }: { clock: Clock; memberId: string },
): Promise<void> {
  const now = clock.now()
  const first = await findNthNewestOrder(executor, { memberId, nth: ORDERS_PER_HOUR, since: addMs(now, -HOUR) })
  if (!first) return
  const remainingTime = Math.ceil((addMs(first, HOUR).getTime() - now.getTime()) / SECOND)
  refuse('too_many_requests', { extra: { remainingTime } })
}
