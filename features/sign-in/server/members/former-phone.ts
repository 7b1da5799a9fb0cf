/** What is kept of the phone of a deleted account. */
import type { Keyring } from '#platform/crypto.ts'
import type { Executor } from '#platform/database.ts'
import { findPhone, listPreviousAccounts, listPreviousAccountsOfAll } from './queries.ts'

export function formerPhoneKey(keyring: Keyring, phone: string): string {
  return keyring.hash('former-phone', phone)
}

/** The deleted accounts that had this member's phone. */
export async function findPreviousAccounts(
  { keyring }: { keyring: Keyring },
  executor: Executor,
  memberId: string,
): Promise<readonly string[]> {
  const phone = await findPhone(executor, memberId)
  return phone ? listPreviousAccounts(executor, formerPhoneKey(keyring, phone)) : []
}

/** The same for many members, with one query. @returns no entry for a member without any */
export async function findPreviousAccountsOfAll(
  { keyring }: { keyring: Keyring },
  executor: Executor,
  people: readonly { readonly id: string; readonly phone: string | null }[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const selfOfKey = new Map(people.flatMap(({ id, phone }) => (phone === null ? [] : [[formerPhoneKey(keyring, phone), id]])))
  const found = await listPreviousAccountsOfAll(executor, [...selfOfKey.keys()])
  const former = Map.groupBy(found, ({ formerPhoneKey: key }) => selfOfKey.get(key ?? '') ?? '')
  return new Map([...former].map(([id, rows]) => [id, rows.map((row) => row.id)]))
}
