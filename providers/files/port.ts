/** Stores bytes under a name. Files are small enough (≤ 25 MB) to be held in memory. */
export interface FileStore {
  /** When it resolves, the whole file is there, even if the power fails; before, nothing or the old one. */
  readonly put: (key: string, bytes: Uint8Array) => Promise<void>
  readonly get: (key: string) => Promise<Uint8Array | undefined>
  readonly has: (key: string) => Promise<boolean>
  /** Deleting a missing file is no error. */
  readonly delete: (key: string) => Promise<void>
  /** Every stored file, in no order; for sweeps. */
  readonly list: () => AsyncIterable<StoredFile>
}

export interface StoredFile {
  readonly key: string
  /** When it was last written, by the store's own clock. */
  readonly storedAt: Date
}

/** `no_room`: nothing was written. `store_down`: the store cannot be read or written at present. Both as `ProviderFault`. */
export type FilesFaultCode = 'no_room' | 'store_down'

const KEY = /^[a-z0-9_-]+(?:[/.][a-z0-9_-]+)*$/
const LONGEST_KEY = 200

/**
 * Names are lower case, with single slashes and dots inside: valid on every file system, and always inside the store.
 * @throws RangeError; a wrong key is a bug of the caller
 */
export function checkKey(key: string): string {
  if (key.length > LONGEST_KEY || !KEY.test(key)) throw new RangeError(`not a key for a file: ${key.slice(0, LONGEST_KEY)}`)
  return key
}
