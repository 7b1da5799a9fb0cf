/** How tokens and states are stored: sealed for their member, or as a hash. */
import type { Keyring } from '#platform/crypto.ts'

export const TOKEN = 'instagram-token'
const STATE = 'instagram-state'
const PERSON = 'instagram-person'

export function sealToken(keyring: Keyring, memberId: string, token: string): string {
  return keyring.seal(TOKEN, token, memberId)
}

export function openToken(keyring: Keyring, memberId: string, sealed: string): string {
  return keyring.open(TOKEN, sealed, memberId)
}

export function hashState(keyring: Keyring, state: string): string {
  return keyring.hash(STATE, state)
}

/** A hash to recognise a person of whom nothing else is stored. */
export function hashPerson(keyring: Keyring, personId: string): string {
  return keyring.hash(PERSON, personId)
}
