import type { Keyring } from '#platform/crypto.ts'
import type { Transaction } from '#platform/database.ts'
import { deleteCodesOf, deleteGuard, lockGuard } from '../codes/queries.ts'
import { deleteSessions } from '../sessions/queries.ts'
import { formerPhoneKey } from './former-phone.ts'
import { blankMember, findMember, lockPhone } from './queries.ts'

/**
 * Ends every session and blanks the person; only a keyed hash of the phone stays, by which a return is noticed. From here on the
 * phone is anybody's who holds it. Safe to repeat.
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
 * The member's phone, held as whoever signs in holds it, its guard before the member: nobody comes in while they go. When the
 * phone was changed while its guard was waited for, the new one's is what counts.
 */
async function lockGuardOf(tx: Transaction, memberId: string): Promise<string | undefined> {
  const phone = (await findMember(tx, memberId))?.phone
  if (!phone) return undefined
  await lockGuard(tx, phone)
  const held = await lockPhone(tx, memberId)
  return held?.phone === phone ? phone : lockGuardOf(tx, memberId)
}
