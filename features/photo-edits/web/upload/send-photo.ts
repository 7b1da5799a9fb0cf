import { upload } from '#features/api.ts'
import { type Photo, photoEdits } from '#features/photo-edits/contract.ts'
import { problemOf, type UploadProblem } from './photo-draft.ts'

interface SendOptions {
  /** Whether the first picture of an animation is accepted. */
  readonly isFirstFrameFine?: boolean
  readonly signal: AbortSignal
  /** 0…1 */
  readonly onProgress: (share: number) => void
}

type Sent = { readonly photo: Photo } | { readonly problem: UploadProblem }

/** Sends one photo. @returns undefined when it was aborted */
export async function sendPhoto(
  file: File,
  { isFirstFrameFine = false, signal, onProgress }: SendOptions,
): Promise<Sent | undefined> {
  const form = new FormData()
  if (isFirstFrameFine) form.set('first_frame', 'true')
  form.set('photo', file)
  // only an abort throws
  const result = await upload(photoEdits.uploadPhoto, { form, signal, onProgress }).catch(() => undefined)
  if (!result || signal.aborted) return undefined
  return result.ok ? { photo: result.data.photo } : { problem: problemOf(result, navigator.onLine) }
}
