/** Every SQL statement about connections. */
import { and, asc, eq, getTableColumns, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import type { LossReason } from '../contract.ts'
import type { ReadProfile } from './profile.ts'
import { instagramConnections as connections } from './schema.ts'

type Row = typeof connections.$inferSelect
/** Without the picture, which few need. */
export type Connection = Omit<Row, 'picture'> & { readonly hasPicture: boolean }
/** One that is not lost. */
export type LiveConnection = Connection & { readonly sealedToken: string }

const { picture, ...light } = getTableColumns(connections)
const columns = { ...light, hasPicture: sql<boolean>`${picture} is not null` }

/**
 * Whoever changes the connection of a member, or orders something by it, goes alone until the transaction ends, also where there
 * is none yet. Before any row of dialogs, edits or posts: see decision 031.
 */
export async function lockConnectionOf(tx: Transaction, memberId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`instagram of ${memberId}`}, 0))`)
}

/** Meta may tell the same of one person several times at once. */
export async function lockPerson(tx: Transaction, personId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`person at Meta ${personId}`}, 0))`)
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

/** Takes the place of whatever the member was connected with; the handle stays. */
export async function upsertConnection(tx: Transaction, connection: typeof connections.$inferInsert): Promise<void> {
  await tx
    .insert(connections)
    .values(connection)
    .onConflictDoUpdate({ target: connections.memberId, set: { ...connection, lostAt: null, lostReason: null } })
}

export type Renewal = Pick<Row, 'sealedToken' | 'grantId' | 'expiresAt' | 'nextLookAt'>

/** False when the token is not the one any more that was renewed. */
export async function replaceToken(executor: Executor, grantId: string, renewal: Renewal): Promise<boolean> {
  const rows = await executor
    .update(connections)
    .set(renewal)
    .where(and(eq(connections.grantId, grantId), isNull(connections.lostAt)))
    .returning({ id: connections.id })
  return rows.length === 1
}

/** Claims the next reading of a profile. False when Meta was asked after `before`. */
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

/** Of the token that it was read with alone: in between, another account may have been connected. Without a picture the old one stays. */
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

/** Forgets the token. Undefined when it was lost or replaced before: nothing has happened now. */
export async function markLost(
  tx: Transaction,
  { memberId, grantId }: { memberId: string; grantId?: string | undefined },
  { reason, at }: Loss,
): Promise<Pick<Row, 'grantId'> | undefined> {
  const rows = await tx
    .update(connections)
    .set({ lostAt: at, lostReason: reason, sealedToken: null, nextLookAt: null })
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

/** Those whose moment has come, for whoever gets hold of them first. */
export async function takeDue(tx: Transaction, now: Date, limit: number): Promise<readonly Connection[]> {
  return tx
    .select(columns)
    .from(connections)
    .where(lte(connections.nextLookAt, now))
    .orderBy(asc(connections.nextLookAt))
    .limit(limit)
    .for('update', { skipLocked: true })
}

export async function setNextLook(tx: Transaction, id: string, nextLookAt: Date): Promise<void> {
  await tx.update(connections).set({ nextLookAt }).where(eq(connections.id, id))
}

/** Of one person at Facebook, who may be several members here; agreed to by `agreedBy` at the latest. */
export async function listMembersOf(executor: Executor, personId: string, agreedBy: Date): Promise<readonly string[]> {
  const rows = await executor
    .select({ memberId: connections.memberId })
    .from(connections)
    .where(and(eq(connections.personId, personId), lte(connections.agreedAt, agreedBy)))
    .orderBy(asc(connections.memberId))
  return rows.map(({ memberId }) => memberId)
}

/** Whether anybody is connected by a consent of this person. */
export async function isPersonConnected(executor: Executor, personId: string): Promise<boolean> {
  const rows = await executor
    .select({ id: connections.id })
    .from(connections)
    .where(and(eq(connections.personId, personId), isNull(connections.lostAt)))
    .limit(1)
  return rows.length > 0
}

/** @returns the consent that it stood on */
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
