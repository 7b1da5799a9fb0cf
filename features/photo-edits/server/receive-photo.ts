import { type Engine, EngineClosed, EngineRefusal, type PhotoFile, type StoredPhoto } from '#engine/types.ts'
import { DAY, addMs } from '#platform/clock.ts'
import { newId } from '#platform/crypto.ts'
import type { Transaction } from '#platform/database.ts'
import { Refusal, refuse } from '#platform/errors.ts'
import { STORAGE_DAYS } from '#features/photo-edits/storage-days.ts'
import type { ServerDeps } from './deps.ts'
import { requireSpace } from './stored-space.ts'
import { insertPhoto, type PhotoRow } from './photo-queries.ts'
import type { UploadWishes } from './receive-upload.ts'
import { fileKey, storeFiles } from './stored-files.ts'
import type { UploadAllowance } from './upload-account.ts'
import { lockUploads } from './uploads-a-day.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'files' | 'membership'> & {
  readonly engine: Pick<Engine, 'receive'>
}

/** The wait stated to a member whose photo could not be opened soon enough. */
const COME_BACK_SECONDS = 30

export interface Upload extends UploadWishes, UploadAllowance {
  readonly file: PhotoFile
  /** Aborted when the sender has left. */
  readonly signal?: AbortSignal
  /** Runs in the transaction that stores the photo. */
  readonly keepAlong?: (tx: Transaction, photoId: string) => Promise<void>
}

/**
 * Checks a file by its content and stores it, upright and without metadata. Checking may take long, so it runs before the
 * transaction. Refuses with the engine's `photo_…` codes, `photo_space_used_up` and `too_many_requests`.
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
    previewBytes: stored.preview.byteLength,
    warnings: [...stored.warnings],
    createdAt: now,
    deleteAfter: addMs(now, STORAGE_DAYS.originals * DAY),
    deletedAt: null,
    view: null,
  }
  const contents = new Map([
    [photo.fileKey, stored.jpeg],
    [photo.previewKey, stored.preview],
  ])
  await deps.db.transaction(async (tx) => {
    await lockUploads(tx, { clock: deps.clock, memberId })
    await requireSpace(deps, tx, { memberId, bytes: photo.bytes + photo.previewBytes })
    await storeFiles(deps, tx, contents)
    await insertPhoto(tx, photo)
    await upload.keepAlong?.(tx, photo.id)
  })
  return photo
}

async function checkPhoto({ engine }: Deps, owner: string, upload: Upload): Promise<StoredPhoto> {
  const { file, isFirstFrameFine, isDeferred, usedMs, onUsed, signal } = upload
  try {
    return await engine.receive(file, {
      firstFrame: isFirstFrameFine,
      owner,
      isDeferred,
      usedMs,
      onUsed,
      ...(signal && { signal }),
    })
  } catch (error) {
    if (error instanceof EngineClosed) return refuse('unavailable') // the server ends: another one takes it
    if (!(error instanceof EngineRefusal)) throw error
    if (error.code === 'too_many_requests') throw new UploadsBusy()
    return refuse(error.code, { field: 'photo' })
  }
}

/** Too many photos wait to be opened: this one was not, and may be sent again. */
export class UploadsBusy extends Refusal {
  constructor() {
    super('too_many_requests', { extra: { remainingTime: COME_BACK_SECONDS } })
  }
}
