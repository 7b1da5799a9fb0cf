/** The good end of an edit: one transaction with the allowance, and a second caller changes nothing. */
import type { Transaction } from '#platform/database.ts'
import type { EditedPicture } from '#engine/types.ts'
import type { ResultWarning } from '#features/captions/contract.ts'
import type { PhotoEditsDeps } from '../deps.ts'
import { publishEditEvent } from './edit-events.ts'
import { type EditRow, markEditDone } from './edit-queries.ts'
import { endingNow } from './fail-edit.ts'
import { updatePhotoView } from '../photo-queries.ts'
import { insertPicture } from '../pictures/picture-queries.ts'
import { type WatermarkedPicture, watermarkPicture } from '../pictures/watermark-picture.ts'
import { shrinkToTile } from '../pictures/shrink-to-tile.ts'
import { fileKey, storeFiles } from '../stored-files.ts'
import { enqueueWatermarkRemoval } from '../trial/remove-watermarks.ts'

type Deps = Pick<PhotoEditsDeps, 'db' | 'queue' | 'clock' | 'files' | 'membership' | 'onEditFinished'>

export interface EditResult {
  /** Missing for a caption alone. */
  readonly picture: EditedPicture | undefined
  readonly caption: string | null
  readonly warnings: ResultWarning[]
}

/** Delivers a result and spends what the edit reserved. Does nothing when the edit is already finished or deleted. */
export async function deliverEdit(deps: Deps, edit: EditRow, { picture, caption, warnings }: EditResult): Promise<void> {
  const editId = edit.id
  const files = picture && (await filesOf(picture, edit))
  await deps.db.transaction(async (tx) => {
    const done = await markEditDone(tx, editId, {
      caption,
      warnings,
      ...outcomeOf(picture),
      ...endingNow(deps),
    })
    if (!done) return
    if (files) await storePicture(deps, tx, { edit: done, files })
    // before the counter: an order also locks the photo first
    if (picture?.view) await updatePhotoView(tx, done.photoId, picture.view)
    await deps.membership.spendEdit(tx, editId)
    await deps.onEditFinished(tx, editId)
    await clearIfPaidSince(deps, tx, done)
    await publishEditEvent(tx, editId)
  })
}

/** A plan may have opened while the member's first order was stored: then its own removal did not see this edit. */
async function clearIfPaidSince(deps: Deps, tx: Transaction, { memberId, watermarked }: EditRow): Promise<void> {
  if (!watermarked) return
  if (await deps.membership.hasPlan(memberId, tx)) await enqueueWatermarkRemoval(deps.queue, tx, memberId)
}

/** What an edit's row keeps of its picture. */
export function outcomeOf(picture: EditedPicture | undefined): Pick<EditRow, 'doubts' | 'photoFrame' | 'understood'> {
  const understood = picture?.understood
  return {
    doubts: [...(picture?.doubts ?? [])],
    photoFrame: picture?.photoFrame ?? null,
    understood: understood ? { taken: [...understood.taken], missed: [...understood.missed] } : null,
  }
}

export interface PictureFiles {
  readonly picture: EditedPicture
  readonly tile: Uint8Array
  /** Only for a picture made without a plan. */
  readonly withWatermark: (WatermarkedPicture & { readonly tile: Uint8Array }) | undefined
}

/** The files of a picture; made before the transaction that stores it. */
export async function filesOf(picture: EditedPicture, { watermarked }: Pick<EditRow, 'watermarked'>): Promise<PictureFiles> {
  const withWatermark = watermarked ? await watermarkPicture(picture.jpeg) : undefined
  return {
    picture,
    tile: await shrinkToTile(picture.jpeg),
    withWatermark: withWatermark && { ...withWatermark, tile: await shrinkToTile(withWatermark.jpeg) },
  }
}

/**
 * Stores a picture of an edit in one of its formats. The row of a watermarked picture names the watermarked files, so that every
 * reader gets the watermark without knowing of it. @param kept the edit as it is in this transaction
 */
export async function storePicture(
  deps: Pick<Deps, 'clock' | 'files'>,
  tx: Transaction,
  kept: { readonly edit: Pick<EditRow, 'id' | 'watermarked'>; readonly files: PictureFiles },
): Promise<void> {
  const { edit, files } = kept
  const { picture, tile, withWatermark } = files
  const shownInstead = edit.watermarked ? withWatermark : undefined
  if (edit.watermarked && !shownInstead) throw new Error(`the picture of ${edit.id} has no watermark`)
  const shown = shownInstead ?? { ...picture, tile }
  const key = fileKey('pictures', shown.jpeg)
  const tileKey = fileKey('tiles', shown.tile)
  const cleanKey = shownInstead ? fileKey('pictures', picture.jpeg) : null
  const contents = new Map([
    [key, shown.jpeg],
    [tileKey, shown.tile],
  ])
  if (cleanKey !== null) contents.set(cleanKey, picture.jpeg)
  await storeFiles(deps, tx, contents)
  const { width, height } = shown
  const createdAt = deps.clock.now()
  await insertPicture(tx, { editId: edit.id, format: picture.format, fileKey: key, tileKey, cleanKey, width, height, createdAt })
}
