/** Finds people by name, phone or e-mail. For the administrator's panel only. */
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Executor } from '#platform/database.ts'
import { escapeLike } from '#platform/fold-text.ts'
import { findNewestMatching } from '#platform/newest-rows.ts'
import type { Cursor } from '#platform/page-cursor.ts'
import { members } from '../schema.ts'
import { readSearchWords } from './search-words.ts'

/** The person in a line of a list. All null for a deleted account. */
export interface Person {
  readonly id: string
  readonly name: string | null
  readonly phone: string | null
  readonly email: string | null
}

const person = { id: members.id, name: members.name, lastName: members.lastName, phone: members.phone, email: members.email }

/** @returns the existing ones, by id */
export async function findPeople(executor: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, Person>> {
  if (ids.length === 0) return new Map()
  const rows = await executor
    .select(person)
    .from(members)
    .where(inArray(members.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, toPerson(row)]))
}

/**
 * Ids of the people whose name, phone or e-mail contain all words, newest first; at most the newest `most`. @param text at least
 * three letters or digits
 */
export async function searchMembers(
  executor: Executor,
  text: string,
  most: number,
): Promise<{ readonly ids: readonly string[]; readonly isCut: boolean }> {
  const words = readSearchWords(text).map((word) => sql`search_text like ${`%${escapeLike(word)}%`}`)
  // some letters fold to a blank
  if (words.length === 0) return { ids: [], isCut: false }
  const where = sql.join(words, sql` and `)
  const found = await findNewestMatching(executor, { table: members, where, limit: most + 1 })
  return { ids: found.slice(0, most), isCut: found.length > most }
}

/** The member with this customer id at the payment provider. */
export async function findMemberOfCustomer(executor: Executor, customerId: string): Promise<string | undefined> {
  const rows = await executor.select({ id: members.id }).from(members).where(eq(members.providerCustomerId, customerId))
  return rows[0]?.id
}

/** Newest first; without `ids` everyone except deleted accounts. */
export async function listPeople(
  executor: Executor,
  { ids, after, limit }: { ids?: readonly string[] | undefined; after?: Cursor | undefined; limit: number },
): Promise<readonly (Person & { readonly createdAt: Date })[]> {
  const rows = await executor
    .select({ ...person, createdAt: members.createdAt })
    .from(members)
    .where(
      and(
        isNotNull(members.phone),
        ids && inArray(members.id, [...ids]),
        after && sql`(${members.createdAt}, ${members.id}) < (${after.createdAt}, ${after.id})`,
      ),
    )
    .orderBy(desc(members.createdAt), desc(members.id))
    .limit(limit)
  return rows.map((row) => ({ ...toPerson(row), createdAt: row.createdAt }))
}

function toPerson({
  id,
  name,
  lastName,
  phone,
  email,
}: Omit<Person, 'name'> & { name: string | null; lastName: string | null }): Person {
  return { id, name: [name, lastName].filter(Boolean).join(' ') || null, phone, email }
}
