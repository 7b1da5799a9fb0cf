import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { StorageForTests } from '#ui/storage.test-support.ts'
import { BROWSER_KEYS, clearStoredData, switchStorageOwner, onStorageCleared } from './stored-data.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', new StorageForTests())
  vi.stubGlobal('sessionStorage', new StorageForTests())
})
afterEach(() => vi.unstubAllGlobals())

function writeAll(): void {
  for (const { key, areas } of BROWSER_KEYS) {
    const whole = key.endsWith(' ') ? `${key}new` : key
    if (key === 'keptFor' || key === 'draftsOf') continue
    if (areas.includes('local')) localStorage.setItem(whole, 'Bolo da Ana')
    if (areas.includes('session')) sessionStorage.setItem(whole, 'Bolo da Ana')
  }
}

const keysIn = (storage: Storage) => Array.from({ length: storage.length }, (_, place) => storage.key(place))
const OF_THE_DEVICE = BROWSER_KEYS.filter(({ whose }) => whose === 'device').map(({ key }) => key)
const DRAFTS = BROWSER_KEYS.filter(({ whose }) => whose === 'draft').map(({ key }) => (key.endsWith(' ') ? `${key}new` : key))
const left = () => [...keysIn(sessionStorage), ...keysIn(localStorage)]

it('nothing of a member is left after a sign-out, and what the device keeps stays', () => {
  switchStorageOwner('ana')
  writeAll()
  clearStoredData()
  expect(new Set(left())).toEqual(new Set(OF_THE_DEVICE))
})

it('a session that ended elsewhere leaves drafts, in tabs alone, and nothing else of the member', () => {
  switchStorageOwner('ana')
  writeAll()
  switchStorageOwner(undefined)
  expect(new Set(left())).toEqual(new Set([...OF_THE_DEVICE, ...DRAFTS]))
  const device = BROWSER_KEYS.filter(({ whose, areas }) => whose === 'device' && areas.includes('local')).map(({ key }) => key)
  expect(new Set(keysIn(localStorage))).toEqual(new Set([...device, 'draftsOf']))
})

it('the same member finds the drafts after signing in again, in every tab', () => {
  switchStorageOwner('ana')
  sessionStorage.setItem('choices new', 'Bolo da Ana')
  switchStorageOwner(undefined)
  switchStorageOwner(undefined)
  expect(sessionStorage.getItem('choices new')).toBe('Bolo da Ana')
  switchStorageOwner('ana')
  expect(sessionStorage.getItem('choices new')).toBe('Bolo da Ana')
})

it('another member who signs in after that finds none, and keeps what was written on the way', () => {
  switchStorageOwner('ana')
  sessionStorage.setItem('choices new', 'Bolo da Ana')
  switchStorageOwner(undefined)
  sessionStorage.setItem('pendingSignIn', '+5511988887777')
  switchStorageOwner(undefined)
  switchStorageOwner('bia')
  expect(sessionStorage.getItem('choices new')).toBeNull()
  expect(sessionStorage.getItem('pendingSignIn')).toBe('+5511988887777')
  switchStorageOwner(undefined)
  switchStorageOwner('ana')
  expect(sessionStorage.getItem('choices new')).toBeNull()
})

it('a sign-out in one tab leaves no drafts in another', () => {
  const shared = localStorage
  switchStorageOwner('ana')
  sessionStorage.setItem('choices new', 'Bolo da Ana')
  const other = sessionStorage
  vi.stubGlobal('sessionStorage', new StorageForTests())
  clearStoredData()
  vi.stubGlobal('sessionStorage', other)
  switchStorageOwner(undefined)
  expect([...keysIn(sessionStorage), ...keysIn(shared)]).toEqual([])
})

it('another member finds nothing in a tab that was inactive when the first one left', () => {
  switchStorageOwner('ana')
  sessionStorage.setItem('choices new', 'Bolo da Ana')
  switchStorageOwner('bia')
  expect(sessionStorage.getItem('choices new')).toBeNull()
})

it('the same member keeps what they were writing', () => {
  switchStorageOwner('ana')
  sessionStorage.setItem('choices new', 'Bolo da Ana')
  switchStorageOwner('ana')
  expect(sessionStorage.getItem('choices new')).toBe('Bolo da Ana')
})

it('a visitor who waits for a code keeps the phone, also after signing in', () => {
  sessionStorage.setItem('pendingSignIn', '+5511988887777')
  switchStorageOwner(undefined)
  switchStorageOwner('ana')
  expect(sessionStorage.getItem('pendingSignIn')).toBe('+5511988887777')
})

it('components that show data from memory are notified', () => {
  const notice = vi.fn<() => void>()
  const stop = onStorageCleared(notice)
  clearStoredData()
  expect(notice).toHaveBeenCalled()
  stop()
  notice.mockClear()
  clearStoredData()
  expect(notice).not.toHaveBeenCalled()
})
