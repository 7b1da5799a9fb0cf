import { EngineRefusal, type StoredPhoto } from '#engine/types.ts'
import { DAY, later } from '#platform/clock.ts'
import { newId } from '#platform/crypto.ts'
import type { Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import type { ServerDeps } from './deps.ts'
import { insertPhoto, type PhotoRow } from './photo-queries.ts'
import type { UploadWishes } from './receive-upload.ts'
import { fileKey, keepFiles } from './stored-files.ts'
import { holdUpload } from './uploads-a-day.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'files' | 'engine' | 'keepDays'>

export interface Upload extends UploadWishes {
  readonly file: Uint8Array
  /** Runs in the transaction that stores the photo. */
  readonly keepAlong?: (tx: Transaction, photoId: string) => Promise<void>
}

/**
 * Checks a file by its content and stores it, upright and without metadata. Checking may take long, so it runs before the
 * transaction. Refuses with the engine's `photo_…` codes and `too_many_requests`.
 */
export async function receivePhoto(deps: Deps, memberId: string, upload: Upload): Promise<PhotoRow> {
  const stored = await checkPhoto(deps, memberId, upload)
  const now = deps.clock.now()
  const photo: PhotoRow = {
    id: newId(now),
    memberId,
    fileKey: fileKey('photos', stored.jpeg),
    previewKey: fileKey('previews', stored.preview),
    width: stored.width,
    height: stored.height,
    bytes: stored.jpeg.byteLength,
    notices: [...stored.warnings],
    createdAt: now,
    deleteAfter: later(now, deps.keepDays.originals * DAY),
    deletedAt: null,
    view: null,
  }
  const contents = new Map([
    [photo.fileKey, stored.jpeg],
    [photo.previewKey, stored.preview],
  ])
  await deps.db.transaction(async (tx) => {
    await holdUpload(tx, { clock: deps.clock, memberId })
    await keepFiles(deps, tx, contents)
    await insertPhoto(tx, photo)
    await upload.keepAlong?.(tx, photo.id)
  })
  return photo
}

async function checkPhoto({ engine }: Deps, owner: string, { file, isFirstFrameFine }: Upload): Promise<StoredPhoto> {
  try {
    return await engine.receive(file, { firstFrame: isFirstFrameFine, owner })
  } catch (error) {
    if (error instanceof EngineRefusal) refuse(error.code, { field: 'photo' })
    throw error
  }
}
