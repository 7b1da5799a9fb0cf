/** The public API of photo edits: photos in, pictures and captions out. */
import type { AnyJobHandler, JobHandler } from '#platform/queue.ts'
import { eraseEdit } from './delete-edit.ts'
import { erasePhoto } from './delete-photo.ts'
import type { WorkerDeps } from './deps.ts'
import { eraseEditJob, erasePhotoJob, renderFormatJob, runEditJob } from './jobs.ts'
import { renderFormat } from './render-format.ts'
import { runEdit } from './run-edit.ts'

export type { PhotoEditsDeps, ServerDeps, WorkerDeps } from './deps.ts'
export { type ExportedFile, exportPhotoEdits } from './export-photo-edits.ts'
export { countKept } from './erasure-queries.ts'
export { eraseEdits, forgetPhotos } from './erase-photo-edits.ts'
export { PHOTO_EDITS_TOPIC } from './edit-events.ts'
export { PHOTO_EDITS_JOBS } from './jobs.ts'
export { backdropName, listBackdrops } from './list-backdrops.ts'
export { lockFinishedEdit, type FinishedEdit, tileAddress } from './lock-finished-edit.ts'
export { type EditForPanel, getPictureAddress, listEditsForPanel } from './list-for-panel.ts'
export { changeCaption } from './change-caption.ts'
export { deleteEdit } from './delete-edit.ts'
export { deletePhoto } from './delete-photo.ts'
export { orderFormat } from './order-format.ts'
export { receivePhoto, UploadsBusy } from './receive-photo.ts'
export { redoEdit } from './redo-edit.ts'
export { type Order, requestEdit } from './request-edit.ts'
export { photoEditsRoutes } from './routes.ts'
export { sweepsOf as photoEditsSweeps } from './sweep-edits.ts'
export { chargeUpload } from './upload-account.ts'
export { findEditSummary, type EditSummary } from './describe-edit.ts'

/** The worker's side: one handler for each job. */
export function photoEditsHandlers(deps: WorkerDeps): AnyJobHandler[] {
  return [
    handler({ job: runEditJob, handle: (payload, attempt) => runEdit(deps, payload, attempt) }),
    handler({ job: renderFormatJob, handle: (payload, attempt) => renderFormat(deps, payload, attempt) }),
    handler({ job: erasePhotoJob, handle: (payload) => erasePhoto(deps, payload) }),
    handler({ job: eraseEditJob, handle: (payload) => eraseEdit(deps, payload) }),
  ]
}

/** Checks that job and handler have the same payload type before the queue loses it. */
function handler<Payload extends object>(typed: JobHandler<Payload>): AnyJobHandler {
  return typed as unknown as AnyJobHandler // the queue parses each payload with the job's own schema
}
