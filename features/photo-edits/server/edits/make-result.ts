import type { EditOptions, PictureOrder } from '#engine/types.ts'
import type { Language } from '#phrases/shape.ts'
import { refuse } from '#platform/errors.ts'
import type { Notice } from '#features/captions/contract.ts'
import type { Format } from '#features/photo-edits/contract.ts'
import type { PhotoEditsDeps, WorkerDeps } from '../deps.ts'
import type { EditRow } from './edit-queries.ts'
import { paintBackdrop } from './paint-backdrop.ts'
import { findPhoto } from '../photo-queries.ts'
import type { EditResult } from './finish-edit.ts'
import { makesPicture, needOf } from '#features/photo-edits/operations.ts'

type MakeOptions = EditOptions & { readonly signal: AbortSignal }

/** Makes the picture and the caption of an edit. @throws EngineRefusal, or a refusal when the photo is deleted */
export async function makeResult(deps: WorkerDeps, edit: EditRow, options: MakeOptions): Promise<EditResult> {
  const [made, written] = await Promise.all([
    makesPicture(edit.operation) ? makePicture(deps, edit, options) : undefined,
    writeCaption(deps, edit, options.signal),
  ])
  const notices: Notice[] = [...(made?.notices ?? []), ...written.notices]
  return { picture: made?.picture, caption: written.caption, notices: [...new Set(notices)] }
}

async function makePicture(deps: WorkerDeps, edit: EditRow, options: MakeOptions) {
  const { photo, isFirstFrame } = await findOriginal(deps, edit.photoId)
  const painting = needOf(edit.operation) === 'words' ? await paintBackdrop(deps, edit, options.signal) : undefined
  const order = orderOf(edit, edit.format, painting?.bytes)
  const picture = await forgettingDeleted(deps, { id: edit.photoId, photo }, () => deps.engine.edit(photo, order, options))
  const notices: Notice[] = [
    ...picture.warnings,
    // repeated with the result: in the chat nobody has seen the upload's notices
    ...(isFirstFrame ? ['first_frame_only' as const] : []),
    ...(painting?.isFallback ? ['images_fell_back' as const] : []),
    ...(picture.understood?.taken.length === 0 ? ['words_guessed' as const] : []),
  ]
  return { picture, notices }
}

/** Clears the engine's cache of a photo that was deleted during the work, however the work ended. */
export async function forgettingDeleted<Result>(
  { db, engine }: Pick<WorkerDeps, 'db' | 'engine'>,
  { id, photo }: { readonly id: string; readonly photo: Uint8Array },
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } finally {
    if ((await findPhoto(db, id))?.deletedAt) await engine.forget(photo)
  }
}

/** The bytes of a photo. Refuses with `photo_unavailable` once it is deleted. */
export async function readOriginal(deps: Pick<PhotoEditsDeps, 'db' | 'files'>, photoId: string): Promise<Uint8Array> {
  return (await findOriginal(deps, photoId)).photo
}

async function findOriginal({ db, files }: Pick<PhotoEditsDeps, 'db' | 'files'>, photoId: string) {
  const found = await findPhoto(db, photoId)
  if (!found || found.deletedAt) refuse('photo_unavailable')
  const photo = (await files.get(found.fileKey)) ?? refuse('photo_unavailable')
  return { photo, isFirstFrame: found.notices.includes('first_frame_only') }
}

/** The order for the engine. @param painted the backdrop, if a generator painted it */
export function orderOf({ operation, wishes, language }: EditRow, format: Format, painted?: Uint8Array): PictureOrder {
  if (!makesPicture(operation)) throw new Error(`${operation} makes no picture`)
  const { backdrop, words, headline, signature, light_match: lightMatch } = wishes
  return {
    operation,
    format,
    language: language as Language, // only we write this column
    ...(backdrop !== undefined && { backdrop }),
    ...(words !== undefined && { words }),
    ...(headline !== undefined && { headline }),
    ...(signature !== undefined && { signature }),
    ...(lightMatch !== undefined && { lightMatch }),
    ...(painted !== undefined && { painted }),
  }
}

/** The caption of a picture. A failure leaves it out, since the picture is useful without it; a caption alone fails. */
async function writeCaption(deps: WorkerDeps, edit: EditRow, signal: AbortSignal) {
  try {
    return await composeCaption(deps, edit, signal)
  } catch (error) {
    if (!makesPicture(edit.operation) || signal.aborted) throw error
    deps.log.error({ err: error, editId: edit.id }, 'a caption could not be written')
    return { caption: null, notices: [] }
  }
}

async function composeCaption({ captions, members }: WorkerDeps, edit: EditRow, signal: AbortSignal) {
  const { message, headline, tone, length, language } = edit.wishes
  const { captions: written, notices } = await captions.composeCaption(
    {
      message: message ?? headline ?? '',
      language: language ?? (edit.language as Language), // only we write this column
      tone,
      length,
      occupation: await members.findOccupation(edit.memberId),
    },
    { memberId: edit.memberId, seed: seedOf(edit.id), signal },
  )
  const [first] = written
  return { caption: first ? [first.text, first.hashtags.join(' ')].filter((part) => part !== '').join('\n\n') : null, notices }
}

/** The same for every attempt at one edit, and different for its redo. */
function seedOf(editId: string): number {
  return Number.parseInt(editId.slice(-7), 16)
}
