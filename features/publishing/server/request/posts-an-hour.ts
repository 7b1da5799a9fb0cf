import { type Clock, HOUR } from '#platform/clock.ts'
import { lockByName, type Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import { findNthNewestRequest } from '../queries.ts'
import { secondsUntilAllowed } from '#platform/count-limit.ts'

/** The hourly limit of orders per member, cancelled ones included: more than Instagram accepts from one account in a day. */
export const POSTS_PER_HOUR = 60

/**
 * Refuses `too_many_posts` at the hourly limit. Locks the member's orders until the transaction ends, so that parallel orders
 * cannot exceed it.
 */
export async function lockRequestsOf(tx: Transaction, { clock, memberId }: { clock: Clock; memberId: string }): Promise<void> {
  await lockByName(tx, `posts of ${memberId}`)
  const limit = { most: POSTS_PER_HOUR, withinMs: HOUR }
  const remainingTime = await secondsUntilAllowed(clock, limit, (which) => findNthNewestRequest(tx, { memberId, ...which }))
  if (remainingTime > 0) refuse('too_many_posts', { extra: { remainingTime } })
}
