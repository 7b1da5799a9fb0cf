/**
 * Accounts for app store reviewers: each special token has one. Its phone begins with 999, which the ITU assigns to no country
 * (E.164 list of country codes): it cannot receive messages or be used to sign in.
 */
import type { Keyring } from '#platform/crypto.ts'

const PREFIX = '+999'
const DIGITS = 11

/** The same token always has the same phone, in upper or lower case. */
export function demonstrationPhone(keyring: Keyring, token: string): string {
  const hash = Buffer.from(keyring.hash('review-token', plainToken(token)), 'base64url')
  return PREFIX + String(hash.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0')
}

export function plainToken(token: string): string {
  return token.trim().toLowerCase()
}

export function isDemonstrationPhone(phone: string): boolean {
  return phone.startsWith(PREFIX)
}
