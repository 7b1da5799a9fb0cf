/**
 * A photo on its way outlives a reload: the file is kept in the browser for this tab until the server has it. What a closed tab
 * leaves behind goes with the next visit.
 */
import { deleteOldPhotos, deletePhoto, findPhoto, type KeptPhoto, mayStay, putPhoto } from '#features/photo-store.ts'

const TAB_KEY = 'tab'

/** Where the browser has no room for it, a reload loses the photo and says so. */
export async function keepPhoto(file: File, ownerId: string): Promise<void> {
  await putPhoto(tabId(), { file, ownerId, at: Date.now() })
}

/** The one that this member had on its way in this tab. */
export async function keptPhoto(memberId: string): Promise<KeptPhoto | undefined> {
  const kept = await findPhoto(tabId())
  return kept?.ownerId !== undefined && mayStay(kept, memberId) ? kept : undefined
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
