import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { StorageForTests } from '#ui/storage.test-support.ts'
import type { StoredPhoto } from './photo-store.ts'
import { clearStoredData, switchStorageOwner } from './session/web/stored-data.ts'
import { findStoredPhoto, forgetPhoto, storePhoto } from './stored-photo.ts'

/** A request of the browser's database, which is answered at once. */
function answered(result: unknown) {
  const request = Object.assign(new EventTarget(), { result })
  queueMicrotask(() => request.dispatchEvent(new Event('success')))
  return request
}

/** A browser's database that is full. @param stored what it has still */
function fullDatabase(stored: StoredPhoto | undefined) {
  const store = {
    get: () => answered(stored),
    put: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    delete: () => answered(undefined),
    clear: () => answered(undefined),
    count: () => answered(0),
    openCursor: () => answered(null),
  }
  return { open: () => answered({ close: () => undefined, transaction: () => ({ objectStore: () => store }) }) }
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', fullDatabase(undefined))
  vi.stubGlobal('localStorage', new StorageForTests())
  vi.stubGlobal('sessionStorage', new StorageForTests())
})
afterEach(async () => {
  await forgetPhoto()
  vi.unstubAllGlobals()
})

const CAKE = new File(['cake'], 'cake.jpg')

it('the photo that was chosen last is found, not an earlier one that the browser still has', async () => {
  const pie = { file: new File(['pie'], 'pie.jpg'), ownerId: 'ana', at: Date.now() }
  vi.stubGlobal('indexedDB', fullDatabase(pie))
  expect((await findStoredPhoto('ana'))?.file).toBe(pie.file)
  await storePhoto(CAKE, 'ana')
  expect((await findStoredPhoto('ana'))?.file).toBe(CAKE)
})

it.each([
  ['signs out', clearStoredData],
  ['is followed by another', () => switchStorageOwner('bia')],
])('the photo of a member who %s is no longer in the tab', async (_, leave) => {
  switchStorageOwner('ana')
  await storePhoto(CAKE, 'ana')
  leave()
  expect(await findStoredPhoto('ana')).toBeUndefined()
})

it('the photo of a member whose session has ended waits for them', async () => {
  switchStorageOwner('ana')
  await storePhoto(CAKE, 'ana')
  switchStorageOwner(undefined)
  expect((await findStoredPhoto('ana'))?.file).toBe(CAKE)
})
