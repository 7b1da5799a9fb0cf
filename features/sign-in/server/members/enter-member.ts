import type { Clock } from '#platform/clock.ts'
import { type Keyring, newId } from '#platform/crypto.ts'
import type { Transaction } from '#platform/database.ts'
import type { Language } from '#phrases/shape.ts'
import { formerPhoneKey } from './former-phone.ts'
import { findMemberOfPhone, hasLeft, insertMember, type Member } from './queries.ts'

/** The member of a phone, created now if there was none: a new person, or one who returns after deleting their account. */
export async function enterMember(
  { clock, keyring }: { clock: Clock; keyring: Keyring },
  tx: Transaction,
  { phone, language }: { phone: string; language: Language },
): Promise<Member> {
  const known = await findMemberOfPhone(tx, phone)
  if (known) return known
  const now = clock.now()
  const isJustRecreated = await hasLeft(tx, formerPhoneKey(keyring, phone))
  await insertMember(tx, { id: newId(now), phone, language, isJustRecreated, createdAt: now })
  const made = await findMemberOfPhone(tx, phone)
  if (!made) throw new Error('a member vanished between insert and select')
  return made
}
