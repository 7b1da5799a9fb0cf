/** The two ends of an edit. Each is one transaction with the allowance, and a second caller changes nothing. */
import { DAY, later } from '#platform/clock.ts'
import type { Transaction } from '#platform/database.ts'
import type { EditedPicture } from '#engine/types.ts'
import type { ErrorCode } from '#features/error-codes.ts'
import type { Notice } from '#features/captions/contract.ts'
import type { PhotoEditsDeps } from '../deps.ts'
import { publishEditEvent } from './edit-events.ts'
import { type EditRow, markEditDone, markEditFailed } from './edit-queries.ts'
import { updatePhotoView } from '../photo-queries.ts'
import { insertPicture } from '../pictures/picture-queries.ts'
import { shrinkToTile } from '../pictures/shrink-to-tile.ts'
import { fileKey, keepFiles } from '../stored-files.ts'

type Deps = Pick<PhotoEditsDeps, 'db' | 'clock' | 'files' | 'membership' | 'onEditFinished' | 'keepDays'>

export interface EditResult {
  /** Missing for a caption alone. */
  readonly picture: EditedPicture | undefined
  readonly caption: string | null
  readonly notices: Notice[]
}

/** Delivers a result and spends what the edit reserved. Does nothing when the edit is already finished or deleted. */
export async function deliverEdit(deps: Deps, editId: string, { picture, caption, notices }: EditResult): Promise<void> {
  const files = picture && (await filesOf(picture))
  await deps.db.transaction(async (tx) => {
    const done = await markEditDone(tx, editId, {
      caption,
      notices,
      ...whatIsSaidOf(picture),
      ...endingNow(deps),
    })
    if (!done) return
    if (files) await keepPicture(deps, tx, { editId, ...files })
    // before the counter: an order also locks the photo first
    if (picture?.view) await updatePhotoView(tx, done.photoId, picture.view)
    await deps.membership.spendEdit(tx, editId)
    await deps.onEditFinished(tx, editId)
    await publishEditEvent(tx, editId)
  })
}

function whatIsSaidOf(picture: EditedPicture | undefined): Pick<EditRow, 'doubts' | 'photoFrame' | 'understood'> {
  const understood = picture?.understood
  return {
    doubts: [...(picture?.doubts ?? [])],
    photoFrame: picture?.photoFrame ?? null,
    understood: understood ? { taken: [...understood.taken], missed: [...understood.missed] } : null,
  }
}

/** Ends an edit without a result and releases what it reserved. Does nothing when it is already finished. */
export async function failEdit(
  deps: Pick<Deps, 'clock' | 'membership' | 'onEditFinished' | 'keepDays'>,
  tx: Transaction,
  { editId, code }: { editId: string; code: ErrorCode },
): Promise<void> {
  const failed = await markEditFailed(tx, editId, { errorCode: code, ...endingNow(deps) })
  if (!failed) return
  await deps.membership.releaseEdit(tx, editId)
  await deps.onEditFinished(tx, editId)
  await publishEditEvent(tx, editId)
}

export interface PictureFiles {
  readonly picture: EditedPicture
  readonly tile: Uint8Array
}

/** The files of a picture; made before the transaction that stores it. */
export async function filesOf(picture: EditedPicture): Promise<PictureFiles> {
  return { picture, tile: await shrinkToTile(picture.jpeg) }
}

/** Stores a picture of an edit in one of its formats. */
export async function keepPicture(
  deps: Pick<Deps, 'clock' | 'files'>,
  tx: Transaction,
  { editId, picture, tile }: PictureFiles & { readonly editId: string },
): Promise<void> {
  const { jpeg, width, height, format } = picture
  const key = fileKey('pictures', jpeg)
  const tileKey = fileKey('tiles', tile)
  await keepFiles(
    deps,
    tx,
    new Map([
      [key, jpeg],
      [tileKey, tile],
    ]),
  )
  await insertPicture(tx, { editId, format, fileKey: key, tileKey, width, height, createdAt: deps.clock.now() })
}

function endingNow({ clock, keepDays }: Pick<Deps, 'clock' | 'keepDays'>) {
  const finishedAt = clock.now()
  return { finishedAt, deleteAfter: later(finishedAt, keepDays.results * DAY) }
}
