/** SQL about many members at once, for the lists of administrators. */
import { inArray, sql } from 'drizzle-orm'
import type { Executor } from '#platform/database.ts'
import { PHOTOS_LIMIT } from '../contract.ts'
import { LIVE_AND_NEWEST_FIRST, type Subscription } from './queries.ts'
import { subscriptions } from './schema.ts'

/** Of each of these members the one that `findSubscription` finds. */
export async function findSubscriptionsOfAll(executor: Executor, memberIds: readonly string[]): Promise<readonly Subscription[]> {
  return executor
    .selectDistinctOn([subscriptions.memberId])
    .from(subscriptions)
    .where(inArray(subscriptions.memberId, [...memberIds]))
    .orderBy(subscriptions.memberId, ...LIVE_AND_NEWEST_FIRST)
}

/** Whose each of the provider's subscriptions is. */
export async function listOwnersOfSubscriptions(
  executor: Executor,
  asaasIds: readonly string[],
): Promise<readonly { readonly objectId: string | null; readonly memberId: string }[]> {
  return executor
    .select({ objectId: subscriptions.asaasSubscriptionId, memberId: subscriptions.memberId })
    .from(subscriptions)
    .where(inArray(subscriptions.asaasSubscriptionId, [...asaasIds]))
}

interface AskedLeft {
  readonly memberId: string
  /** When the period began that is asked for. */
  readonly startsAt: Date
  /** The accounts that the member has and had. */
  readonly selves: readonly string[]
}

/** How many edits each of these members has left of a period; of one that was not begun to be used, what it would begin with. */
export async function listLeft(executor: Executor, asked: readonly AskedLeft[]): Promise<ReadonlyMap<string, number>> {
  const pairs = asked.flatMap(({ memberId, startsAt, selves }) => selves.map((self) => ({ memberId, startsAt, self })))
  const { rows } = await executor.execute<{ member_id: string; left: number }>(sql`
    select asked.member_id, coalesce(
      max(own.quota - own.used - own.reserved),
      greatest(0, ${PHOTOS_LIMIT}::int - coalesce(sum(before.used + before.reserved), 0))
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
