/** What administrators can do with the ledger: read it, and give back spent edits. */
import { and, desc, eq, getTableColumns, inArray, lt, or, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import type { Period } from './periods.ts'
import { allowanceEntries, allowancePeriods, reservations } from './schema.ts'

export type AllowanceEntry = typeof allowanceEntries.$inferSelect & {
  /** A spend that was not given back, in a period that is not over. */
  readonly canGiveBack: boolean
}

/** Ledger entries, newest first. @param after the last entry of the previous page */
export async function listAllowance(
  executor: Executor,
  { memberId, after, limit, now }: { memberId: string; after: number | undefined; limit: number; now: Date },
): Promise<readonly AllowanceEntry[]> {
  const canGiveBack = sql<boolean>`${allowanceEntries.kind} = 'spend' and ${reservations.state} = 'spent'
    and coalesce(${allowancePeriods.endsAt} > ${now}, false)`
  return executor
    .select({ ...getTableColumns(allowanceEntries), canGiveBack })
    .from(allowanceEntries)
    .innerJoin(reservations, eq(reservations.editId, allowanceEntries.editId))
    .leftJoin(
      allowancePeriods,
      and(
        eq(allowancePeriods.memberId, allowanceEntries.memberId),
        eq(allowancePeriods.startsAt, allowanceEntries.periodStartsAt),
      ),
    )
    .where(and(eq(allowanceEntries.memberId, memberId), after === undefined ? undefined : lt(allowanceEntries.id, after)))
    .orderBy(desc(allowanceEntries.id))
    .limit(limit)
}

/** Whether a spent edit can be given back, or already was. */
export type Return = 'possible' | 'done'

/** Those of these edits that spent something which can be given back, or already was. */
export async function listReturns(
  executor: Executor,
  { memberId, editIds, now }: { memberId: string; editIds: readonly string[]; now: Date },
): Promise<ReadonlyMap<string, Return>> {
  const isOpen = sql`${allowancePeriods.endsAt} > ${now}`
  const rows = await executor
    .select({ editId: reservations.editId, state: reservations.state })
    .from(reservations)
    .leftJoin(
      allowancePeriods,
      and(eq(allowancePeriods.memberId, reservations.memberId), eq(allowancePeriods.startsAt, reservations.periodStartsAt)),
    )
    .where(
      and(
        eq(reservations.memberId, memberId),
        inArray(reservations.editId, [...editIds]),
        or(eq(reservations.state, 'given_back'), and(eq(reservations.state, 'spent'), isOpen)),
      ),
    )
  return new Map(rows.map(({ editId, state }) => [editId, state === 'given_back' ? 'done' : 'possible']))
}

export interface GivingBack {
  readonly memberId: string
  readonly editId: string
  /** The open period: an edit spent in another one cannot be used again. */
  readonly period: Period
  readonly now: Date
}

/** The used count of a period, including reservations of running edits, and what remains. */
export interface Usage extends Record<string, unknown> {
  readonly used: number
  readonly remaining: number
}

/** Gives back an edit spent in this period. Undefined when it spent nothing there. */
export async function markReservationGivenBack(
  tx: Transaction,
  { memberId, editId, period, now }: GivingBack,
): Promise<Usage | undefined> {
  const { rows } = await tx.execute<Usage>(sql`
    with given_back as (
      update allowance_reservations set state = 'given_back'
      where edit_id = ${editId} and member_id = ${memberId} and period_starts_at = ${period.startsAt} and state = 'spent'
      returning edit_id, member_id, period_starts_at
    ), counted as (
      update allowance_periods p set used = p.used - 1
      from given_back r where p.member_id = r.member_id and p.starts_at = r.period_starts_at
      returning p.used + p.reserved as used, p.quota - p.used - p.reserved as remaining
    ), entered as (
      insert into allowance_entries (member_id, period_starts_at, edit_id, kind, created_at)
      select member_id, period_starts_at, edit_id, 'give_back', ${now} from given_back
    )
    select used, remaining from counted`)
  return rows[0]
}

/** Whether an edit of this member was spent and given back. */
export async function isGivenBack(executor: Executor, memberId: string, editId: string): Promise<boolean> {
  const rows = await executor
    .select({ id: allowanceEntries.id })
    .from(allowanceEntries)
    .where(
      and(eq(allowanceEntries.memberId, memberId), eq(allowanceEntries.editId, editId), eq(allowanceEntries.kind, 'give_back')),
    )
  return rows.length === 1
}
