/**
 * A photo being sent survives a reload: the file is stored in the browser for this tab until the server has it. What a closed tab
 * leaves behind is deleted at the next visit.
 */
import { deleteOldPhotos, deletePhoto, findPhoto, type StoredPhoto, mayStay, putPhoto } from './photo-store.ts'

/** The types that the system's dialog offers; other files are judged by their content. */
export const ACCEPTED_FILES = 'image/*,.heic,.heif,.avif'

const TAB_KEY = 'tab'

/** The newest, also in a browser without space for it: then it outlives a change of screens, and no reload. */
let inMemory: StoredPhoto | undefined

/** When the browser has no space for it, a reload loses the photo and says so. */
export async function storePhoto(file: File, ownerId: string): Promise<void> {
  const photo = { file, ownerId, at: Date.now() }
  inMemory = photo
  await putPhoto(tabId(), photo)
}

/** The photo that this member was sending in this tab. */
export async function findStoredPhoto(memberId: string): Promise<StoredPhoto | undefined> {
  const stored = inMemory ?? (await findPhoto(tabId()))
  return stored?.ownerId !== undefined && mayStay(stored, memberId) ? stored : undefined
}

/** Deletes this tab's photo, and what other tabs left behind. */
export async function forgetPhoto(): Promise<void> {
  inMemory = undefined
  await deletePhoto(tabId())
  await deleteOldPhotos()
}

/** Drops a photo of another member than this one, or than nobody, from the tab's memory. */
export function tidyPhotoInMemory(memberId: string | undefined): void {
  if (inMemory && !mayStay(inMemory, memberId)) inMemory = undefined
}

/** One per tab, and the same after a reload. */
function tabId(): string {
  const known = sessionStorage.getItem(TAB_KEY)
  if (known) return known
  const fresh = crypto.getRandomValues(new Uint32Array(2)).join('')
  sessionStorage.setItem(TAB_KEY, fresh)
  return fresh
}
