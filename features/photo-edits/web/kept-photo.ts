/**
 * A photo on its way outlives a reload: the file is kept in the browser for this tab until the server has it. What a closed tab
 * leaves behind goes with the next visit.
 */

const DATABASE = 'mandou'
const STORE = 'photos-on-their-way'
const KEPT_FOR_MS = 60 * 60 * 1000
const TAB_KEY = 'tab'

interface KeptPhoto {
  readonly file: File
  readonly at: number
}

/** Nothing of it is needed to go on: where the browser has no room for it, a reload loses the photo and says so. */
export async function keepPhoto(file: File): Promise<void> {
  await withStore('readwrite', (store) => store.put({ file, at: Date.now() } satisfies KeptPhoto, tabId()))
}

export async function keptPhoto(): Promise<File | undefined> {
  const kept = await withStore<KeptPhoto | undefined>('readonly', (store) => store.get(tabId()))
  return kept?.file
}

/** This tab's photo, and what other tabs left behind. */
export async function forgetPhoto(): Promise<void> {
  await withStore('readwrite', (store) => store.delete(tabId()))
  await withStore('readwrite', (store) => {
    const cursor = store.openCursor()
    cursor.addEventListener('success', () => {
      const found = cursor.result
      if (!found) return
      const { at } = found.value as KeptPhoto // as: written by us alone
      if (Date.now() - at > KEPT_FOR_MS) found.delete()
      found.continue()
    })
    return cursor
  })
}

/** One per tab, and the same after a reload. */
function tabId(): string {
  const known = sessionStorage.getItem(TAB_KEY)
  if (known) return known
  const fresh = crypto.getRandomValues(new Uint32Array(2)).join('')
  sessionStorage.setItem(TAB_KEY, fresh)
  return fresh
}

async function withStore<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<Result | undefined> {
  try {
    const database = await open()
    try {
      return (await answerOf(ask(database.transaction(STORE, mode).objectStore(STORE)))) as Result // as: the caller knows what it keeps
    } finally {
      database.close()
    }
  } catch {
    return undefined // storage is closed to us, or full
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
