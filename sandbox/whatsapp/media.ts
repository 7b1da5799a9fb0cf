/**
 * Files, and their addresses, which expire after minutes:
 * https://developers.facebook.com/documentation/business-messaging/whatsapp/business-phone-numbers/media
 */
import { createHash, randomBytes } from 'node:crypto'
import { type Clock, DAY, addMs } from '#platform/clock.ts'
import { newNodeId } from './own-addresses.ts'

export interface MediaFile {
  readonly id: string
  readonly bytes: Buffer
  readonly mimeType: string
  readonly fileName: string | undefined
  readonly expiresAt: Date
}

export interface Media {
  readonly keep: (
    file: Pick<MediaFile, 'bytes' | 'mimeType'> & { readonly fileName?: string | undefined },
    origin: keyof typeof LIFE,
  ) => MediaFile
  readonly find: (id: string) => MediaFile | undefined
  readonly remove: (id: string) => void
  /** A secret that identifies the file until then. */
  readonly openAddress: (id: string, until: Date) => string
  readonly findByAddress: (secret: string) => MediaFile | undefined
  readonly clear: () => void
}

/** Ids from webhooks expire sooner than those of uploads. */
const LIFE = { received: 7 * DAY, uploaded: 30 * DAY } as const
const MAX_BYTES = 400_000_000
const MAX_ADDRESSES = 5000

export function createMedia(clock: Clock): Media {
  const files = new Map<string, MediaFile>()
  const addresses = new Map<string, { readonly id: string; readonly until: Date }>()
  let total = 0

  const remove = (id: string) => {
    total -= files.get(id)?.bytes.length ?? 0
    files.delete(id)
  }
  const find = (id: string) => {
    const file = files.get(id)
    return file && file.expiresAt > clock.now() ? file : undefined
  }
  return {
    keep: ({ bytes, mimeType, fileName }, origin) => {
      const file = { id: newNodeId('media'), bytes, mimeType, fileName, expiresAt: addMs(clock.now(), LIFE[origin]) }
      files.set(file.id, file)
      total += bytes.length
      // the oldest are removed first: a sandbox runs for days
      for (const id of files.keys()) {
        if (total <= MAX_BYTES) break
        remove(id)
      }
      return file
    },
    find,
    remove,
    openAddress: (id, until) => {
      const secret = randomBytes(24).toString('base64url')
      addresses.set(secret, { id, until })
      const [oldest] = addresses.keys()
      if (addresses.size > MAX_ADDRESSES && oldest !== undefined) addresses.delete(oldest)
      return secret
    },
    findByAddress: (secret) => {
      const address = addresses.get(secret)
      return address && address.until > clock.now() ? find(address.id) : undefined
    },
    clear: () => {
      files.clear()
      addresses.clear()
      total = 0
    },
  }
}

/** Base64 as in today's samples, hexadecimal as in older ones. */
export function hashOf({ bytes }: MediaFile, isHex: boolean): string {
  return createHash('sha256')
    .update(bytes)
    .digest(isHex ? 'hex' : 'base64')
}

const MB = 1024 * 1024

/** The types that the number may send, by kind of message; `undefined` accepts any type. */
const SENDABLE = {
  image: { types: /^image\/(?:jpeg|png)$/, bytes: 5 * MB },
  audio: { types: /^audio\/(?:aac|amr|mpeg|mp4|ogg)\b/, bytes: 16 * MB },
  video: { types: /^video\/(?:mp4|3gpp)$/, bytes: 16 * MB },
  sticker: { types: /^image\/webp$/, bytes: 500 * 1024 },
  document: { types: /^(?:text\/plain|application\/[\w.+-]+|image\/[\w.+-]+)$/, bytes: 100 * MB },
} as const

export type MediaKind = keyof typeof SENDABLE

export function fits({ mimeType, bytes }: Pick<MediaFile, 'mimeType' | 'bytes'>, kind: MediaKind): boolean {
  return SENDABLE[kind].types.test(mimeType) && bytes.length <= SENDABLE[kind].bytes
}

/** Whether any kind of message may contain it. */
export function isSendable(file: Pick<MediaFile, 'mimeType' | 'bytes'>): boolean {
  const kinds = Object.keys(SENDABLE) as MediaKind[] // as: its own keys
  const named = kinds.find((kind) => SENDABLE[kind].types.test(file.mimeType))
  return named !== undefined && fits(file, named)
}
