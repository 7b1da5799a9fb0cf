/** Every SQL statement about dialogs. */
import { and, asc, count, desc, eq, getTableColumns, gt, isNotNull, isNull, lt, lte, min, ne, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import { instagramDialogs as dialogs } from '../schema.ts'

export type DialogWithPicture = typeof dialogs.$inferSelect
type Row = DialogWithPicture
/** Without the picture, which few callers need. */
export type DialogRow = Omit<Row, 'picture'> & { readonly hasPicture: boolean }

/** The session that opened the dialog: only it may use it. */
export interface DialogOwner {
  readonly memberId: string
  readonly sessionId: string
}

const { picture, ...light } = getTableColumns(dialogs)
const columns = { ...light, hasPicture: sql<boolean>`${picture} is not null` }

/** Replaces the session id of a dialog that nobody may use any more. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

const ownedBy = ({ memberId, sessionId }: DialogOwner) => and(eq(dialogs.memberId, memberId), eq(dialogs.sessionId, sessionId))

export async function insertDialog(tx: Transaction, dialog: typeof dialogs.$inferInsert): Promise<void> {
  await tx.insert(dialogs).values(dialog)
}

export async function countDialogsSince(tx: Transaction, memberId: string, since: Date) {
  const rows = await tx
    .select({ found: count(), oldest: min(dialogs.createdAt) })
    .from(dialogs)
    .where(and(eq(dialogs.memberId, memberId), gt(dialogs.createdAt, since)))
  return rows[0] ?? { found: 0, oldest: null }
}

/** The member's newest dialog with an outcome. */
export async function findLastOutcome(executor: Executor, memberId: string): Promise<Row['outcome']> {
  const rows = await executor
    .select({ outcome: dialogs.outcome })
    .from(dialogs)
    .where(and(eq(dialogs.memberId, memberId), isNotNull(dialogs.outcome)))
    .orderBy(desc(dialogs.createdAt), desc(dialogs.id))
    .limit(1)
  return rows[0]?.outcome ?? null
}

export async function findDialog(executor: Executor, id: string, owner: DialogOwner): Promise<DialogRow | undefined> {
  const rows = await executor
    .select(columns)
    .from(dialogs)
    .where(and(eq(dialogs.id, id), ownedBy(owner)))
  return rows[0]
}

/** Locks the row until the transaction ends, so that a dialog is saved once. */
export async function findDialogForUpdate(
  tx: Transaction,
  id: string,
  owner: DialogOwner,
): Promise<DialogWithPicture | undefined> {
  const rows = await tx
    .select()
    .from(dialogs)
    .where(and(eq(dialogs.id, id), ownedBy(owner)))
    .for('update')
  return rows[0]
}

export async function findDialogByState(
  executor: Executor,
  stateHash: string,
  owner: DialogOwner,
): Promise<DialogRow | undefined> {
  const rows = await executor
    .select(columns)
    .from(dialogs)
    .where(and(eq(dialogs.stateHash, stateHash), ownedBy(owner)))
  return rows[0]
}

export async function findDialogPicture(executor: Executor, id: string, owner: DialogOwner): Promise<Buffer | undefined> {
  const rows = await executor
    .select({ picture })
    .from(dialogs)
    .where(and(eq(dialogs.id, id), ownedBy(owner)))
  return rows[0]?.picture ?? undefined
}

/** True for only one caller, and only before the dialog expires. */
export async function claimDialog(executor: Executor, id: string, now: Date): Promise<boolean> {
  const rows = await executor
    .update(dialogs)
    .set({ claimedAt: now })
    .where(and(eq(dialogs.id, id), isNull(dialogs.claimedAt), gt(dialogs.expiresAt, now)))
    .returning({ id: dialogs.id })
  return rows.length === 1
}

export type DialogEnd = Pick<Row, 'outcome' | 'expiresAt'> &
  Partial<Pick<Row, 'personId' | 'sealedToken' | 'tokenExpiresAt' | 'agreedAt'>>

/** False when the dialog is gone or blanked, because the member left or disconnected meanwhile. */
export async function endDialog(executor: Executor, id: string, end: DialogEnd): Promise<boolean> {
  const isOwned = and(eq(dialogs.id, id), ne(dialogs.sessionId, NOBODY))
  const rows = await executor.update(dialogs).set(end).where(isOwned).returning({ id: dialogs.id })
  return rows.length === 1
}

/** False once the dialog has used its limit of profile readings. */
export async function claimDialogReading(executor: Executor, id: string, atMost: number): Promise<boolean> {
  const rows = await executor
    .update(dialogs)
    .set({ profileReads: sql`${dialogs.profileReads} + 1` })
    .where(and(eq(dialogs.id, id), lt(dialogs.profileReads, atMost)))
    .returning({ id: dialogs.id })
  return rows.length === 1
}

export async function storeDialogProfile(executor: Executor, id: string, read: Pick<Row, 'profile' | 'picture'>): Promise<void> {
  await executor.update(dialogs).set(read).where(eq(dialogs.id, id))
}

/** The grant now belongs to the connection. */
export async function markSaved(
  tx: Transaction,
  id: string,
  saved: Pick<Row, 'savedInstagramId' | 'savedOperation'>,
): Promise<void> {
  await tx
    .update(dialogs)
    .set({ ...saved, sealedToken: null, picture: null, profile: null })
    .where(eq(dialogs.id, id))
}

export type GrantedDialog = Pick<Row, 'id' | 'memberId' | 'personId' | 'sealedToken'>
const grant = { id: dialogs.id, memberId: dialogs.memberId, personId: dialogs.personId, sealedToken: dialogs.sealedToken }

/** Claims dialogs that were granted but not saved in time; rows locked by another worker are skipped. */
export async function takeUnsaved(tx: Transaction, now: Date, limit: number): Promise<readonly GrantedDialog[]> {
  return tx
    .select(grant)
    .from(dialogs)
    .where(and(isNotNull(dialogs.sealedToken), lte(dialogs.expiresAt, now)))
    .orderBy(asc(dialogs.expiresAt))
    .limit(limit)
    .for('update', { skipLocked: true })
}

export async function dropToken(tx: Transaction, id: string): Promise<void> {
  await tx.update(dialogs).set({ sealedToken: null, picture: null, profile: null }).where(eq(dialogs.id, id))
}

/** Whether a consent of this person still waits to be saved. */
export async function hasOpenGrant(executor: Executor, personId: string, now: Date): Promise<boolean> {
  const rows = await executor
    .select({ id: dialogs.id })
    .from(dialogs)
    .where(and(eq(dialogs.personId, personId), isNotNull(dialogs.sealedToken), gt(dialogs.expiresAt, now)))
    .limit(1)
  return rows.length > 0
}

export async function deleteDialogsBefore(executor: Executor, before: Date): Promise<void> {
  await executor.delete(dialogs).where(lt(dialogs.createdAt, before))
}

/** The members in whose dialogs this person consented, no later than `agreedBy`. */
export async function listMembersAgreeing(executor: Executor, personId: string, agreedBy: Date): Promise<readonly string[]> {
  const rows = await executor
    .selectDistinct({ memberId: dialogs.memberId })
    .from(dialogs)
    .where(and(eq(dialogs.personId, personId), lte(dialogs.agreedAt, agreedBy)))
  return rows.map(({ memberId }) => memberId)
}

export async function deleteDialogsOfPerson(tx: Transaction, personId: string, agreedBy: Date): Promise<void> {
  await tx.delete(dialogs).where(and(eq(dialogs.personId, personId), lte(dialogs.agreedAt, agreedBy)))
}

/** @returns the deleted dialogs, including grants that were not saved */
export async function deleteDialogsOf(tx: Transaction, memberId: string): Promise<readonly GrantedDialog[]> {
  return tx.delete(dialogs).where(eq(dialogs.memberId, memberId)).returning(grant)
}

/**
 * Erases the contents of a member's dialogs but keeps the rows: disconnecting must not reset the hourly limit.
 * @returns the dialogs, including grants that were not saved
 */
export async function blankDialogsOf(tx: Transaction, memberId: string): Promise<readonly GrantedDialog[]> {
  const granted = await tx.select(grant).from(dialogs).where(eq(dialogs.memberId, memberId)).for('update')
  const nothing = { outcome: null, personId: null, sealedToken: null, tokenExpiresAt: null, agreedAt: null }
  const unseen = { profile: null, picture: null, savedInstagramId: null, savedOperation: null }
  await tx
    .update(dialogs)
    .set({ ...nothing, ...unseen, sessionId: NOBODY })
    .where(eq(dialogs.memberId, memberId))
  return granted
}
