import {
  createCipheriv,
  createDecipheriv,
  createHash,
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
  return idOf(bytes, 7)
}

/** The one id of what there is once for `id` and `purpose`, with the time of `id` (UUID version 8). */
export function derivedId(id: string, purpose: string): string {
  const bytes = createHash('sha256').update(`${purpose} ${id}`).digest().subarray(0, 16)
  Buffer.from(id.replaceAll('-', ''), 'hex').copy(bytes, 0, 0, 6)
  return idOf(bytes, 8)
}

/** The same for every attempt at what has this id, and different for anything else: draws are repeated by it. */
export function seedOf(id: string): number {
  return Number.parseInt(id.slice(-7), 16)
}

/** Tells requests under one idempotency key apart: the same for the same parts in the same order. */
export function hashParts(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/** Every id that is made from then on is greater, every earlier one less. */
export function firstIdAt(time: Date): string {
  const bytes = Buffer.alloc(16)
  bytes.writeUIntBE(time.getTime(), 0, 6)
  return written(bytes)
}

function idOf(bytes: Buffer, version: number): string {
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | (version << 4), 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return written(bytes)
}

function written(bytes: Buffer): string {
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
export function randomFraction(): number {
  return Math.random()
}

/** A code of `digits` decimal digits from the system's secure generator. */
export function newDigits(digits: number): string {
  return randomInt(10 ** digits)
    .toString()
    .padStart(digits, '0')
}

/** Keyed hashes, signatures and encryption, with one key per purpose: a value of one purpose is never accepted for another. */
export interface Keyring {
  /** base64url HMAC-SHA-256 of `value`, for what is stored and looked up. Its key stays when `APP_SECRET` is rotated. */
  readonly hash: (purpose: string, value: string) => string
  /** base64url HMAC-SHA-256 of `value` under the present secret, for what is given away for a while. */
  readonly sign: (purpose: string, value: string) => string
  /** Whether one of the accepted secrets signed `value`. */
  readonly verify: (purpose: string, value: string, signature: string) => boolean
  /** What `sign` returns under each accepted secret, the present one first, for signatures that are shortened or enclosed. */
  readonly signatures: (purpose: string, value: string) => readonly string[]
  /**
   * Encrypts what must be read again later (AES-256-GCM) under the present secret. The same value never looks the same twice.
   * `owner` is authenticated with it: in another owner's row it cannot be opened.
   */
  readonly seal: (purpose: string, value: string, owner?: string) => string
  /** @throws Error for a value that was sealed for another purpose or owner, under an unknown secret, or was changed since */
  readonly open: (purpose: string, sealed: string, owner?: string) => string
  /** How every value begins that was sealed under the present secret. */
  readonly sealedPrefix: string
}

/** All secrets are 64 hex digits. */
export interface Secrets {
  /** Signs and seals. */
  readonly current: string
  /** Also accepted: earlier ones, and the next one while it is being brought to every process. */
  readonly former?: readonly string[]
  /** The key of keyed hashes; the current secret when left out. */
  readonly hashSecret?: string
}

export function createKeyring({ current, former = [], hashSecret = current }: Secrets): Keyring {
  const root = openRoot(current)
  const roots = [root, ...former.map(openRoot)]
  const hashRoot = openRoot(hashSecret)
  return {
    hash: (purpose, value) => hmac(hashRoot(purpose), value),
    sign: (purpose, value) => hmac(root(purpose), value),
    verify: (purpose, value, signature) => roots.some((keyOf) => isTimingSafeEqual(hmac(keyOf(purpose), value), signature)),
    signatures: (purpose, value) => roots.map((keyOf) => hmac(keyOf(purpose), value)),
    seal: (purpose, value, owner = '') => prefixOf(root) + seal(root(`seal ${purpose}`), value, owner),
    open: (purpose, sealed, owner = '') => openUnderAny(roots, { purpose: `seal ${purpose}`, sealed, owner }),
    sealedPrefix: prefixOf(root),
  }
}

/** The key of a purpose, derived from one secret. */
type KeyOf = (purpose: string) => KeyObject

function openRoot(secret: string): KeyOf {
  const root = Buffer.from(secret, 'hex')
  // there are few purposes, all in our own code, and deriving a key costs as much as using it
  const keys = new Map<string, KeyObject>()
  return (purpose) => {
    const known = keys.get(purpose)
    if (known) return known
    const key = createSecretKey(createHmac('sha256', root).update(purpose).digest())
    keys.set(purpose, key)
    return key
  }
}

function hmac(key: KeyObject, value: string): string {
  return createHmac('sha256', key).update(value).digest('base64url')
}

/** 48 bits name a secret among a few, and say nothing about it. */
const KEY_ID_CHARACTERS = 8
const AFTER_KEY_ID = '.'

function prefixOf(keyOf: KeyOf): string {
  return hmac(keyOf('key id'), '').slice(0, KEY_ID_CHARACTERS) + AFTER_KEY_ID
}

interface Sealed {
  readonly purpose: string
  readonly sealed: string
  readonly owner: string
}

function openUnderAny(roots: readonly KeyOf[], { purpose, sealed, owner }: Sealed): string {
  const fitting = roots.filter((keyOf) => sealed.startsWith(prefixOf(keyOf)))
  const body = sealed.slice(sealed.indexOf(AFTER_KEY_ID) + 1)
  let fault: unknown = new Error('sealed under a secret that is not configured')
  for (const keyOf of fitting) {
    try {
      return open(keyOf(purpose), body, owner)
    } catch (error) {
      fault = error
    }
  }
  throw fault
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
