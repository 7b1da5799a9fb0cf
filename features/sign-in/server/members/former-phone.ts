/** What is left of the phone of somebody who left. */
import type { Keyring } from '#platform/crypto.ts'
import type { Executor } from '#platform/database.ts'
import { findPhone, listFormerMembers } from './queries.ts'

export function formerPhoneKey(keyring: Keyring, phone: string): string {
  return keyring.sign('former-phone', phone)
}

/** The accounts that the person with this member's phone had and left. */
export async function findFormerSelves(
  { keyring }: { keyring: Keyring },
  executor: Executor,
  memberId: string,
): Promise<readonly string[]> {
  const phone = await findPhone(executor, memberId)
  return phone ? listFormerMembers(executor, formerPhoneKey(keyring, phone)) : []
}
