/**
 * A photo that was shared from the phone's gallery. The service worker stores it without knowing the member: any page can send
 * the same form. So it stays, also over a sign-in or a purchase, until a member uses or discards it.
 */
import { deletePhoto, findPhoto, type StoredPhoto, putPhoto } from '#features/photo-store.ts'
import { SHARED_FIELD } from './share-form.ts'

const KEY = 'shared'

/**
 * Stores the first picture of a share, or the first file if there is none: the studio says why it cannot be used. Also records a
 * share without a file, or without space for it.
 */
export async function storeSharedPhoto(form: FormData): Promise<void> {
  const files = form.getAll(SHARED_FIELD).filter((part) => part instanceof File && part.size > 0) as File[] // as: the filter's own check
  const first = files.find(({ type }) => type.startsWith('image/')) ?? files[0]
  if (first) await putPhoto(KEY, { file: first, at: Date.now(), isFirstOfMany: files.length > 1 })
}

export async function findSharedPhoto(): Promise<StoredPhoto | undefined> {
  return findPhoto(KEY)
}

export async function forgetSharedPhoto(): Promise<void> {
  await deletePhoto(KEY)
}
