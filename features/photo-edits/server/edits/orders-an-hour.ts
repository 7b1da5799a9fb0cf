import { type Clock, HOUR } from '#platform/clock.ts'
import { lockByName, type Executor, type Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import { findNthNewestOrder } from './edit-queries.ts'
import { secondsUntilAllowed } from '#platform/count-limit.ts'

/** Far more than anybody needs in an hour. Deleted and failed edits release their allowance, but their work was done. */
export const ORDERS_PER_HOUR = 60

/**
 * Refuses with `too_many_requests` when the member has reached the hour's limit; until the transaction ends, no other order of
 * theirs is counted.
 */
export async function lockOrders(tx: Transaction, { clock, memberId }: { clock: Clock; memberId: string }): Promise<void> {
  await lockByName(tx, `orders of ${memberId}`)
  await requireOrdersLeft(tx, { clock, memberId })
}

/** Refuses with `too_many_requests` when the member has reached the hour's limit. */
export async function requireOrdersLeft(
  executor: Executor,
  { clock, memberId }: { clock: Clock; memberId: string },
): Promise<void> {
  const limit = { most: ORDERS_PER_HOUR, withinMs: HOUR }
  const remainingTime = await secondsUntilAllowed(clock, limit, (which) => findNthNewestOrder(executor, { memberId, ...which }))
  if (remainingTime > 0) refuse('too_many_requests', { extra: { remainingTime } })
}
