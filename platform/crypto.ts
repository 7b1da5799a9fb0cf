import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto'

/** A new id that sorts by time (UUID version 7, RFC 9562): suits keyset pages, and reveals nothing but its minute. */
export function newId(now: Date): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(now.getTime(), 0, 6)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** An opaque value of 256 random bits for a browser to store. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** A key for `APP_SECRET`: 256 random bits as 64 hexadecimal digits. */
export function newSecret(): string {
  return randomBytes(32).toString('hex')
}

/** From 0 up to 1, to spread what would otherwise run at once. Not for secrets: it may be guessed. */
export function newChance(): number {
  return Math.random()
}

/** A code of `digits` decimal digits from the system's secure generator. */
export function newDigits(digits: number): string {
  return randomInt(10 ** digits)
    .toString()
    .padStart(digits, '0')
}

/** Keyed hashes and encryption, with one key per purpose, so that a value of one purpose is never accepted for another. */
export interface Keyring {
  /** base64url HMAC-SHA-256 of `value` under the key of `purpose`. */
  readonly sign: (purpose: string, value: string) => string
  readonly verify: (purpose: string, value: string, signature: string) => boolean
  /**
   * Encrypts what must be read again later (AES-256-GCM). The same value never looks the same twice. `owner` is authenticated
   * with it: in another owner's row it cannot be opened.
   */
  readonly seal: (purpose: string, value: string, owner?: string) => string
  /** @throws Error for a value that was sealed for another purpose or owner, or was changed since */
  readonly open: (purpose: string, sealed: string, owner?: string) => string
}

/** @param secret 64 hex digits */
export function createKeyring(secret: string): Keyring {
  const root = Buffer.from(secret, 'hex')
  // there are few purposes, all in our own code, and deriving a key costs as much as using it
  const keys = new Map<string, KeyObject>()
  const keyOf = (purpose: string) => {
    const known = keys.get(purpose)
    if (known) return known
    const key = createSecretKey(createHmac('sha256', root).update(purpose).digest())
    keys.set(purpose, key)
    return key
  }
  const sign = (purpose: string, value: string) => createHmac('sha256', keyOf(purpose)).update(value).digest('base64url')
  return {
    sign,
    verify: (purpose, value, signature) => isTimingSafeEqual(sign(purpose, value), signature),
    seal: (purpose, value, owner = '') => seal(keyOf(`seal ${purpose}`), value, owner),
    open: (purpose, sealed, owner = '') => open(keyOf(`seal ${purpose}`), sealed, owner),
  }
}

/** NIST SP 800-38D: a nonce of 96 bits, never used twice under one key, and a tag of 128. */
const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

function seal(key: KeyObject, value: string, owner: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner))
  const hidden = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')
}

function open(key: KeyObject, sealed: string, owner: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
}

/** Compares two texts in constant time for equal lengths; lengths are not secret here. */
export function isTimingSafeEqual(left: string, right: string): boolean {
  const a = Buffer.from(left)
  const b = Buffer.from(right)
  return a.length === b.length && timingSafeEqual(a, b)
}
