import type { Keyring } from '#platform/crypto.ts'
import type { Transaction } from '#platform/database.ts'
import { deleteCodesOf, deleteGuard, lockGuard } from '../codes/queries.ts'
import { deleteSessions } from '../sessions/queries.ts'
import { formerPhoneKey } from './former-phone.ts'
import { blankMember, findMember, lockPhone } from './queries.ts'

/**
 * Ends every session and erases the personal data. Only a keyed hash of the phone stays, which recognises a return. From then on
 * the phone can be used for a new account. Safe to repeat.
 */
export async function eraseMember({ keyring }: { keyring: Keyring }, tx: Transaction, memberId: string): Promise<void> {
  const phone = await lockGuardOf(tx, memberId)
  if (phone !== undefined) {
    await deleteCodesOf(tx, { phone, memberId })
    await deleteGuard(tx, phone)
    await blankMember(tx, memberId, formerPhoneKey(keyring, phone))
  }
  await deleteSessions(tx, { memberId })
}

/**
 * The member's phone, locked in the order of a sign-in: first the guard, then the member, so that nobody signs in meanwhile. If
 * the phone changed during the wait for its guard, this starts again with the new one.
 */
async function lockGuardOf(tx: Transaction, memberId: string): Promise<string | undefined> {
  const phone = (await findMember(tx, memberId))?.phone
  if (!phone) return undefined
  await lockGuard(tx, phone)
  const held = await lockPhone(tx, memberId)
  return held?.phone === phone ? phone : lockGuardOf(tx, memberId)
}
