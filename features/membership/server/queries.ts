/**
 * SQL over subscriptions and the allowance. Each step of an edit is one statement, so that counter, reservation and ledger always change
 * together; an edit given back is in `allowance-ledger.ts`.
 */
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { businessDay } from '#features/business-zone.ts'
import { lockByName, type Executor, type Transaction } from '#platform/database.ts'
import { LIVE_STATES, OVER_STATES } from '../contract.ts'
import type { Period } from './periods.ts'
import { allowancePeriods, subscriptions } from './schema.ts'

export type Subscription = typeof subscriptions.$inferSelect
export type SubscriptionChange = Partial<Omit<Subscription, 'id' | 'memberId' | 'createdAt'>>

/** Picks a member's subscription: the live one, otherwise the newest. */
export const LIVE_AND_NEWEST_FIRST = [
  desc(inArray(subscriptions.status, [...LIVE_STATES])),
  desc(subscriptions.createdAt),
] as const

/** The live subscription, otherwise the newest one that ended. */
export async function findSubscription(executor: Executor, memberId: string): Promise<Subscription | undefined> {
  const rows = await executor
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.memberId, memberId))
    .orderBy(...LIVE_AND_NEWEST_FIRST)
    .limit(1)
  return rows[0]
}

export async function findSubscriptionById(executor: Executor, id: string): Promise<Subscription | undefined> {
  const rows = await executor.select().from(subscriptions).where(eq(subscriptions.id, id))
  return rows[0]
}

export async function findSubscriptionByProviderId(executor: Executor, providerId: string): Promise<Subscription | undefined> {
  const rows = await executor.select().from(subscriptions).where(eq(subscriptions.providerSubscriptionId, providerId))
  return rows[0]
}

/** Locks the row until the transaction ends, so that changes of a subscription run one after the other. */
export async function findSubscriptionForUpdate(tx: Transaction, id: string): Promise<Subscription | undefined> {
  const rows = await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update')
  return rows[0]
}

/** Does nothing when the member has a live subscription already. */
export async function insertSubscription(executor: Executor, subscription: typeof subscriptions.$inferInsert): Promise<void> {
  await executor.insert(subscriptions).values(subscription).onConflictDoNothing()
}

/** Serialises the opening of subscriptions for a member until the transaction ends. */
export async function lockSubscriptionsOf(tx: Transaction, memberId: string): Promise<void> {
  await lockByName(tx, `subscriptions of ${memberId}`)
}

/** Subscriptions without an end date, whatever their status says. */
export async function listOpenSubscriptions(executor: Executor, memberId: string): Promise<readonly string[]> {
  const rows = await executor
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.memberId, memberId), isNull(subscriptions.endedAt)))
    .orderBy(subscriptions.id)
  return rows.map(({ id }) => id)
}

export async function listSubscriptions(executor: Executor, memberId: string): Promise<readonly Subscription[]> {
  return executor.select().from(subscriptions).where(eq(subscriptions.memberId, memberId)).orderBy(subscriptions.createdAt)
}

export async function listPeriods(
  executor: Executor,
  memberId: string,
): Promise<readonly (typeof allowancePeriods.$inferSelect)[]> {
  return executor
    .select()
    .from(allowancePeriods)
    .where(eq(allowancePeriods.memberId, memberId))
    .orderBy(allowancePeriods.startsAt)
}

export async function updateSubscription(executor: Executor, id: string, change: SubscriptionChange): Promise<void> {
  await executor.update(subscriptions).set(change).where(eq(subscriptions.id, id))
}

/** Ends older subscriptions for good when a newer one begins. A refunded one keeps its status. */
export async function endSubscriptions(tx: Transaction, memberId: string, endedAt: Date): Promise<void> {
  await tx
    .update(subscriptions)
    .set({
      endedAt,
      status: sql`case ${subscriptions.status} when 'refunded' then 'refunded' else 'cancelled' end`,
      nextCheckAt: null,
    })
    .where(and(eq(subscriptions.memberId, memberId), isNull(subscriptions.endedAt)))
}

/** Subscriptions whose status time alone may have changed. */
export async function listSubscriptionsToCheck(executor: Executor, now: Date, limit: number): Promise<readonly string[]> {
  const rows = await executor
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(lte(subscriptions.nextCheckAt, now))
    .orderBy(subscriptions.nextCheckAt)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Subscriptions that have ended here while the provider, as far as we know, still charges for them. */
export async function listSubscriptionsToStop(executor: Executor, limit: number): Promise<readonly string[]> {
  const rows = await executor
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.isCharging, true),
        isNull(subscriptions.purchaseBegunAt),
        or(inArray(subscriptions.status, [...OVER_STATES]), isNotNull(subscriptions.cancelRequestedAt)),
      ),
    )
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Disputes and refunds come long after the charge they concern, however old the subscription is. */
const hasChargeSince = (day: string) =>
  sql`exists (select from jsonb_array_elements(${subscriptions.charges}) charge where charge->>'dueOn' >= ${day})`

/**
 * Subscriptions that may still change: live ones, ended ones that are still charged, and those that began or were charged lately.
 * Courtesies and coupons are unknown to the provider.
 */
const toReconcile = (since: Date) =>
  and(
    or(
      inArray(subscriptions.status, [...LIVE_STATES]),
      eq(subscriptions.isCharging, true),
      gt(subscriptions.createdAt, since),
      hasChargeSince(businessDay(since)),
    ),
    or(
      isNotNull(subscriptions.providerSubscriptionId),
      isNotNull(subscriptions.purchaseBegunAt),
      eq(subscriptions.freePeriods, 0),
    ),
  )

export async function listSubscriptionsToReconcile(
  executor: Executor,
  { after, since, limit }: { after: string; since: Date; limit: number },
): Promise<readonly string[]> {
  const rows = await executor
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(after === '' ? undefined : gt(subscriptions.id, after), toReconcile(since)))
    .orderBy(subscriptions.id)
    .limit(limit)
  return rows.map(({ id }) => id)
}

export async function countSubscriptionsToReconcile(executor: Executor, since: Date): Promise<number> {
  return executor.$count(subscriptions, toReconcile(since))
}

/** When the newest courtesy of these members began; undefined when none of them has had one. */
export async function findCourtesyStart(tx: Transaction, memberIds: readonly string[]): Promise<Date | undefined> {
  const rows = await tx
    .select({ createdAt: subscriptions.createdAt })
    .from(subscriptions)
    .where(and(inArray(subscriptions.memberId, [...memberIds]), eq(subscriptions.isCourtesy, true)))
    .orderBy(desc(subscriptions.createdAt))
    .limit(1)
  return rows[0]?.createdAt
}

/** The total that these members have spent and reserved in a period. */
export async function sumUsage(tx: Transaction, memberIds: readonly string[], startsAt: Date): Promise<number> {
  const rows = await tx
    .select({ sum: sql<number>`coalesce(sum(${allowancePeriods.used} + ${allowancePeriods.reserved}), 0)::int` })
    .from(allowancePeriods)
    .where(and(inArray(allowancePeriods.memberId, [...memberIds]), eq(allowancePeriods.startsAt, startsAt)))
  return rows[0]?.sum ?? 0
}

/**
 * The total that these members have spent and reserved in periods that began before this one and end after its start. Periods of
 * one subscription never overlap, so such a period was cut short, by a refund or a withdrawn courtesy.
 */
export async function sumOverlappingUsage(executor: Executor, memberIds: readonly string[], startsAt: Date): Promise<number> {
  const rows = await executor
    .select({ sum: sql<number>`coalesce(sum(${allowancePeriods.used} + ${allowancePeriods.reserved}), 0)::int` })
    .from(allowancePeriods)
    .where(
      and(
        inArray(allowancePeriods.memberId, [...memberIds]),
        lt(allowancePeriods.startsAt, startsAt),
        gt(allowancePeriods.endsAt, startsAt),
      ),
    )
  return rows[0]?.sum ?? 0
}

/** Opens a period with fewer edits than usual. Does nothing when it is open already. */
export async function insertPeriod(
  tx: Transaction,
  { memberId, period, quota }: Pick<Reservation, 'memberId' | 'period' | 'quota'>,
): Promise<void> {
  await tx
    .insert(allowancePeriods)
    .values({ memberId, ...period, quota })
    .onConflictDoNothing()
}

export interface Reservation {
  readonly editId: string
  readonly memberId: string
  readonly period: Period
  readonly quota: number
  readonly now: Date
}

/** Reserves one edit of the period. False when nothing is left: the counter's row lock decides between parallel callers. */
export async function insertReservation(
  tx: Transaction,
  { editId, memberId, period, quota, now }: Reservation,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    with held as (
      insert into allowance_periods as p (member_id, starts_at, ends_at, quota, reserved)
      select ${memberId}::uuid, ${period.startsAt}::timestamptz, ${period.endsAt}::timestamptz, greatest(${quota}::int, 1), 1
      where ${quota}::int > 0
        or exists (select from allowance_periods where member_id = ${memberId} and starts_at = ${period.startsAt})
      on conflict (member_id, starts_at) do update set reserved = p.reserved + 1 where p.reserved + p.used < p.quota
      returning member_id, starts_at
    ), reservation as (
      insert into allowance_reservations (edit_id, member_id, period_starts_at, state)
      select ${editId}::uuid, member_id, starts_at, 'reserved' from held
    )
    insert into allowance_entries (member_id, period_starts_at, edit_id, kind, created_at)
    select member_id, starts_at, ${editId}::uuid, 'reserve', ${now} from held
    returning id`)
  return rows.length === 1
}

/** Turns an edit's reservation into spent. Repeating it, or doing it after a release, changes nothing. */
export async function markReservationSpent(tx: Transaction, editId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    with ended as (
      update allowance_reservations set state = 'spent' where edit_id = ${editId} and state = 'reserved'
      returning edit_id, member_id, period_starts_at
    ), counted as (
      update allowance_periods p set reserved = p.reserved - 1, used = p.used + 1
      from ended e where p.member_id = e.member_id and p.starts_at = e.period_starts_at
    )
    insert into allowance_entries (member_id, period_starts_at, edit_id, kind, created_at)
    select member_id, period_starts_at, edit_id, 'spend', ${now} from ended`)
}

/** Releases an edit's reservation. Repeating it, or doing it after the edit was spent, changes nothing. */
export async function markReservationReleased(tx: Transaction, editId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    with ended as (
      update allowance_reservations set state = 'released' where edit_id = ${editId} and state = 'reserved'
      returning edit_id, member_id, period_starts_at
    ), counted as (
      update allowance_periods p set reserved = p.reserved - 1
      from ended e where p.member_id = e.member_id and p.starts_at = e.period_starts_at
    )
    insert into allowance_entries (member_id, period_starts_at, edit_id, kind, created_at)
    select member_id, period_starts_at, edit_id, 'release', ${now} from ended`)
}
