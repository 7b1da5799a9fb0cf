/**
 * A photo that was shared from the phone's gallery. The service worker lays it down, and it lies there, also across a sign-in or a
 * purchase, until the studio takes it.
 */
import { deletePhoto, findPhoto, putPhoto, type KeptPhoto } from './photo-store.ts'
import { SHARED_FIELD } from './share-form.ts'

const KEY = 'shared'

/** Keeps the first picture of what was shared, or the first file if there is none: the studio says why it cannot be used. */
export async function keepSharedPhoto(form: FormData): Promise<'kept' | 'empty'> {
  const files = form.getAll(SHARED_FIELD).filter((part) => part instanceof File && part.size > 0) as File[] // as: the filter's own check
  const first = files.find(({ type }) => type.startsWith('image/')) ?? files[0]
  if (!first) return 'empty'
  await putPhoto(KEY, { file: first, at: Date.now(), isFirstOfMany: files.length > 1 })
  return 'kept'
}

/** Hands the shared photo over, once. */
export async function takeSharedPhoto(): Promise<KeptPhoto | undefined> {
  const photo = await findPhoto(KEY)
  if (photo) await deletePhoto(KEY)
  return photo
}
