/** SQL over readings of the whole truth, and over the one row that says when the next one is due. */
import { and, desc, eq, lte, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Executor, Transaction } from '#platform/database.ts'
import type { Place } from '#platform/page-cursor.ts'
import { type Difference, dailyRepairs, repairs, type Trouble } from '../schema.ts'

export type Repair = typeof repairs.$inferSelect

const NAME = 'daily'
const RUNNING = 'running'

/** True for the one caller whose turn it is. The first time it is due at once. */
export async function moveDailyRepair(tx: Transaction, { now, next }: { now: Date; next: Date }): Promise<boolean> {
  const rows = await tx
    .insert(dailyRepairs)
    .values({ name: NAME, dueAt: next })
    .onConflictDoUpdate({ target: dailyRepairs.name, set: { dueAt: next }, setWhere: sql`${dailyRepairs.dueAt} <= ${now}` })
    .returning({ name: dailyRepairs.name })
  return rows.length === 1
}

/** The one that is under way, if there is one: whoever orders it then, and nobody had, stands in the activity log at its end. */
export async function insertRepair(tx: Transaction, repair: typeof repairs.$inferInsert): Promise<Repair | undefined> {
  const isOrdered = sql`${repairs.orderedBy} is not null`
  const rows = await tx
    .insert(repairs)
    .values(repair)
    .onConflictDoUpdate({
      target: repairs.state,
      targetWhere: sql`state = 'running'`,
      set: {
        orderedBy: sql`case when ${isOrdered} then ${repairs.orderedBy} else excluded.ordered_by end`,
        address: sql`case when ${isOrdered} then ${repairs.address} else excluded.address end`,
      },
    })
    .returning()
  return rows[0]
}

export async function findRepair(executor: Executor, id: string): Promise<Repair | undefined> {
  const rows = await executor.select().from(repairs).where(eq(repairs.id, id))
  return rows[0]
}

export async function findNewestRepair(executor: Executor): Promise<Repair | undefined> {
  const rows = await executor.select().from(repairs).orderBy(desc(repairs.startedAt), desc(repairs.id)).limit(1)
  return rows[0]
}

/** Newest first. @param request.after where the page before ended, by the moment of its last one's beginning */
export async function listRepairs(
  executor: Executor,
  { after, limit }: { after: Place | undefined; limit: number },
): Promise<readonly Repair[]> {
  const isFurther = after && sql`(${repairs.startedAt}, ${repairs.id}) < (${after.createdAt}, ${after.id}::uuid)`
  return executor.select().from(repairs).where(isFurther).orderBy(desc(repairs.startedAt), desc(repairs.id)).limit(limit)
}

/** What the reading of one contract came to. */
export interface Progress {
  readonly lastRead: string
  readonly subscriptionsFixed: number
  readonly paymentsProcessed: number
  readonly details: readonly Difference[]
  readonly errors: readonly Trouble[]
}

/** More than anybody reads. */
const MOST_NAMED = 200

/** A list of the first of them: each rewriting of it must stay small, however many there are. */
function append(list: PgColumn, added: readonly object[]) {
  return added.length === 0
    ? undefined
    : sql`case when jsonb_array_length(${list}) < ${MOST_NAMED} then ${list} || ${JSON.stringify(added)}::jsonb else ${list} end`
}

/** False when somebody else has read on meanwhile, or it has ended. @param after the last contract that was read before this one */
export async function advanceRepair(
  executor: Executor,
  { id, after, progress }: { id: string; after: string | null; progress: Progress },
): Promise<boolean> {
  const rows = await executor
    .update(repairs)
    .set({
      lastRead: progress.lastRead,
      done: sql`${repairs.done} + 1`,
      subscriptionsFixed: sql`${repairs.subscriptionsFixed} + ${progress.subscriptionsFixed}`,
      paymentsProcessed: sql`${repairs.paymentsProcessed} + ${progress.paymentsProcessed}`,
      unread: sql`${repairs.unread} + ${progress.errors.length}`,
      details: append(repairs.details, progress.details),
      errors: append(repairs.errors, progress.errors),
      resumesAt: null,
    })
    .where(and(eq(repairs.id, id), eq(repairs.state, RUNNING), sql`${repairs.lastRead} is not distinct from ${after}::uuid`))
    .returning({ id: repairs.id })
  return rows.length === 1
}

/** The provider wants a pause: what comes after this moment goes on from here. */
export async function pauseRepair(executor: Executor, id: string, resumesAt: Date): Promise<void> {
  await executor
    .update(repairs)
    .set({ resumesAt })
    .where(and(eq(repairs.id, id), eq(repairs.state, RUNNING)))
}

/** The one whose pause is over; undefined for none. */
export async function takeRepairToResume(tx: Transaction, now: Date): Promise<string | undefined> {
  const rows = await tx
    .update(repairs)
    .set({ resumesAt: null })
    .where(and(eq(repairs.state, RUNNING), lte(repairs.resumesAt, now)))
    .returning({ id: repairs.id })
  return rows[0]?.id
}

/** Forgets from where it was ordered: the activity log keeps that for as long as it may. @returns false when it had ended already */
export async function endRepair(
  executor: Executor,
  id: string,
  end: { state: 'done' | 'failed'; endedAt: Date },
): Promise<boolean> {
  const rows = await executor
    .update(repairs)
    .set({ ...end, address: null })
    .where(and(eq(repairs.id, id), eq(repairs.state, RUNNING)))
    .returning({ id: repairs.id })
  return rows.length === 1
}
