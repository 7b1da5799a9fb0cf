/** Every SQL statement about members and their consents. */
import { and, eq, gt, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import { DEFAULT_LANGUAGE, type Language, nearestLanguage } from '#phrases/shape.ts'
import type { Executor, Transaction } from '#platform/database.ts'
import { ALL_NOTIFICATIONS } from '#features/sign-in/contract.ts'
import { consents, formerPhones, givenDocuments, members } from '../schema.ts'

export type Member = typeof members.$inferSelect

export async function findMember(executor: Executor, id: string): Promise<Member | undefined> {
  const rows = await executor.select().from(members).where(eq(members.id, id))
  return rows[0]
}

/** Reads only the phone, because every look at a plan needs it; undefined for a deleted account. */
export async function findPhone(executor: Executor, id: string): Promise<string | undefined> {
  const rows = await executor.select({ phone: members.phone }).from(members).where(eq(members.id, id))
  return rows[0]?.phone ?? undefined
}

export async function findMemberOfPhone(executor: Executor, phone: string): Promise<Member | undefined> {
  const rows = await executor.select().from(members).where(eq(members.phone, phone))
  return rows[0]
}

/** Does nothing when the phone has a member already. */
export async function insertMember(tx: Transaction, member: typeof members.$inferInsert): Promise<void> {
  await tx.insert(members).values(member).onConflictDoNothing()
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

/** The phone of a member, locked against changes until the transaction ends; undefined for a deleted account. */
export async function lockPhone(tx: Transaction, id: string): Promise<{ phone: string; language: Language } | undefined> {
  const rows = await tx
    .select({ phone: members.phone, language: members.language })
    .from(members)
    .where(eq(members.id, id))
    .for('no key update') // a new session references the row and must not wait
  const found = rows[0]
  if (!found?.phone) return undefined
  return { phone: found.phone, language: nearestLanguage(found.language) ?? DEFAULT_LANGUAGE }
}

export async function isPhoneFree(tx: Transaction, phone: string): Promise<boolean> {
  return (await findMemberOfPhone(tx, phone)) === undefined
}

/** Erases the personal data from a row that figures still refer to. */
export async function blankMember(tx: Transaction, id: string, formerPhoneKey: string): Promise<void> {
  await tx
    .update(members)
    .set({ ...NOBODY, formerPhoneKey })
    .where(eq(members.id, id))
}

const NOBODY = {
  phone: null,
  name: null,
  lastName: null,
  email: null,
  sealedDocument: null,
  documentKey: null,
  occupationArea: null,
  monthlyRevenue: null,
  birthdate: null,
  bio: null,
  avatarUrl: null,
  providerCustomerId: null,
  language: DEFAULT_LANGUAGE,
  notifications: ALL_NOTIFICATIONS,
  isJustRecreated: false,
} as const satisfies Partial<typeof members.$inferInsert>

/** Whether there is a deleted account whose last phone was this one. */
export async function hasLeft(executor: Executor, formerPhoneKey: string): Promise<boolean> {
  const rows = await executor.select({ id: members.id }).from(members).where(eq(members.formerPhoneKey, formerPhoneKey)).limit(1)
  return rows.length > 0
}

/** Notes a phone that the account has no more; once for each phone. */
export async function insertFormerPhone(tx: Transaction, former: typeof formerPhones.$inferInsert): Promise<void> {
  await tx.insert(formerPhones).values(former).onConflictDoNothing()
}

/**
 * The erased rows of all deleted accounts that had one of a member's phones. @param people each with the key of the present phone
 * @returns `of` is the member
 */
export async function listPreviousAccounts(
  executor: Executor,
  people: readonly { readonly id: string; readonly phoneKey: string }[],
): Promise<readonly { readonly id: string; readonly of: string }[]> {
  if (people.length === 0) return []
  const ids = sql.param(people.map(({ id }) => id))
  const { rows } = await executor.execute<{ id: string; of: string }>(sql`
    with known as (
      select * from unnest(${ids}::uuid[], ${sql.param(people.map(({ phoneKey }) => phoneKey))}::text[]) as t (member_id, phone_key)
      union select member_id, phone_key from former_phones where member_id = any(${ids}::uuid[])
    )
    select known.member_id as of, m.id from known join members m on m.former_phone_key = known.phone_key
    union
    select known.member_id, m.id from known
      join former_phones f on f.phone_key = known.phone_key and f.member_id <> known.member_id
      join members m on m.id = f.member_id and m.phone is null`)
  return rows
}

/** The other members who pay under the same CPF. */
export async function listMembersOfSameCpf(executor: Executor, id: string): Promise<readonly string[]> {
  const documentKey = (await findMember(executor, id))?.documentKey
  if (!documentKey) return []
  const rows = await executor
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.documentKey, documentKey), ne(members.id, id)))
  return rows.map((row) => row.id)
}

export async function insertGivenCpf(tx: Transaction, given: typeof givenDocuments.$inferInsert): Promise<void> {
  await tx.insert(givenDocuments).values(given).onConflictDoNothing()
}

/** Keyed hashes of every CPF that these members ever gave. */
export async function listGivenCpfs(executor: Executor, memberIds: readonly string[]): Promise<readonly string[]> {
  const rows = await executor
    .select({ key: givenDocuments.documentKey })
    .from(givenDocuments)
    .where(inArray(givenDocuments.memberId, [...memberIds]))
  return rows.map(({ key }) => key)
}

/** Afterwards a return is no longer recognised. */
export async function deleteFormerPhone(executor: Executor, id: string): Promise<void> {
  await executor.delete(givenDocuments).where(eq(givenDocuments.memberId, id))
  await executor.delete(formerPhones).where(eq(formerPhones.memberId, id))
  await executor.update(members).set({ formerPhoneKey: null }).where(eq(members.id, id))
}

export async function listConsents(executor: Executor, memberId: string): Promise<readonly (typeof consents.$inferSelect)[]> {
  return executor.select().from(consents).where(eq(consents.memberId, memberId)).orderBy(consents.createdAt)
}

export async function deleteConsents(executor: Executor, memberId: string): Promise<void> {
  await executor.delete(consents).where(eq(consents.memberId, memberId))
}

/** Members who accepted some version but not this one; a page of ids in order. */
export async function listBoundByOlderTerms(
  executor: Executor,
  { version, after, limit }: { version: string; after: string | undefined; limit: number },
): Promise<readonly string[]> {
  const rows = await executor
    .select({ memberId: consents.memberId })
    .from(consents)
    .innerJoin(members, eq(members.id, consents.memberId))
    .where(and(isNotNull(members.phone), after === undefined ? undefined : gt(consents.memberId, after)))
    .groupBy(consents.memberId)
    .having(sql`bool_and(${consents.termsVersion} <> ${version})`)
    .orderBy(consents.memberId)
    .limit(limit)
  return rows.map(({ memberId }) => memberId)
}

export async function insertConsent(tx: Transaction, consent: typeof consents.$inferInsert): Promise<void> {
  await tx.insert(consents).values(consent)
}
