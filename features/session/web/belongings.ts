/**
 * Every key under which the product keeps something in this browser, and whose it is. What is a member's leaves with the member:
 * each storage has one owner, and whoever comes next finds it empty. Photos lie in the browser's database and leave likewise.
 */
import { forgetPhotos, tidyPhotos } from '#features/photo-store.ts'

type Area = 'local' | 'session'

interface BrowserKey {
  /** The whole key, or with a space at its end what all of them begin with. */
  readonly key: string
  readonly areas: readonly Area[]
  /** `device`: says nothing of anybody. */
  readonly whose: 'member' | 'device'
}

/** Whom the rest of the storage belongs to. */
const OWNER_KEY = 'keptFor'

export const BROWSER_KEYS: readonly BrowserKey[] = [
  { key: OWNER_KEY, areas: ['local', 'session'], whose: 'member' },
  { key: 'userPhone', areas: ['local'], whose: 'member' },
  { key: 'justRecreated', areas: ['local'], whose: 'member' },
  { key: 'pendingSignIn', areas: ['local', 'session'], whose: 'member' },
  { key: 'pendingCheckout', areas: ['local'], whose: 'member' },
  { key: 'phoneChange', areas: ['session'], whose: 'member' },
  { key: 'choices ', areas: ['session'], whose: 'member' },
  { key: 'caption ', areas: ['session'], whose: 'member' },
  { key: 'profile ', areas: ['session'], whose: 'member' },
  { key: 'tab', areas: ['session'], whose: 'member' },
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

/** Hears when everything was forgotten, for what is shown from memory. Returns the way to stop listening. */
export function onForgotten(notice: () => void): () => void {
  listeners.add(notice)
  return () => listeners.delete(notice)
}

/** The member leaves by their own wish: nothing waits for a return, and no photo for whoever comes next. */
export function forgetBelongings(): void {
  for (const area of AREAS) empty(area)
  void forgetPhotos()
}

/** Undefined: nobody is in. Takes away what another member has left behind, also in a tab that was away when they went. */
export function makeRoomFor(memberId: string | undefined): void {
  for (const area of AREAS) changeOwner(area, memberId)
  void tidyPhotos(memberId)
}

function changeOwner(area: Area, memberId: string | undefined): void {
  try {
    const storage = storageOf(area)
    const owner = storage.getItem(OWNER_KEY) ?? undefined
    if (owner === memberId) return
    if (owner !== undefined) empty(area)
    if (memberId !== undefined) storage.setItem(OWNER_KEY, memberId)
  } catch {
    // storage is closed to us: then nothing was kept
  }
}

function empty(area: Area): void {
  try {
    const storage = storageOf(area)
    const leaving = BROWSER_KEYS.filter(({ areas, whose }) => whose === 'member' && areas.includes(area))
    for (const found of keysOf(storage)) if (leaving.some(({ key }) => isUnder(found, key))) storage.removeItem(found)
  } catch {
    // as above
  }
  for (const notice of listeners) notice()
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
