/** Every SQL statement about publications. */
import {
  and,
  arrayContains,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Deletion } from '#features/instagram/server/index.ts'
import type { Executor, Transaction } from '#platform/database.ts'
import type { Cursor } from '#platform/page-cursor.ts'
import type { PublicationState } from '../contract.ts'
import { OPEN_STATES } from '../publication-states.ts'
import { publications } from './schema.ts'

export type PublicationRow = typeof publications.$inferSelect
export type PublicationChange = Partial<typeof publications.$inferInsert>

/** In the order in which they are shown. */
export function editIdsOf({
  editId,
  otherEditIds,
}: Pick<PublicationRow, 'editId' | 'otherEditIds'>): readonly [string, ...string[]] {
  return [editId, ...otherEditIds]
}

/** False when the key was used before, or the edit has an open post: the unique indexes decide. */
export async function insertPublication(tx: Transaction, publication: typeof publications.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(publications).values(publication).onConflictDoNothing().returning({ id: publications.id })
  return rows.length === 1
}

export async function findPublicationByKey(
  executor: Executor,
  memberId: string,
  idempotencyKey: string,
): Promise<PublicationRow | undefined> {
  const rows = await executor
    .select()
    .from(publications)
    .where(and(eq(publications.memberId, memberId), eq(publications.idempotencyKey, idempotencyKey)))
  return rows[0]
}

export async function findPublication(executor: Executor, id: string): Promise<PublicationRow | undefined> {
  const rows = await executor.select().from(publications).where(eq(publications.id, id))
  return rows[0]
}

/** Locks the row until the transaction ends. */
export async function findPublicationForUpdate(tx: Transaction, id: string): Promise<PublicationRow | undefined> {
  const rows = await tx.select().from(publications).where(eq(publications.id, id)).for('update')
  return rows[0]
}

/** When the member's nth newest request since then was made; undefined when there are fewer. */
export async function findNthNewestRequest(
  executor: Executor,
  { memberId, nth, since }: { readonly memberId: string; readonly nth: number; readonly since: Date },
): Promise<Date | undefined> {
  const rows = await executor
    .select({ createdAt: publications.createdAt })
    .from(publications)
    .where(and(eq(publications.memberId, memberId), gt(publications.createdAt, since)))
    .orderBy(desc(publications.createdAt))
    .offset(nth - 1)
    .limit(1)
  return rows[0]?.createdAt
}

type EditsAndState = Pick<PublicationRow, 'editId' | 'otherEditIds' | 'state'>

/** The edits of the member's posts that are public or will be. */
export function listStatesOfEdits(executor: Executor, memberId: string): Promise<EditsAndState[]> {
  const { editId, otherEditIds, state } = publications
  return executor
    .selectDistinct({ editId, otherEditIds, state })
    .from(publications)
    .where(and(eq(publications.memberId, memberId), inArray(publications.state, ['published', ...OPEN_STATES])))
}

/** A post of this edit, alone or in a carousel. */
function hasEdit(editId: string): SQL | undefined {
  return or(eq(publications.editId, editId), arrayContains(publications.otherEditIds, [editId]))
}

/** The open post of one of these edits. */
export function findOpenOfEdits(executor: Executor, editIds: readonly string[]): Promise<PublicationRow | undefined> {
  return findNewest(executor, and(or(...editIds.map(hasEdit)), inArray(publications.state, [...OPEN_STATES])))
}

export function findPublishedOfEdit(executor: Executor, editId: string): Promise<PublicationRow | undefined> {
  return findNewest(executor, and(hasEdit(editId), eq(publications.state, 'published')))
}

/** The last post of one of these edits that is public, or that failed in doubt. */
export async function findLastOfEdits(
  executor: Executor,
  editIds: readonly string[],
  exceptId: string,
): Promise<PublicationRow | undefined> {
  const isUncertain = and(eq(publications.state, 'failed'), isNotNull(publications.askedAt))
  const mayBePublic = or(eq(publications.state, 'published'), isUncertain)
  const rows = await executor
    .select()
    .from(publications)
    .where(and(or(...editIds.map(hasEdit)), mayBePublic, ne(publications.id, exceptId)))
    .orderBy(sql`coalesce(${publications.publishedAt}, ${publications.askedAt}) desc`)
    .limit(1)
  return rows[0]
}

/** Instagram removes these around a caption. */
const BLANKS = ' \t\r\n'

/**
 * The post ids of other orders with the same caption at the same account since then; null: the id is unknown, or there is no
 * post.
 */
export async function listPostsOfSameWords(
  executor: Executor,
  { id, accountId, caption }: Pick<PublicationRow, 'id' | 'accountId' | 'caption'>,
  since: Date,
): Promise<readonly (string | null)[]> {
  const isSame = and(
    eq(publications.accountId, accountId),
    sql`btrim(${publications.caption}, ${BLANKS}) = btrim(${caption}, ${BLANKS})`,
  )
  const rows = await executor
    .select({ postId: publications.postId })
    .from(publications)
    .where(and(isSame, ne(publications.id, id), gte(sql`coalesce(${publications.publishedAt}, ${publications.askedAt})`, since)))
  return rows.map(({ postId }) => postId)
}

async function findNewest(executor: Executor, where: SQL | undefined): Promise<PublicationRow | undefined> {
  const rows = await executor.select().from(publications).where(where).orderBy(desc(publications.createdAt)).limit(1)
  return rows[0]
}

export interface Page {
  readonly memberId: string
  readonly editId?: string | undefined
  readonly state?: PublicationState | undefined
  /** Limits of the time in the calendar; `until` is excluded. */
  readonly from?: Date | undefined
  readonly until?: Date | undefined
  /** The last row of the previous page. */
  readonly after?: Cursor | undefined
  readonly limit: number
}

const placeInCalendar = sql`coalesce(${publications.publishedAt}, ${publications.dueAt})`

/** A member's posts, the newest order first. */
export async function listPublicationRows(executor: Executor, page: Page): Promise<PublicationRow[]> {
  const { memberId, editId, state, from, until, after, limit } = page
  const older =
    after &&
    sql`(${publications.createdAt}, ${publications.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
  return executor
    .select()
    .from(publications)
    .where(
      and(
        eq(publications.memberId, memberId),
        editId === undefined ? undefined : hasEdit(editId),
        state && eq(publications.state, state),
        from && gte(placeInCalendar, from),
        until && lt(placeInCalendar, until),
        older,
      ),
    )
    .orderBy(desc(publications.createdAt), desc(publications.id))
    .limit(limit)
}

/** Posts with a due step that no worker is busy with, the longest waiting first. */
export async function listDuePublications(executor: Executor, now: Date, limit: number): Promise<readonly string[]> {
  const rows = await executor
    .select({ id: publications.id })
    .from(publications)
    .where(and(lte(publications.nextStepAt, now), or(isNull(publications.busyUntil), lte(publications.busyUntil, now))))
    .orderBy(asc(publications.nextStepAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}

export async function updatePublication(tx: Transaction, id: string, change: PublicationChange): Promise<void> {
  await tx.update(publications).set(change).where(eq(publications.id, id))
}

interface Renewal {
  readonly id: string
  readonly claim: number
  readonly now: Date
  readonly until: Date
}

/** Extends a claim that has not ended, and that nobody else has. @returns whether it was there to extend */
export async function renewClaim(executor: Executor, { id, claim, now, until }: Renewal): Promise<boolean> {
  const isHeld = and(eq(publications.id, id), eq(publications.claim, claim), gt(publications.busyUntil, now))
  const renewed = await executor.update(publications).set({ busyUntil: until }).where(isHeld).returning({ id: publications.id })
  return renewed.length > 0
}

/** The edit's only open post, locked. */
export async function findOpenForUpdate(tx: Transaction, editId: string): Promise<PublicationRow | undefined> {
  const isOpen = and(hasEdit(editId), inArray(publications.state, [...OPEN_STATES]))
  const rows = await tx.select().from(publications).where(isOpen).for('update')
  return rows[0]
}

/** Open posts, by due time. */
export async function listOpenOfMember(executor: Executor, memberId: string): Promise<readonly PublicationRow[]> {
  const isOpen = and(eq(publications.memberId, memberId), inArray(publications.state, [...OPEN_STATES]))
  return executor.select().from(publications).where(isOpen).orderBy(asc(publications.dueAt))
}

/** Posts that are not public yet. */
export function countOpen(executor: Executor, memberId: string): Promise<number> {
  return executor.$count(publications, and(eq(publications.memberId, memberId), inArray(publications.state, [...OPEN_STATES])))
}

/** Open posts that were ordered for another account. */
export function countMeantForAnother(executor: Executor, memberId: string, accountId: string): Promise<number> {
  const isOpen = inArray(publications.state, [...OPEN_STATES])
  return executor.$count(publications, and(eq(publications.memberId, memberId), isOpen, ne(publications.accountId, accountId)))
}

/**
 * What one person's consent brought here: posts with that person's key, and those of the members who used that consent until
 * now.
 */
function agreedToBy({ personKey, agreedBy, memberIds }: Deletion): SQL | undefined {
  const theirs = and(eq(publications.personKey, personKey), lte(publications.createdAt, agreedBy))
  return or(theirs, inArray(publications.memberId, [...memberIds]))
}

/** Open and failed posts, locked. */
export async function listUnpublishedForUpdate(tx: Transaction, deletion: Deletion): Promise<PublicationRow[]> {
  const isUnpublished = inArray(publications.state, [...OPEN_STATES, 'failed'])
  return tx
    .select()
    .from(publications)
    .where(and(agreedToBy(deletion), isUnpublished))
    .orderBy(asc(publications.id))
    .for('update')
}

export async function markEditGone(tx: Transaction, editId: string): Promise<void> {
  await tx.update(publications).set({ isEditGone: true }).where(hasEdit(editId))
}

/** Erases what came from Instagram. A worker busy with one of these posts loses it. */
export async function blankInstagramDetails(tx: Transaction, deletion: Deletion): Promise<void> {
  const details = { accountId: '', username: '', personKey: null, containerId: null, itemIds: [], postId: null, permalink: null }
  const blank = { ...details, nextStepAt: null, busyUntil: null, claim: sql`${publications.claim} + 1` }
  await tx.update(publications).set(blank).where(agreedToBy(deletion))
}

export async function listAllPublications(executor: Executor, memberId: string): Promise<PublicationRow[]> {
  return executor.select().from(publications).where(eq(publications.memberId, memberId)).orderBy(asc(publications.createdAt))
}

/** @returns the ids of the deleted posts */
export async function deletePublicationsOf(tx: Transaction, memberId: string): Promise<readonly string[]> {
  const rows = await tx.delete(publications).where(eq(publications.memberId, memberId)).returning({ id: publications.id })
  return rows.map(({ id }) => id)
}
