/**
 * Accounts for reviewers of stores: each special token has one of its own. Its phone begins with 999, which the ITU keeps
 * free of countries (E.164 list of country codes): no message can reach it, and nobody can sign in with it.
 */
import type { Keyring } from '#platform/crypto.ts'

const PREFIX = '+999'
const DIGITS = 11

/** The same token, whatever its letters' case, always has the same phone. */
export function demonstrationPhone(keyring: Keyring, token: string): string {
  const hash = Buffer.from(keyring.sign('review-token', plainToken(token)), 'base64url')
  return PREFIX + String(hash.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0')
}

export function plainToken(token: string): string {
  return token.trim().toLowerCase()
}

export function isDemonstrationPhone(phone: string): boolean {
  return phone.startsWith(PREFIX)
}
