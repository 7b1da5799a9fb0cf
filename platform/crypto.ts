import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** A new id that sorts by time (UUID version 7, RFC 9562): good for keyset pages, and it tells nothing but its minute. */
export function newId(now: Date): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(now.getTime(), 0, 6)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** An opaque value of 256 random bits for a browser to hold. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** A code of `digits` decimal digits from the system's secure generator. */
export function newDigits(digits: number): string {
  return randomInt(10 ** digits)
    .toString()
    .padStart(digits, '0')
}

/** Keyed hashes, each purpose with a key of its own, so that a value of one never passes for a value of another. */
export interface Keyring {
  /** base64url HMAC-SHA-256 of `value` under the key of `purpose`. */
  readonly sign: (purpose: string, value: string) => string
  readonly verify: (purpose: string, value: string, signature: string) => boolean
}

/** @param secret 64 hex digits */
export function createKeyring(secret: string): Keyring {
  const root = Buffer.from(secret, 'hex')
  const keyOf = (purpose: string) => createHmac('sha256', root).update(purpose).digest()
  const sign = (purpose: string, value: string) => createHmac('sha256', keyOf(purpose)).update(value).digest('base64url')
  return { sign, verify: (purpose, value, signature) => isSame(sign(purpose, value), signature) }
}

/** Compares two texts in constant time for equal lengths; lengths are not secret here. */
export function isSame(left: string, right: string): boolean {
  const a = Buffer.from(left)
  const b = Buffer.from(right)
  return a.length === b.length && timingSafeEqual(a, b)
}
