/** SQL over reconciliations, and over the row that says when the next one is due. */
import { and, desc, eq, lte, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Executor, Transaction } from '#platform/database.ts'
import type { Cursor } from '#platform/page-cursor.ts'
import { type Difference, reconciliationSchedule, reconciliations, type Problem } from '../schema.ts'

export type Reconciliation = typeof reconciliations.$inferSelect

const NAME = 'daily'
const RUNNING = 'running'

/** True for the one caller that may begin it. The first time it is due at once. */
export async function moveDailyReconciliation(tx: Transaction, { now, next }: { now: Date; next: Date }): Promise<boolean> {
  const rows = await tx
    .insert(reconciliationSchedule)
    .values({ name: NAME, dueAt: next })
    .onConflictDoUpdate({
      target: reconciliationSchedule.name,
      set: { dueAt: next },
      setWhere: sql`${reconciliationSchedule.dueAt} <= ${now}`,
    })
    .returning({ name: reconciliationSchedule.name })
  return rows.length === 1
}

/**
 * Joins the reconciliation that is under way, if there is one; if it was automatic, the orderer becomes its owner in the activity
 * log.
 */
export async function insertReconciliation(
  tx: Transaction,
  reconciliation: typeof reconciliations.$inferInsert,
): Promise<Reconciliation | undefined> {
  const isOrdered = sql`${reconciliations.orderedBy} is not null`
  const rows = await tx
    .insert(reconciliations)
    .values(reconciliation)
    .onConflictDoUpdate({
      target: reconciliations.state,
      targetWhere: sql`state = 'running'`,
      set: {
        orderedBy: sql`case when ${isOrdered} then ${reconciliations.orderedBy} else excluded.ordered_by end`,
        address: sql`case when ${isOrdered} then ${reconciliations.address} else excluded.address end`,
      },
    })
    .returning()
  return rows[0]
}

export async function findReconciliation(executor: Executor, id: string): Promise<Reconciliation | undefined> {
  const rows = await executor.select().from(reconciliations).where(eq(reconciliations.id, id))
  return rows[0]
}

export async function findNewestReconciliation(executor: Executor): Promise<Reconciliation | undefined> {
  const rows = await executor
    .select()
    .from(reconciliations)
    .orderBy(desc(reconciliations.startedAt), desc(reconciliations.id))
    .limit(1)
  return rows[0]
}

/** Newest first. @param request.after the start of the last row of the previous page */
export async function listReconciliations(
  executor: Executor,
  { after, limit }: { after: Cursor | undefined; limit: number },
): Promise<readonly Reconciliation[]> {
  const isFurther = after && sql`(${reconciliations.startedAt}, ${reconciliations.id}) < (${after.createdAt}, ${after.id}::uuid)`
  return executor
    .select()
    .from(reconciliations)
    .where(isFurther)
    .orderBy(desc(reconciliations.startedAt), desc(reconciliations.id))
    .limit(limit)
}

/** The result of reading one subscription. */
export interface Progress {
  readonly lastRead: string
  readonly subscriptionsFixed: number
  readonly paymentsProcessed: number
  readonly details: readonly Difference[]
  readonly errors: readonly Problem[]
}

/** More than a person would read. */
const MAX_NAMED = 200

/** Appends only while the list is short, because each update rewrites it. */
function append(list: PgColumn, added: readonly object[]) {
  return added.length === 0
    ? undefined
    : sql`case when jsonb_array_length(${list}) < ${MAX_NAMED} then ${list} || ${JSON.stringify(added)}::jsonb else ${list} end`
}

/**
 * False when another run has advanced it meanwhile, or it has ended. @param after the last subscription that was read before this
 * one
 */
export async function advanceReconciliation(
  executor: Executor,
  { id, after, progress }: { id: string; after: string | null; progress: Progress },
): Promise<boolean> {
  const rows = await executor
    .update(reconciliations)
    .set({
      lastRead: progress.lastRead,
      done: sql`${reconciliations.done} + 1`,
      subscriptionsFixed: sql`${reconciliations.subscriptionsFixed} + ${progress.subscriptionsFixed}`,
      paymentsProcessed: sql`${reconciliations.paymentsProcessed} + ${progress.paymentsProcessed}`,
      unread: sql`${reconciliations.unread} + ${progress.errors.length}`,
      details: append(reconciliations.details, progress.details),
      errors: append(reconciliations.errors, progress.errors),
      resumesAt: null,
    })
    .where(
      and(
        eq(reconciliations.id, id),
        eq(reconciliations.state, RUNNING),
        sql`${reconciliations.lastRead} is not distinct from ${after}::uuid`,
      ),
    )
    .returning({ id: reconciliations.id })
  return rows.length === 1
}

/** The provider asked for a pause: the reconciliation continues after this moment. */
export async function pauseReconciliation(executor: Executor, id: string, resumesAt: Date): Promise<void> {
  await executor
    .update(reconciliations)
    .set({ resumesAt })
    .where(and(eq(reconciliations.id, id), eq(reconciliations.state, RUNNING)))
}

/** The reconciliation whose pause is over; undefined if there is none. */
export async function takeReconciliationToResume(tx: Transaction, now: Date): Promise<string | undefined> {
  const rows = await tx
    .update(reconciliations)
    .set({ resumesAt: null })
    .where(and(eq(reconciliations.state, RUNNING), lte(reconciliations.resumesAt, now)))
    .returning({ id: reconciliations.id })
  return rows[0]?.id
}

/**
 * Also erases the address it was ordered from, because the activity log keeps that under its own retention. @returns false when
 * it had ended already
 */
export async function endReconciliation(
  executor: Executor,
  id: string,
  end: { state: 'done' | 'failed'; endedAt: Date },
): Promise<boolean> {
  const rows = await executor
    .update(reconciliations)
    .set({ ...end, address: null })
    .where(and(eq(reconciliations.id, id), eq(reconciliations.state, RUNNING)))
    .returning({ id: reconciliations.id })
  return rows.length === 1
}
