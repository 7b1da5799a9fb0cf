/** Every SQL statement of membership. Each step of the allowance is one statement: counter, reservation and ledger move together or not at all. */
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import type { Period } from './periods.ts'
import { allowancePeriods, subscriptions } from './schema.ts'

export type Subscription = typeof subscriptions.$inferSelect

const LIVE = ['pending', 'active', 'overdue'] as const

/** The live subscription, else the newest one that ended. */
export async function findSubscription(executor: Executor, memberId: string): Promise<Subscription | undefined> {
  const rows = await executor
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.memberId, memberId))
    .orderBy(desc(inArray(subscriptions.status, [...LIVE])), desc(subscriptions.createdAt))
    .limit(1)
  return rows[0]
}

/** Does nothing when the member has a live subscription already. */
export async function insertSubscription(executor: Executor, subscription: typeof subscriptions.$inferInsert): Promise<void> {
  await executor.insert(subscriptions).values(subscription).onConflictDoNothing()
}

export async function markSubscriptionCancelled(executor: Executor, id: string): Promise<void> {
  await executor.update(subscriptions).set({ status: 'cancelled' }).where(eq(subscriptions.id, id))
}

/** What is spent and what is held of a period; nothing yet is zero. */
export async function getUsage(
  executor: Executor,
  memberId: string,
  startsAt: Date,
): Promise<{ used: number; reserved: number }> {
  const rows = await executor
    .select({ used: allowancePeriods.used, reserved: allowancePeriods.reserved })
    .from(allowancePeriods)
    .where(and(eq(allowancePeriods.memberId, memberId), eq(allowancePeriods.startsAt, startsAt)))
  return rows[0] ?? { used: 0, reserved: 0 }
}

export interface Hold {
  readonly editId: string
  readonly memberId: string
  readonly period: Period
  readonly quota: number
  readonly now: Date
}

/** Holds one edit of the period. False when nothing is left: the counter's row lock decides between parallel callers. */
export async function insertReservation(tx: Transaction, { editId, memberId, period, quota, now }: Hold): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    with held as (
      insert into allowance_periods as p (member_id, starts_at, ends_at, quota, reserved)
      values (${memberId}, ${period.startsAt}, ${period.endsAt}, ${quota}, 1)
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

/** Turns what an edit holds into what is spent. Repeating it, or doing it after a release, changes nothing. */
export async function markReservationSpent(tx: Transaction, editId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    with settled as (
      update allowance_reservations set state = 'spent' where edit_id = ${editId} and state = 'reserved'
      returning edit_id, member_id, period_starts_at
    ), counted as (
      update allowance_periods p set reserved = p.reserved - 1, used = p.used + 1
      from settled s where p.member_id = s.member_id and p.starts_at = s.period_starts_at
    )
    insert into allowance_entries (member_id, period_starts_at, edit_id, kind, created_at)
    select member_id, period_starts_at, edit_id, 'spend', ${now} from settled`)
}

/** Gives back what an edit holds. Repeating it, or doing it after the edit was spent, changes nothing. */
export async function markReservationReleased(tx: Transaction, editId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    with settled as (
      update allowance_reservations set state = 'released' where edit_id = ${editId} and state = 'reserved'
      returning edit_id, member_id, period_starts_at
    ), counted as (
      update allowance_periods p set reserved = p.reserved - 1
      from settled s where p.member_id = s.member_id and p.starts_at = s.period_starts_at
    )
    insert into allowance_entries (member_id, period_starts_at, edit_id, kind, created_at)
    select member_id, period_starts_at, edit_id, 'release', ${now} from settled`)
}
