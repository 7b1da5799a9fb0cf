/**
 * Every key under which the product stores something in this browser, and its owner. A member's data is removed when the member
 * leaves: each storage has one owner, and the next person finds it empty. Photos are in the browser's database and are removed as
 * well. Of a session that ended elsewhere, or expired, the drafts wait for the same member.
 */
import { forgetPhotos, tidyPhotos } from '#features/photo-store.ts'
import { tidyPhotoInMemory } from '#features/stored-photo.ts'

type Area = 'local' | 'session'

interface BrowserKey {
  /** The whole key, or a prefix that ends with a space. */
  readonly key: string
  readonly areas: readonly Area[]
  /** `draft`: typed or drawn by a member, and nowhere else yet. `device`: contains nothing about a person. */
  readonly whose: 'member' | 'draft' | 'device'
}

/** The owner of the rest of the storage. */
const OWNER_KEY = 'keptFor'
/** The owner of its drafts, while nobody is signed in. */
const DRAFTS_KEY = 'draftsOf'

export const BROWSER_KEYS: readonly BrowserKey[] = [
  { key: OWNER_KEY, areas: ['local', 'session'], whose: 'member' },
  { key: DRAFTS_KEY, areas: ['local', 'session'], whose: 'draft' },
  { key: 'userPhone', areas: ['local'], whose: 'member' },
  { key: 'justRecreated', areas: ['local'], whose: 'member' },
  { key: 'pendingSignIn', areas: ['local', 'session'], whose: 'member' },
  { key: 'typedPhone', areas: ['session'], whose: 'member' },
  { key: 'pendingCheckout', areas: ['local'], whose: 'member' },
  { key: 'phoneChange', areas: ['session'], whose: 'member' },
  { key: 'choices ', areas: ['session'], whose: 'draft' },
  { key: 'corrections ', areas: ['session'], whose: 'draft' },
  { key: 'ordersOfSeveral', areas: ['session'], whose: 'draft' },
  { key: 'caption ', areas: ['session'], whose: 'draft' },
  { key: 'profile ', areas: ['session'], whose: 'draft' },
  { key: 'tab', areas: ['session'], whose: 'draft' },
  { key: 'rescuedWords', areas: ['session'], whose: 'member' },
  { key: 'signature ', areas: ['local'], whose: 'member' },
  { key: 'profession skipped ', areas: ['local'], whose: 'member' },
  { key: 'instagramState', areas: ['local'], whose: 'member' },
  { key: 'instagramDialog', areas: ['session'], whose: 'member' },
  { key: 'adminToken', areas: ['local'], whose: 'member' },
  { key: 'adminPhone', areas: ['local'], whose: 'member' },
  { key: 'accountDeleted', areas: ['session'], whose: 'device' },
  { key: 'i18nextLng', areas: ['local'], whose: 'device' },
  { key: 'lng', areas: ['session'], whose: 'device' },
  { key: 'viewedLanguage', areas: ['session'], whose: 'device' },
  { key: 'reloadedStalePage', areas: ['session'], whose: 'device' },
]

const AREAS: readonly Area[] = ['local', 'session']
const listeners = new Set<() => void>()

/**
 * Calls `listener` after everything was deleted, for components that show data from memory. Returns the function that stops
 * listening.
 */
export function onStorageCleared(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** For a sign-out by the member: deletes everything, including photos. */
export function clearStoredData(): void {
  for (const area of AREAS) empty(area, ['member', 'draft'])
  tidyPhotoInMemory(undefined)
  void forgetPhotos()
}

/**
 * Removes what another member has left behind, also in a tab that was inactive then. Undefined when nobody is signed in: the drafts of
 * a member who did not sign out in this browser are kept for them.
 */
export function switchStorageOwner(memberId: string | undefined): void {
  const lastOwner = readLastOwner()
  for (const area of AREAS) changeOwner(area, memberId, lastOwner)
  tidyPhotoInMemory(memberId ?? lastOwner)
  void tidyPhotos(memberId ?? lastOwner)
}

/** Undefined after a sign-out in this browser: it empties what all its tabs share. */
function readLastOwner(): string | undefined {
  try {
    return ownerIn(localStorage)
  } catch {
    return undefined
  }
}

function ownerIn(storage: Storage): string | undefined {
  return storage.getItem(OWNER_KEY) ?? storage.getItem(DRAFTS_KEY) ?? undefined
}

function changeOwner(area: Area, memberId: string | undefined, lastOwner: string | undefined): void {
  try {
    const storage = storageOf(area)
    const before = ownerIn(storage)
    // once: what a visitor writes afterwards, such as a phone, is not the member's
    if ((storage.getItem(OWNER_KEY) ?? memberId) !== memberId) empty(area, ['member'])
    if (before !== undefined && before !== memberId) {
      const mayDraftsStay = memberId === undefined && before === lastOwner
      if (mayDraftsStay) storage.setItem(DRAFTS_KEY, before)
      else empty(area, ['draft'])
    }
    if (memberId === undefined) return
    storage.removeItem(DRAFTS_KEY)
    storage.setItem(OWNER_KEY, memberId)
  } catch {
    // storage is blocked, so nothing was stored
  }
}

function empty(area: Area, whose: readonly BrowserKey['whose'][]): void {
  try {
    const storage = storageOf(area)
    const leaving = BROWSER_KEYS.filter((one) => whose.includes(one.whose) && one.areas.includes(area))
    for (const found of keysOf(storage)) if (leaving.some(({ key }) => isUnder(found, key))) storage.removeItem(found)
  } catch {
    // storage is blocked, so nothing was stored
  }
  for (const listener of listeners) listener()
}

function storageOf(area: Area): Storage {
  return area === 'local' ? localStorage : sessionStorage
}

function keysOf(storage: Storage): readonly string[] {
  return Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '')
}

function isUnder(found: string, key: string): boolean {
  return key.endsWith(' ') ? found.startsWith(key) : found === key
}
