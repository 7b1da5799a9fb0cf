/** Every SQL statement about members and what they agreed to. */
import { eq } from 'drizzle-orm'
import { DEFAULT_LANGUAGE, type Language, nearestLanguage } from '#phrases/shape.ts'
import type { Executor, Transaction } from '#platform/database.ts'
import { consents, members } from '../schema.ts'

export type Member = typeof members.$inferSelect

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

export async function updateMember(
  executor: Executor,
  id: string,
  changes: Partial<Omit<Member, 'id'>>,
): Promise<Member | undefined> {
  if (Object.keys(changes).length === 0) return findMember(executor, id)
  const rows = await executor.update(members).set(changes).where(eq(members.id, id)).returning()
  return rows[0]
}

/** The phone of a member, which nobody else changes until the transaction ends. */
export async function holdPhone(tx: Transaction, id: string): Promise<{ phone: string; language: Language }> {
  const rows = await tx
    .select({ phone: members.phone, language: members.language })
    .from(members)
    .where(eq(members.id, id))
    .for('update')
  const found = rows[0]
  if (!found?.phone) throw new Error('a member with a session has no phone')
  return { phone: found.phone, language: nearestLanguage(found.language) ?? DEFAULT_LANGUAGE }
}

export async function isPhoneFree(tx: Transaction, phone: string): Promise<boolean> {
  const rows = await tx.select({ id: members.id }).from(members).where(eq(members.phone, phone))
  return rows.length === 0
}

export async function insertConsent(tx: Transaction, consent: typeof consents.$inferInsert): Promise<void> {
  await tx.insert(consents).values(consent)
}
