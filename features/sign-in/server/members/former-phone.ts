/** What is kept of the phones that an account had. */
import type { Keyring } from '#platform/crypto.ts'
import type { Executor, Transaction } from '#platform/database.ts'
import { findPhone, insertFormerPhone, listPreviousAccounts } from './queries.ts'

export function formerPhoneKey(keyring: Keyring, phone: string): string {
  return keyring.hash('former-phone', phone)
}

/** Remembers a phone that the account has no more. */
export function noteFormerPhone(
  { keyring }: { keyring: Keyring },
  tx: Transaction,
  { memberId, phone }: { memberId: string; phone: string },
): Promise<void> {
  return insertFormerPhone(tx, { memberId, phoneKey: formerPhoneKey(keyring, phone) })
}

/** The deleted accounts that had one of the phones that this member has or had. */
export async function findPreviousAccounts(
  deps: { keyring: Keyring },
  executor: Executor,
  memberId: string,
): Promise<readonly string[]> {
  const phone = await findPhone(executor, memberId)
  if (!phone) return []
  return (await findPreviousAccountsOfAll(deps, executor, [{ id: memberId, phone }])).get(memberId) ?? []
}

/** The same for many members, with one query. @returns no entry for a member without any */
export async function findPreviousAccountsOfAll(
  { keyring }: { keyring: Keyring },
  executor: Executor,
  people: readonly { readonly id: string; readonly phone: string | null }[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const keys = people.flatMap(({ id, phone }) => (phone === null ? [] : [{ id, phoneKey: formerPhoneKey(keyring, phone) }]))
  const former = Map.groupBy(await listPreviousAccounts(executor, keys), ({ of }) => of)
  return new Map([...former].map(([id, accounts]) => [id, accounts.map((account) => account.id)]))
}
