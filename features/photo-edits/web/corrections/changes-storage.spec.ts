import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearStoredData } from '#features/session/web/stored-data.ts'
import { StorageForTests } from '#ui/storage.test-support.ts'
import { changesStorageOf } from './changes-storage.ts'

const KEPT = {
  revision: 3,
  undone: 1,
  added: [{ mode: 'keep' as const, radius: 0.02, points: [[0.1, 0.2]] as [number, number][] }],
}
const kept = changesStorageOf('member', 'photo')

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new StorageForTests())
})
afterEach(() => vi.unstubAllGlobals())

test('what is kept of a photo is found again, for this member and photo alone', () => {
  kept.save(KEPT)
  expect(kept.load()).toEqual(KEPT)
  expect(changesStorageOf('other', 'photo').load()).toBeUndefined()
  expect(changesStorageOf('member', 'other').load()).toBeUndefined()
  kept.save(undefined)
  expect(kept.load()).toBeUndefined()
})

test('it goes when the member signs out', () => {
  kept.save(KEPT)
  clearStoredData()
  expect(kept.load()).toBeUndefined()
})

test('other data under its key, or a storage that is blocked, is nothing kept', () => {
  sessionStorage.setItem('corrections member photo', '{"revision":"3"}')
  expect(kept.load()).toBeUndefined()
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => kept.save(KEPT)).not.toThrow()
  expect(kept.load()).toBeUndefined()
})
