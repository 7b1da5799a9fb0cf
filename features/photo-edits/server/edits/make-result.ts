import type { EditOptions, Corrections, PictureOrder } from '#engine/types.ts'
import { seedOf } from '#platform/crypto.ts'
import type { Executor } from '#platform/database.ts'
import { definedFields } from '#platform/defined-fields.ts'
import { refuse } from '#platform/errors.ts'
import type { MemberBrand } from '#features/brand/server/index.ts'
import type { ResultWarning } from '#features/captions/contract.ts'
import type { Format } from '#features/photo-edits/contract.ts'
import type { PhotoEditsDeps, WorkerDeps } from '../deps.ts'
import { engineCorrections } from '../cutouts/corrections.ts'
import { listCorrections } from '../cutouts/cutout-queries.ts'
import { listFormerCaptions } from './caption-queries.ts'
import type { EditRow } from './edit-queries.ts'
import { isLaidOut, layoutOrder, noTexts, readTexts, type TextsOfLines } from '../layouts/texts-of-edit.ts'
import { generateBackdrop } from './generate-backdrop.ts'
import { observeEngine, timeStage } from './stage-meter.ts'
import { findPhoto } from '../photo-queries.ts'
import type { EditResult } from './deliver-edit.ts'
import { makesPicture, needOf } from '#features/photo-edits/operations.ts'

/** What an upload says of its file, and no later look at the stored photo can. */
const WARNINGS_OF_FILE: ReadonlySet<ResultWarning> = new Set(['first_frame_only', 'end_missing'])

export type MakeOptions = EditOptions & { readonly signal: AbortSignal }

/** Makes the picture and the caption of an edit. @throws EngineRefusal, or a refusal when the photo is deleted */
export async function makeResult(deps: WorkerDeps, edit: EditRow, options: MakeOptions): Promise<EditResult> {
  // first: a caption may be paid for, and is nothing without its picture
  const original = makesPicture(edit.operation) ? await findOriginal(deps, edit.photoId) : undefined
  const [made, written] = await Promise.all([
    original && makePicture(deps, edit, { ...options, original }),
    writeCaption(deps, edit, options.signal),
  ])
  const warnings: ResultWarning[] = [...(made?.warnings ?? []), ...written.warnings]
  return { picture: made?.picture, caption: written.caption, warnings: [...new Set(warnings)] }
}

/** The picture of an edit, and the warnings about it. @throws as `makeResult` */
export async function makePicture(
  deps: WorkerDeps,
  edit: EditRow,
  { original, ...options }: MakeOptions & { readonly original?: Original },
) {
  const { photo, uploadWarnings } = original ?? (await findOriginal(deps, edit.photoId))
  const generated = needOf(edit.operation) === 'words' ? await generateBackdrop(deps, edit, options.signal) : undefined
  const order = orderOf(edit, edit.format, await findOrderParts(deps, edit, generated?.bytes))
  const picture = await forgettingDeleted(deps, { id: edit.photoId, photo }, () =>
    deps.engine.edit(photo, order, { ...options, owner: edit.memberId }),
  )
  observeEngine(deps.stages, picture)
  const warnings: ResultWarning[] = [
    ...picture.warnings,
    // repeated with the result: in the chat nobody has seen the upload's warnings
    ...uploadWarnings,
    ...(generated?.isFallback ? ['images_fell_back' as const] : []),
    ...(picture.understood?.taken.length === 0 ? ['words_guessed' as const] : []),
  ]
  return { picture, warnings }
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

type Original = Awaited<ReturnType<typeof findOriginal>>

async function findOriginal({ db, files }: Pick<PhotoEditsDeps, 'db' | 'files'>, photoId: string) {
  const found = await findPhoto(db, photoId)
  if (!found || found.deletedAt) refuse('photo_unavailable')
  const photo = (await files.get(found.fileKey)) ?? refuse('photo_unavailable')
  return { photo, uploadWarnings: found.warnings.filter((warning) => WARNINGS_OF_FILE.has(warning)) }
}

/** What the member corrected of the cutout that an edit was ordered with. */
async function findCorrections(executor: Executor, { photoId, wishes }: Orderable): Promise<Corrections | undefined> {
  const { cutout_revision: revision } = wishes
  return revision === undefined ? undefined : engineCorrections(await listCorrections(executor, { photoId, revision }))
}

/** What an order for the engine is made of: an edit, or what may become one. */
export type Orderable = Pick<EditRow, 'id' | 'memberId' | 'photoId' | 'operation' | 'wishes' | 'language'>

interface OrderParts {
  /** The backdrop, if a generator painted it. */
  readonly painted: Uint8Array | undefined
  readonly corrections: Corrections | undefined
  readonly brand: MemberBrand | undefined
  readonly read: TextsOfLines
}

/** What an order takes from elsewhere: corrections of the cutout, the brand as it is now, and what the line for the caption says. */
export async function findOrderParts(
  deps: Pick<PhotoEditsDeps, 'db' | 'findBrand' | 'readLines'>,
  edit: Orderable,
  painted: Uint8Array | undefined,
): Promise<OrderParts> {
  const read = isLaidOut(edit) ? await readTexts(deps, { owner: edit.memberId, edits: [edit] }) : noTexts
  return { painted, corrections: await findCorrections(deps.db, edit), brand: await deps.findBrand(deps.db, edit.memberId), read }
}

/** The order for the engine. */
export function orderOf(
  { id, operation, wishes, language }: Orderable,
  format: Format,
  { painted, corrections, brand, read }: OrderParts,
): PictureOrder {
  if (!makesPicture(operation)) throw new Error(`${operation} makes no picture`)
  const { backdrop, words, headline, signature = brand?.signature, light_match: lightMatch, seed = seedOf(id) } = wishes
  const adjustment = adjustmentOf(wishes)
  return {
    operation,
    format,
    language,
    ...layoutOrder({ operation, wishes, language }, read),
    ...definedFields({
      backdrop,
      words,
      headline,
      signature,
      lightMatch,
      seed,
      painted,
      corrections,
      adjustment,
      brand: brand?.look,
    }),
  }
}

function adjustmentOf({ light = 0, warmth = 0, closeness = 0 }: EditRow['wishes']): PictureOrder['adjustment'] {
  return light === 0 && warmth === 0 && closeness === 0 ? undefined : { light, warmth, closeness }
}

/** The caption of a picture. A failure leaves it out, since the picture is useful without it; a caption alone fails. */
async function writeCaption(deps: WorkerDeps, edit: EditRow, signal: AbortSignal) {
  try {
    return await timeStage(deps.stages, 'caption', () => composeCaption(deps, edit, signal))
  } catch (error) {
    if (!makesPicture(edit.operation) || signal.aborted) throw error
    deps.log.error({ err: error, editId: edit.id }, 'a caption could not be written')
    return { caption: null, warnings: [] }
  }
}

const MAX_HASHTAGS = 5

/** How many captions of the member a new one must not begin like. */
const FORMER_CAPTIONS = 10

async function composeCaption({ db, captions, members, findBrand }: WorkerDeps, edit: EditRow, signal: AbortSignal) {
  const { message, headline, tone, length, language } = edit.wishes
  const {
    captions: written,
    warnings,
    areHashtagsWanted,
  } = await captions.composeCaption(
    {
      message: message ?? headline ?? '',
      language: language ?? edit.language,
      tone,
      length,
      occupation: await members.findOccupation(edit.memberId),
      former: await listFormerCaptions(db, edit.memberId, FORMER_CAPTIONS),
    },
    { memberId: edit.memberId, seed: seedOf(edit.id), signal },
  )
  const [first] = written
  if (!first) return { caption: null, warnings }
  const brand = areHashtagsWanted ? await findBrand(db, edit.memberId) : undefined
  // a brand's own come first: it is known by them
  const hashtags = [...new Set([...(brand?.hashtags ?? []), ...first.hashtags])].slice(0, MAX_HASHTAGS)
  return { caption: [first.text, hashtags.join(' ')].filter((part) => part !== '').join('\n\n'), warnings }
}
