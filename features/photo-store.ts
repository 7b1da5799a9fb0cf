/** Photos waiting for upload, stored in the browser. Used by the studio and by the service worker, so it imports neither. */

const DATABASE = 'mandou'
const STORE = 'photos-on-their-way'
const TTL_MS = 60 * 60 * 1000

export interface StoredPhoto {
  readonly file: File
  /** The member who put it there; undefined without one, and then it is never uploaded without asking. */
  readonly ownerId?: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** The first of several that were shared together. */
  readonly isFirstOfMany?: boolean
}

/** Storing is optional for callers. False where the browser has no space for it. */
export async function putPhoto(key: string, photo: StoredPhoto): Promise<boolean> {
  return (await withStore('readwrite', (store) => store.put(photo, key))) !== undefined
}

/** Undefined when there is none, or it is older than an hour. */
export async function findPhoto(key: string): Promise<StoredPhoto | undefined> {
  const stored = await withStore<StoredPhoto | undefined>('readonly', (store) => store.get(key))
  return stored && isFresh(stored) ? stored : undefined
}

export async function deletePhoto(key: string): Promise<void> {
  await withStore('readwrite', (store) => store.delete(key))
}

export async function forgetPhotos(): Promise<void> {
  await withStore('readwrite', (store) => store.clear())
}

/** Deletes what is older than an hour, at each visit. */
export async function deleteOldPhotos(): Promise<void> {
  await keepOnly(isFresh)
}

/** Deletes old photos, and those of other members than this one, or than nobody. */
export async function tidyPhotos(memberId: string | undefined): Promise<void> {
  await keepOnly((photo) => mayStay(photo, memberId))
}

/** Whether a photo may stay while this member, or nobody, is signed in. */
export function mayStay(photo: Pick<StoredPhoto, 'at' | 'ownerId'>, memberId: string | undefined): boolean {
  return isFresh(photo) && (photo.ownerId === undefined || photo.ownerId === memberId)
}

async function keepOnly(isWanted: (photo: StoredPhoto) => boolean): Promise<void> {
  await withStore('readwrite', (store) => {
    const cursor = store.openCursor()
    cursor.addEventListener('success', () => {
      const found = cursor.result
      if (!found) return
      if (!isWanted(found.value as StoredPhoto)) found.delete() // as: only this file writes the store
      found.continue()
    })
    return store.count() // a cursor has no result of its own to wait for
  })
}

function isFresh({ at }: Pick<StoredPhoto, 'at'>): boolean {
  return Date.now() - at <= TTL_MS
}

async function withStore<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<Result | undefined> {
  try {
    const database = await open()
    try {
      return (await answerOf(ask(database.transaction(STORE, mode).objectStore(STORE)))) as Result // as: the caller knows what it stores
    } finally {
      database.close()
    }
  } catch {
    return undefined // storage is blocked, or full
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
  return answerOf(request)
}

function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('storage failed')))
  })
}
