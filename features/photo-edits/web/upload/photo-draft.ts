/** A photo on its way from the phone to the server. The file is kept until another one replaces it. */
import type { Failure } from '#features/api.ts'
import { MAX_UPLOAD_BYTES, type Photo } from '#features/photo-edits/contract.ts'

export interface PhotoDraft {
  readonly file: File
  /** The address of the local file, shown before it is sent. */
  readonly localUrl: string
  readonly progress: UploadProgress
}

export type UploadProgress =
  | { readonly state: 'sending'; readonly share: number }
  | { readonly state: 'failed'; readonly problem: UploadProblem }
  | { readonly state: 'ready'; readonly photo: Photo }

export interface UploadProblem {
  /** For the member; undefined when the screen has a text of its own. */
  readonly text: string | undefined
  /**
   * `offline`: the device has no connection, and the upload continues once it has; `lost`: there is one, but no answer came;
   * `animated`: the first frame could be used; `file`: another file is needed; `passing`: may work again.
   */
  readonly kind: 'offline' | 'lost' | 'animated' | 'too-large' | 'file' | 'passing'
}

/**
 * Types that are certainly no photo. Galleries give some photos wrong types or none, so all others are judged by their content.
 */
const NO_PHOTO = /^(?:audio|video|text)\/|^application\/pdf$/

/** Refused before 60 MB are sent over mobile data for nothing; the server decides in the end. */
export function refuseHere({ size, type }: Pick<File, 'size' | 'type'>): UploadProblem | undefined {
  if (NO_PHOTO.test(type)) return { kind: 'file', text: undefined }
  return size > MAX_UPLOAD_BYTES ? { kind: 'too-large', text: undefined } : undefined
}

/** @param isOnline whether the device has a connection at all */
export function problemOf({ code, status, error }: Pick<Failure, 'code' | 'status' | 'error'>, isOnline: boolean): UploadProblem {
  if (code === 'network') return { kind: isOnline ? 'lost' : 'offline', text: undefined }
  if (code === 'photo_animated') return { kind: 'animated', text: error }
  return { kind: code.startsWith('photo_') ? 'file' : kindOfStatus(status), text: error }
}

/** Answers that another try may change: too slow, too many, our fault, or a session that has ended. */
function kindOfStatus(status: number): UploadProblem['kind'] {
  return status >= 500 || [401, 408, 429].includes(status) || status < 400 ? 'passing' : 'file'
}

/** Whether the connection is to blame: the same file may be sent again once there is one. */
export function isLost({ progress }: Pick<PhotoDraft, 'progress'>): boolean {
  return progress.state === 'failed' && ['offline', 'lost'].includes(progress.problem.kind)
}
