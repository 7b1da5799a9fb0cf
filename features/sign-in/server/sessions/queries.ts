/** Every SQL statement about sessions. */
import { and, desc, eq, gt, lte, ne } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import { members, sessions } from '../schema.ts'

export type StoredSession = typeof sessions.$inferSelect

export async function insertSession(tx: Transaction, session: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(session)
}

export interface LivingSession {
  readonly id: string
  readonly memberId: string
  readonly phone: string | null
  readonly createdAt: Date
  readonly lastSeenAt: Date
}

export async function findLivingSession(executor: Executor, tokenHash: string, now: Date): Promise<LivingSession | undefined> {
  const rows = await executor
    .select({
      id: sessions.id,
      memberId: sessions.memberId,
      phone: members.phone,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)))
  return rows[0]
}

/** False when the session has ended meanwhile. */
export async function markSessionSeen(
  executor: Executor,
  id: string,
  seen: { lastSeenAt: Date; expiresAt: Date },
): Promise<boolean> {
  const rows = await executor.update(sessions).set(seen).where(eq(sessions.id, id)).returning({ id: sessions.id })
  return rows.length === 1
}

/** The valid sessions of a member, latest first: all, or all but one. */
export async function listSessions(
  executor: Executor,
  { memberId, exceptId, now }: Pick<SessionChoice, 'memberId' | 'exceptId'> & { now: Date },
): Promise<StoredSession[]> {
  return executor
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.memberId, memberId),
        exceptId === undefined ? undefined : ne(sessions.id, exceptId),
        gt(sessions.expiresAt, now),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
}

/** Selects sessions of a member: all, all but one, or one. */
export interface SessionChoice {
  readonly memberId: string
  readonly exceptId?: string | undefined
  readonly id?: string | undefined
}

/** @returns how many there were */
export async function deleteSessions(executor: Executor, { memberId, exceptId, id }: SessionChoice): Promise<number> {
  const rows = await executor
    .delete(sessions)
    .where(
      and(
        eq(sessions.memberId, memberId),
        exceptId === undefined ? undefined : ne(sessions.id, exceptId),
        id === undefined ? undefined : eq(sessions.id, id),
      ),
    )
    .returning({ id: sessions.id })
  return rows.length
}

/** Deletes the session of a cookie's value; undefined when there was none. */
export async function deleteSessionOfToken(tx: Transaction, tokenHash: string): Promise<{ memberId: string } | undefined> {
  const rows = await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash)).returning({ memberId: sessions.memberId })
  return rows[0]
}

export async function deleteExpiredSessions(executor: Executor, now: Date): Promise<void> {
  await executor.delete(sessions).where(lte(sessions.expiresAt, now))
}
