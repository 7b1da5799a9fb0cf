/** Queries about free changes of finished edits. */
import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import type { Edit } from '#features/photo-edits/contract.ts'
import type { EditRow } from '../edits/edit-queries.ts'
import { edits } from '../schema.ts'

/** One change of an edit: the first is 1. */
export interface WhichChange {
  readonly editId: string
  readonly change: number
}

/** @returns its number. It replaces one that is still being made. */
export async function markChangeAsked(
  tx: Transaction,
  editId: string,
  asked: { readonly wishes: Edit['wishes']; readonly now: Date },
): Promise<number> {
  const rows = await tx
    .update(edits)
    .set({
      changes: sql`${edits.changes} + 1`,
      changeWishes: asked.wishes,
      changeAskedAt: asked.now,
      stage: 'waiting',
      progress: 0,
    })
    .where(eq(edits.id, editId))
    .returning({ changes: edits.changes })
  const [row] = rows
  if (!row) throw new Error(`no edit ${editId}`)
  return row.changes
}

/** How many changes of edits made after `since` a member has asked for. */
export async function countChanges(executor: Executor, { memberId, since }: { memberId: string; since: Date }): Promise<number> {
  const rows = await executor
    .select({ changes: sql<string>`coalesce(sum(${edits.changes}), 0)` })
    .from(edits)
    .where(and(eq(edits.memberId, memberId), gt(edits.createdAt, since)))
  return Number(rows[0]?.changes ?? 0)
}

/** Undefined when it is made, was replaced by a later one, or the edit is deleted. */
export async function findOpenChange(executor: Executor, which: WhichChange): Promise<EditRow | undefined> {
  const rows = await executor.select().from(edits).where(isOpen(which))
  return rows[0]
}

/** False when it is no longer wanted. */
export async function updateChangeProgress(
  executor: Executor,
  which: WhichChange,
  step: Pick<Edit, 'stage' | 'progress'>,
): Promise<boolean> {
  const rows = await executor.update(edits).set(step).where(isOpen(which)).returning({ id: edits.id })
  return rows.length === 1
}

const ENDED = { changeWishes: null, changeAskedAt: null, stage: 'encode', progress: 1 } as const

/** Undefined when it is no longer wanted: the second caller changes nothing. */
export async function markChangeMade(
  tx: Transaction,
  which: WhichChange,
  result: Pick<EditRow, 'wishes' | 'understood' | 'warnings' | 'doubts' | 'photoFrame'>,
): Promise<EditRow | undefined> {
  const rows = await tx
    .update(edits)
    .set({ ...result, ...ENDED, version: sql`${edits.version} + 1` })
    .where(isOpen(which))
    .returning()
  return rows[0]
}

/** The edit stays as it was, with a warning. False when the change is no longer wanted. */
export async function markChangeFailed(executor: Executor, which: WhichChange, warnings: EditRow['warnings']): Promise<boolean> {
  const rows = await executor
    .update(edits)
    .set({ ...ENDED, warnings })
    .where(isOpen(which))
    .returning({ id: edits.id })
  return rows.length === 1
}

/** Changes that no worker has made since `before`; skips those that another sweep has locked. */
export async function listStaleChanges(tx: Transaction, before: Date, limit: number): Promise<WhichChange[]> {
  return tx
    .select({ editId: edits.id, change: edits.changes })
    .from(edits)
    .where(and(isNotNull(edits.changeAskedAt), lt(edits.changeAskedAt, before)))
    .orderBy(edits.changeAskedAt)
    .limit(limit)
    .for('update', { skipLocked: true })
}

function isOpen({ editId, change }: WhichChange) {
  return and(eq(edits.id, editId), eq(edits.changes, change), isNotNull(edits.changeAskedAt), isNull(edits.deletedAt))
}
