/** Every SQL statement about connections. */
import { and, asc, eq, getTableColumns, isNull, lt, lte, sql } from 'drizzle-orm'
import { lockByName, type Executor, type Transaction } from '#platform/database.ts'
import type { LossReason } from '#features/instagram/contract.ts'
import type { ReadProfile } from './profile.ts'
import { instagramConnections as connections } from '../schema.ts'

type Row = typeof connections.$inferSelect
/** Without the picture, which few callers need. */
export type Connection = Omit<Row, 'picture'> & { readonly hasPicture: boolean }
/** A connection that is not lost. */
export type LiveConnection = Connection & { readonly sealedToken: string }

const { picture, ...light } = getTableColumns(connections)
const columns = { ...light, hasPicture: sql<boolean>`${picture} is not null` }

/**
 * Serialises changes to a member's connection and orders that depend on it until the transaction ends, even when there is no
 * row yet. Take it before locking any dialog, edit or post: see decision 031.
 */
export async function lockConnectionOf(tx: Transaction, memberId: string): Promise<void> {
  await lockByName(tx, `instagram of ${memberId}`)
}

/** Serialises callbacks about one person, which Meta may send several times at once. */
export async function lockPerson(tx: Transaction, personId: string): Promise<void> {
  await lockByName(tx, `person at Meta ${personId}`)
}

export async function findConnection(executor: Executor, memberId: string): Promise<Connection | undefined> {
  const rows = await executor.select(columns).from(connections).where(eq(connections.memberId, memberId))
  return rows[0]
}

export async function findConnectionById(executor: Executor, id: string): Promise<Connection | undefined> {
  const rows = await executor.select(columns).from(connections).where(eq(connections.id, id))
  return rows[0]
}

export async function findPicture(executor: Executor, id: string, memberId: string): Promise<Buffer | undefined> {
  const rows = await executor
    .select({ picture })
    .from(connections)
    .where(and(eq(connections.id, id), eq(connections.memberId, memberId)))
  return rows[0]?.picture ?? undefined
}

export function isLive(connection: Connection | undefined): connection is LiveConnection {
  return connection !== undefined && connection.sealedToken !== null
}

/** Replaces the member's connection; the handle stays the same. */
export async function upsertConnection(tx: Transaction, connection: typeof connections.$inferInsert): Promise<void> {
  await tx
    .insert(connections)
    .values(connection)
    .onConflictDoUpdate({ target: connections.memberId, set: { ...connection, lostAt: null, lostReason: null } })
}

export type Renewal = Pick<Row, 'sealedToken' | 'grantId' | 'expiresAt' | 'nextCheckAt'>

/** False when the renewed token is no longer the current one. */
export async function replaceToken(executor: Executor, grantId: string, renewal: Renewal): Promise<boolean> {
  const rows = await executor
    .update(connections)
    .set(renewal)
    .where(and(eq(connections.grantId, grantId), isNull(connections.lostAt)))
    .returning({ id: connections.id })
  return rows.length === 1
}

/** Claims the next reading of a profile. False when Meta was called after `before`. */
export async function claimProfileReading(
  executor: Executor,
  { id, now, before }: { id: string; now: Date; before: Date },
): Promise<boolean> {
  const rows = await executor
    .update(connections)
    .set({ profileAskedAt: now })
    .where(and(eq(connections.id, id), lte(connections.profileAskedAt, before)))
    .returning({ id: connections.id })
  return rows.length === 1
}

/**
 * Only updates the connection whose token read the profile, because another account may have been connected meanwhile.
 * Without a picture, the old one stays.
 */
export async function updateProfile(
  executor: Executor,
  grantId: string,
  { profile, picture: newPicture }: ReadProfile,
): Promise<void> {
  const change = { profile, ...(newPicture === undefined ? {} : { picture: newPicture }) }
  await executor.update(connections).set(change).where(eq(connections.grantId, grantId))
}

export interface Loss {
  readonly reason: LossReason
  readonly at: Date
}

/** Marks a connection as lost and deletes its token. Undefined when that was already done or the token was replaced. */
export async function markLost(
  tx: Transaction,
  { memberId, grantId }: { memberId: string; grantId?: string | undefined },
  { reason, at }: Loss,
): Promise<Pick<Row, 'grantId'> | undefined> {
  const rows = await tx
    .update(connections)
    .set({ lostAt: at, lostReason: reason, sealedToken: null, nextCheckAt: null })
    .where(
      and(
        eq(connections.memberId, memberId),
        isNull(connections.lostAt),
        ...(grantId === undefined ? [] : [eq(connections.grantId, grantId)]),
      ),
    )
    .returning({ grantId: connections.grantId })
  return rows[0]
}

/** Claims connections that are due; rows locked by another worker are skipped. */
export async function takeDue(tx: Transaction, now: Date, limit: number): Promise<readonly Connection[]> {
  return tx
    .select(columns)
    .from(connections)
    .where(lte(connections.nextCheckAt, now))
    .orderBy(asc(connections.nextCheckAt))
    .limit(limit)
    .for('update', { skipLocked: true })
}

export async function setNextCheck(tx: Transaction, id: string, nextCheckAt: Date): Promise<void> {
  await tx.update(connections).set({ nextCheckAt }).where(eq(connections.id, id))
}

/** The members connected through a person's consent given no later than `agreedBy`; one person may be several members here. */
export async function listMembersOf(executor: Executor, personId: string, agreedBy: Date): Promise<readonly string[]> {
  const rows = await executor
    .select({ memberId: connections.memberId })
    .from(connections)
    .where(and(eq(connections.personId, personId), lte(connections.agreedAt, agreedBy)))
    .orderBy(asc(connections.memberId))
  return rows.map(({ memberId }) => memberId)
}

/** Whether any member is connected through a consent of this person. */
export async function isPersonConnected(executor: Executor, personId: string): Promise<boolean> {
  const rows = await executor
    .select({ id: connections.id })
    .from(connections)
    .where(and(eq(connections.personId, personId), isNull(connections.lostAt)))
    .limit(1)
  return rows.length > 0
}

/** @returns the consent it was based on */
export async function deleteConnection(
  tx: Transaction,
  memberId: string,
): Promise<Pick<Row, 'memberId' | 'personId' | 'sealedToken'> | undefined> {
  const { personId, sealedToken } = connections
  const rows = await tx
    .delete(connections)
    .where(eq(connections.memberId, memberId))
    .returning({ memberId: connections.memberId, personId, sealedToken })
  return rows[0]
}

export async function deleteLostBefore(executor: Executor, before: Date): Promise<void> {
  await executor.delete(connections).where(lt(connections.lostAt, before))
}
