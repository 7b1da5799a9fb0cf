/** SQL about many members at once, for administrators' lists. */
import { inArray, sql } from 'drizzle-orm'
import type { Executor } from '#platform/database.ts'
import { PLAN } from '#features/plan.ts'
import { LIVE_AND_NEWEST_FIRST, type Subscription } from './queries.ts'
import { subscriptions } from './schema.ts'

/** For each member, the subscription that `findSubscription` returns. */
export async function findSubscriptionsOfAll(executor: Executor, memberIds: readonly string[]): Promise<readonly Subscription[]> {
  return executor
    .selectDistinctOn([subscriptions.memberId])
    .from(subscriptions)
    .where(inArray(subscriptions.memberId, [...memberIds]))
    .orderBy(subscriptions.memberId, ...LIVE_AND_NEWEST_FIRST)
}

/** The existing ones. */
export async function listSubscriptionsById(executor: Executor, ids: readonly string[]): Promise<readonly Subscription[]> {
  if (ids.length === 0) return []
  return executor
    .select()
    .from(subscriptions)
    .where(inArray(subscriptions.id, [...new Set(ids)]))
}

/** The owner of each of the provider's subscriptions. */
export async function listOwnersOfSubscriptions(
  executor: Executor,
  providerIds: readonly string[],
): Promise<readonly { readonly objectId: string | null; readonly memberId: string }[]> {
  return executor
    .select({ objectId: subscriptions.providerSubscriptionId, memberId: subscriptions.memberId })
    .from(subscriptions)
    .where(inArray(subscriptions.providerSubscriptionId, [...providerIds]))
}

interface RemainingRequest {
  readonly memberId: string
  /** The start of the requested period. */
  readonly startsAt: Date
  /** The current and former accounts of the member. */
  readonly accounts: readonly string[]
}

/** Edits that each member has left in a period; for a period not used yet, what it would begin with. */
export async function listRemainingEdits(
  executor: Executor,
  asked: readonly RemainingRequest[],
): Promise<ReadonlyMap<string, number>> {
  const pairs = asked.flatMap(({ memberId, startsAt, accounts }) => accounts.map((self) => ({ memberId, startsAt, self })))
  const { rows } = await executor.execute<{ member_id: string; left: number }>(sql`
    select asked.member_id, coalesce(
      max(own.quota - own.used - own.reserved),
      greatest(0, ${PLAN.editsPerPeriod}::int - coalesce(sum(before.used + before.reserved), 0))
    )::int as left
    from unnest(
      ${sql.param(pairs.map(({ memberId }) => memberId))}::uuid[],
      ${sql.param(pairs.map(({ self }) => self))}::uuid[],
      ${sql.param(pairs.map(({ startsAt }) => startsAt.toISOString()))}::timestamptz[]
    ) as asked (member_id, self_id, starts_at)
    left join allowance_periods as own on own.member_id = asked.member_id and own.starts_at = asked.starts_at
    left join allowance_periods as before
      on before.member_id = asked.self_id and before.starts_at < asked.starts_at and before.ends_at > asked.starts_at
    group by asked.member_id`)
  return new Map(rows.map(({ member_id: memberId, left }) => [memberId, left]))
}
