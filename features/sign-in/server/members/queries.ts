/** Every SQL statement about members and what they agreed to. */
import { eq } from 'drizzle-orm'
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
