/**
 * A photo on its way outlives a reload: the file is kept in the browser for this tab until the server has it. What a closed tab
 * leaves behind goes with the next visit.
 */
import { deleteOldPhotos, deletePhoto, findPhoto, putPhoto, type KeptPhoto } from './photo-store.ts'
import { takeSharedPhoto } from './shared-photo.ts'

const TAB_KEY = 'tab'

/** Where the browser has no room for it, a reload loses the photo and says so. */
export async function keepPhoto(file: File): Promise<void> {
  await putPhoto(tabId(), { file, at: Date.now() })
}

/** One that was just shared with us goes before the one that this tab had on its way. */
export async function keptPhoto(): Promise<KeptPhoto | undefined> {
  return (await takeSharedPhoto()) ?? (await findPhoto(tabId()))
}

/** This tab's photo, and what other tabs left behind. */
export async function forgetPhoto(): Promise<void> {
  await deletePhoto(tabId())
  await deleteOldPhotos()
}

/** One per tab, and the same after a reload. */
function tabId(): string {
  const known = sessionStorage.getItem(TAB_KEY)
  if (known) return known
  const fresh = crypto.getRandomValues(new Uint32Array(2)).join('')
  sessionStorage.setItem(TAB_KEY, fresh)
  return fresh
}
