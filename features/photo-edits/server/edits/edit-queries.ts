/** Queries that read edits and change their states. */
import { and, count, desc, eq, exists, gt, inArray, isNull, lt, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { HOUR, addMs, SECOND } from '#platform/clock.ts'
import type { Executor, Transaction } from '#platform/database.ts'
import type { Edit, EditState, Operation } from '#features/photo-edits/contract.ts'
import { OPEN_STATES, statesBefore } from '#features/photo-edits/edit-states.ts'
import type { PhotoRow } from '../photo-queries.ts'
import { editPictures, edits, photos } from '../schema.ts'
import { matchesQuery } from './matches-query.ts'
import { makesPicture, OPERATIONS } from '#features/photo-edits/operations.ts'

export type EditRow = typeof edits.$inferSelect

/** An edit with everything needed to show it. */
export interface EditWithDetails {
  readonly edit: EditRow
  readonly hasPicture: boolean
  readonly isPhotoHere: boolean
  readonly photoView: PhotoRow['view']
  /** The first edit of the chain of redos. */
  readonly root: Pick<EditRow, 'state' | 'operation' | 'finishedAt'>
  readonly isFreeRedoUsed: boolean
}

const root = alias(edits, 'root')
const sibling = alias(edits, 'sibling')

function selectViews(executor: Executor) {
  const picture = executor
    .select({ one: sql`1` })
    .from(editPictures)
    .where(and(eq(editPictures.editId, edits.id), eq(editPictures.format, edits.format)))
  const freeRedo = executor
    .select({ one: sql`1` })
    .from(sibling)
    .where(and(eq(sibling.rootId, edits.rootId), sibling.isFree, ne(sibling.state, 'failed')))
  return executor
    .select({
      edit: edits,
      hasPicture: sql<boolean>`${exists(picture)}`,
      isPhotoHere: sql<boolean>`${isNull(photos.deletedAt)}`,
      photoView: photos.view,
      root: { state: root.state, operation: root.operation, finishedAt: root.finishedAt },
      isFreeRedoUsed: sql<boolean>`${exists(freeRedo)}`,
    })
    .from(edits)
    .innerJoin(photos, eq(photos.id, edits.photoId))
    .innerJoin(root, eq(root.id, edits.rootId))
}

/** An edit of any member that is not deleted. */
export async function findEditWithDetails(executor: Executor, id: string): Promise<EditWithDetails | undefined> {
  const rows = await selectViews(executor).where(and(eq(edits.id, id), isNull(edits.deletedAt)))
  return rows[0]
}

export interface Page {
  readonly memberId: string
  readonly operation?: Operation | undefined
  readonly state?: EditState | undefined
  /** Only these, or, with `isNot`, finished pictures except these. */
  readonly among?: { readonly ids: readonly string[]; readonly isNot: boolean } | undefined
  /** Words that theirs contain, whatever the case, the accents and the order. */
  readonly query?: string | undefined
  /** The last edit of the page before. */
  readonly after?: { readonly createdAt: Date; readonly id: string } | undefined
  readonly limit: number
}

/** A member's edits, newest first. The row comparison lets the index start at that position. */
export async function listEditsWithDetails(executor: Executor, page: Page): Promise<EditWithDetails[]> {
  const { memberId, operation, state, among, query, after, limit } = page
  const older =
    after && sql`(${edits.createdAt}, ${edits.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
  return selectViews(executor)
    .where(
      and(
        eq(edits.memberId, memberId),
        isNull(edits.deletedAt),
        operation && eq(edits.operation, operation),
        state && eq(edits.state, state),
        among && isAmong(among),
        query === undefined ? undefined : matchesQuery(query),
        older,
      ),
    )
    .orderBy(desc(edits.createdAt), desc(edits.id))
    .limit(limit)
}

function isAmong({ ids, isNot }: NonNullable<Page['among']>): SQL | undefined {
  if (!isNot) return inArray(edits.id, [...ids])
  return and(notInArray(edits.id, [...ids]), eq(edits.state, 'done'), inArray(edits.operation, OPERATIONS.filter(makesPicture)))
}

/** False when the key was used before, or another redo of the root is already free: the unique indexes decide. */
export async function insertEdit(tx: Transaction, edit: typeof edits.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(edits).values(edit).onConflictDoNothing().returning({ id: edits.id })
  return rows.length === 1
}

/** When the member's `nth` newest order was made, if that was after `since`. Deleted ones count. */
export async function findNthNewestOrder(
  executor: Executor,
  { memberId, nth, since }: { memberId: string; nth: number; since: Date },
): Promise<Date | undefined> {
  const rows = await executor
    .select({ createdAt: edits.createdAt })
    .from(edits)
    .where(and(eq(edits.memberId, memberId), gt(edits.createdAt, since)))
    .orderBy(desc(edits.createdAt))
    .limit(1)
    .offset(nth - 1)
  return rows[0]?.createdAt
}

/** An edit under its key, deleted or not. */
export async function findEditByKey(executor: Executor, memberId: string, idempotencyKey: string): Promise<EditRow | undefined> {
  const rows = await executor
    .select()
    .from(edits)
    .where(and(eq(edits.memberId, memberId), eq(edits.idempotencyKey, idempotencyKey)))
  return rows[0]
}

/** How long after an order the same one is taken for a second tap, even if the first is made already. */
const SAME_ORDER_MS = 10 * SECOND
/** The longest time for which an order that is still being made is looked for. */
const SAME_OPEN_ORDER_MS = HOUR

/** The same order of the member that is still being made, or was given a moment ago; none that failed or was deleted. */
export async function findSameOrder(
  tx: Transaction,
  { memberId, requestHash, now }: { readonly memberId: string; readonly requestHash: string; readonly now: Date },
): Promise<string | undefined> {
  const rows = await tx
    .select({ id: edits.id })
    .from(edits)
    .where(
      and(
        eq(edits.memberId, memberId),
        gt(edits.createdAt, addMs(now, -SAME_OPEN_ORDER_MS)),
        eq(edits.requestHash, requestHash),
        isNull(edits.deletedAt),
        ne(edits.state, 'failed'),
        or(ne(edits.state, 'done'), gt(edits.createdAt, addMs(now, -SAME_ORDER_MS))),
      ),
    )
    .orderBy(desc(edits.createdAt))
    .limit(1)
  return rows[0]?.id
}

/** How many other orders of the member wait or are being made. */
export async function countOtherOpenOrders(
  tx: Transaction,
  { id, memberId }: { readonly id: string; readonly memberId: string },
): Promise<number> {
  const isOpen = and(inArray(edits.state, [...OPEN_STATES]), isNull(edits.deletedAt))
  const rows = await tx
    .select({ count: count() })
    .from(edits)
    .where(and(eq(edits.memberId, memberId), isOpen, ne(edits.id, id)))
  return rows[0]?.count ?? 0
}

/** An edit, deleted or not. */
export async function findEdit(executor: Executor, id: string): Promise<EditRow | undefined> {
  const rows = await executor.select().from(edits).where(eq(edits.id, id))
  return rows[0]
}

/** An edit, deleted or not, locked until the transaction ends. */
export async function findEditForUpdate(tx: Transaction, id: string): Promise<EditRow | undefined> {
  const rows = await tx.select().from(edits).where(eq(edits.id, id)).for('update')
  return rows[0]
}

/** An edit, deleted or not, locked against changes until the transaction ends. */
export async function findEditForShare(tx: Transaction, id: string): Promise<EditRow | undefined> {
  const rows = await tx.select().from(edits).where(eq(edits.id, id)).for('share')
  return rows[0]
}

/** An edit that is neither finished nor deleted. */
export async function findOpenEdit(executor: Executor, id: string): Promise<EditRow | undefined> {
  const isOpen = and(inArray(edits.state, [...OPEN_STATES]), isNull(edits.deletedAt))
  const rows = await executor
    .select()
    .from(edits)
    .where(and(eq(edits.id, id), isOpen))
  return rows[0]
}

/** Claims an edit to work on: a new one, or one that a dead worker left behind. Undefined when it is finished or deleted. */
export async function markEditRunning(executor: Executor, id: string, now: Date): Promise<EditRow | undefined> {
  return move(executor, { id, to: 'running', where: isNull(edits.deletedAt), set: { startedAt: now } })
}

/** Undefined when it is already finished or deleted: the second caller changes nothing. */
export async function markEditDone(
  tx: Transaction,
  id: string,
  result: Pick<EditRow, 'caption' | 'understood' | 'warnings' | 'doubts' | 'photoFrame' | 'finishedAt' | 'deleteAfter'>,
): Promise<EditRow | undefined> {
  return move(tx, {
    id,
    to: 'done',
    where: isNull(edits.deletedAt),
    set: { ...result, writtenCaption: result.caption, stage: 'encode', progress: 1 },
  })
}

/** Undefined when it is already finished. */
export async function markEditFailed(
  tx: Transaction,
  id: string,
  end: Pick<EditRow, 'finishedAt' | 'deleteAfter'> & { errorCode: string },
): Promise<EditRow | undefined> {
  return move(tx, { id, to: 'failed', set: end })
}

interface Move {
  readonly id: string
  readonly to: EditState
  readonly where?: SQL | undefined
  readonly set: Partial<typeof edits.$inferInsert>
}

async function move(executor: Executor, { id, to, where, set }: Move): Promise<EditRow | undefined> {
  const rows = await executor
    .update(edits)
    .set({ ...set, state: to })
    .where(and(eq(edits.id, id), inArray(edits.state, statesBefore(to)), where))
    .returning()
  return rows[0]
}

/** False when the edit is no longer running. */
export async function updateProgress(
  executor: Executor,
  id: string,
  { stage, progress }: Pick<Edit, 'stage' | 'progress'>,
): Promise<boolean> {
  const rows = await executor
    .update(edits)
    .set({ stage, progress })
    .where(and(eq(edits.id, id), eq(edits.state, 'running')))
    .returning({ id: edits.id })
  return rows.length === 1
}

/** An edit without what the member wrote, or was written for them. */
const WORDLESS = {
  wishes: {},
  caption: null,
  writtenCaption: null,
  understood: null,
  changeWishes: null,
  changeAskedAt: null,
} as const

/** Keeps the row, for the numbers, and clears what the member wrote. */
export async function markEditDeleted(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx
    .update(edits)
    .set({ deletedAt: now, ...WORDLESS })
    .where(and(eq(edits.id, id), isNull(edits.deletedAt)))
}

/** Open edits that no worker has claimed since `before`; skips those that another sweep has locked. */
export async function listStaleEdits(tx: Transaction, before: Date, limit: number): Promise<{ id: string }[]> {
  return tx
    .select({ id: edits.id })
    .from(edits)
    .where(
      and(
        inArray(edits.state, [...OPEN_STATES]),
        lt(edits.createdAt, before),
        or(isNull(edits.startedAt), lt(edits.startedAt, before)),
      ),
    )
    .orderBy(edits.createdAt)
    .limit(limit)
    .for('update', { skipLocked: true })
}

/** Edits whose storage time is over; skips those that another sweep has locked. */
export async function listDueEdits(tx: Transaction, now: Date, limit: number): Promise<{ id: string }[]> {
  return tx
    .select({ id: edits.id })
    .from(edits)
    .where(and(lt(edits.deleteAfter, now), isNull(edits.deletedAt)))
    .orderBy(edits.deleteAfter)
    .limit(limit)
    .for('update', { skipLocked: true })
}
