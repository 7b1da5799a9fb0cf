/**
 * A photo that was shared from the phone's gallery. The service worker lays it down without knowing for whom: any page can send
 * the same form. So it lies there, also across a sign-in or a purchase, until a member takes it or wants it gone.
 */
import { deletePhoto, findPhoto, type KeptPhoto, putPhoto } from '#features/photo-store.ts'
import { SHARED_FIELD } from './share-form.ts'

const KEY = 'shared'

/**
 * Keeps the first picture of what was shared, or the first file if there is none: the studio says why it cannot be used, and that
 * nothing came when there was nothing, or no room for it.
 */
export async function keepSharedPhoto(form: FormData): Promise<void> {
  const files = form.getAll(SHARED_FIELD).filter((part) => part instanceof File && part.size > 0) as File[] // as: the filter's own check
  const first = files.find(({ type }) => type.startsWith('image/')) ?? files[0]
  if (first) await putPhoto(KEY, { file: first, at: Date.now(), isFirstOfMany: files.length > 1 })
}

export async function findSharedPhoto(): Promise<KeptPhoto | undefined> {
  return findPhoto(KEY)
}

export async function forgetSharedPhoto(): Promise<void> {
  await deletePhoto(KEY)
}
