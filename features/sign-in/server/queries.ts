/** Every SQL statement of sign-in. */
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import { consents, members, sessions, signInCodes } from './schema.ts'

export type Member = typeof members.$inferSelect
export type Code = typeof signInCodes.$inferSelect

/** Locks the phone's row of the code, so that parallel guesses are counted one after the other. */
export async function findCodeForUpdate(tx: Transaction, phone: string): Promise<Code | undefined> {
  const rows = await tx.select().from(signInCodes).where(eq(signInCodes.phone, phone)).for('update')
  return rows[0]
}

/** The newer code replaces the older one. False when the older one was sent after `notSentSince`. */
export async function replaceCode(
  executor: Executor,
  code: typeof signInCodes.$inferInsert,
  notSentSince: Date,
): Promise<boolean> {
  const { phone, ...fresh } = code
  const rows = await executor
    .insert(signInCodes)
    .values(code)
    .onConflictDoUpdate({
      target: signInCodes.phone,
      set: { ...fresh, wrongTries: 0, deadAt: null },
      setWhere: lt(signInCodes.sentAt, notSentSince),
    })
    .returning({ phone: signInCodes.phone })
  return rows.length === 1 && rows[0]?.phone === phone
}

export async function findCode(executor: Executor, phone: string): Promise<Code | undefined> {
  const rows = await executor.select().from(signInCodes).where(eq(signInCodes.phone, phone))
  return rows[0]
}

/** Forgets this very code; a newer one of the same phone stays. */
export async function deleteCode(executor: Executor, phone: string, codeHash: string): Promise<void> {
  await executor.delete(signInCodes).where(and(eq(signInCodes.phone, phone), eq(signInCodes.codeHash, codeHash)))
}

export async function countWrongTry(tx: Transaction, phone: string): Promise<void> {
  await tx
    .update(signInCodes)
    .set({ wrongTries: sql`${signInCodes.wrongTries} + 1` })
    .where(eq(signInCodes.phone, phone))
}

/** A used or worn-out code dies here; the row stays until it expires, because it also paces the next one. */
export async function markCodeDead(tx: Transaction, phone: string, now: Date): Promise<void> {
  await tx.update(signInCodes).set({ deadAt: now }).where(eq(signInCodes.phone, phone))
}

export async function findMember(executor: Executor, id: string): Promise<Member | undefined> {
  const rows = await executor.select().from(members).where(eq(members.id, id))
  return rows[0]
}

/** The member of a phone, made now if there was none. */
export async function findOrInsertMember(
  tx: Transaction,
  member: typeof members.$inferInsert & { phone: string },
): Promise<Member> {
  await tx.insert(members).values(member).onConflictDoNothing()
  const rows = await tx.select().from(members).where(eq(members.phone, member.phone))
  const found = rows[0]
  if (!found) throw new Error('a member vanished between insert and select')
  return found
}

export async function updateProfile(
  executor: Executor,
  id: string,
  profile: Partial<Pick<Member, 'name' | 'lastName' | 'bio' | 'occupationArea'>>,
): Promise<Member | undefined> {
  if (Object.keys(profile).length === 0) return findMember(executor, id)
  const rows = await executor.update(members).set(profile).where(eq(members.id, id)).returning()
  return rows[0]
}

export async function insertConsent(tx: Transaction, consent: typeof consents.$inferInsert): Promise<void> {
  await tx.insert(consents).values(consent)
}

export async function insertSession(tx: Transaction, session: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(session)
}

export interface LivingSession {
  readonly id: string
  readonly memberId: string
  readonly phone: string | null
  readonly lastSeenAt: Date
}

export async function findLivingSession(executor: Executor, tokenHash: string, now: Date): Promise<LivingSession | undefined> {
  const rows = await executor
    .select({ id: sessions.id, memberId: sessions.memberId, phone: members.phone, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)))
  return rows[0]
}

export async function markSessionSeen(
  executor: Executor,
  id: string,
  seen: { lastSeenAt: Date; expiresAt: Date },
): Promise<void> {
  await executor.update(sessions).set(seen).where(eq(sessions.id, id))
}

export async function deleteSession(executor: Executor, id: string): Promise<void> {
  await executor.delete(sessions).where(eq(sessions.id, id))
}
