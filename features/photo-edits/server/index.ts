/** The public API of photo edits: photos in, pictures and captions out. */
import type { AnyJobHandler, JobHandler } from '#platform/queue.ts'
import { eraseEdit } from './edits/delete-edit.ts'
import { erasePhoto } from './delete-photo.ts'
import type { WorkerDeps } from './deps.ts'
import {
  changeEditJob,
  cutOutJob,
  eraseEditJob,
  erasePhotoJob,
  previewDraftJob,
  previewLayoutJob,
  removeWatermarksJob,
  renderFormatJob,
  runEditJob,
} from './jobs.ts'
import { runChange } from './changes/run-change.ts'
import { renderFormat } from './pictures/render-format.ts'
import { runCutout } from './cutouts/run-cutout.ts'
import { runDraftPreview } from './layouts/run-draft-preview.ts'
import { runLayoutPreview } from './layouts/run-preview.ts'
import { runEdit } from './edits/run-edit.ts'
import { removeWatermarks } from './trial/remove-watermarks.ts'

export type { PhotoEditsDeps, ServerDeps, WorkerDeps } from './deps.ts'
export type { StageMeter } from './edits/stage-meter.ts'
export { type ExportedFile, exportPhotoEdits } from './export-photo-edits.ts'
export { countStored } from './erasure-queries.ts'
export { eraseEdits, forgetPhotos } from './erase-photo-edits.ts'
export { CUTOUTS_TOPIC } from './cutouts/cutout-events.ts'
export { PHOTO_EDITS_TOPIC } from './edits/edit-events.ts'
export { PHOTO_EDITS_JOBS } from './jobs.ts'
export { backdropName, listBackdrops } from './pictures/list-backdrops.ts'
export { findEditForPublishing, type EditForPublishing, lockEditForPublishing, tileAddress } from './edits/edit-for-publishing.ts'
export { type EditForPanel, getPictureAddress, listEditsForPanel } from './edits/list-for-panel.ts'
export { listStoredCaptions } from './edits/caption-queries.ts'
export { changeCaption } from './edits/change-caption.ts'
export { adjustPicture, type Adjustment } from './changes/adjust-picture.ts'
export { deleteEdit } from './edits/delete-edit.ts'
export { deletePhoto } from './delete-photo.ts'
export { readOwnPreview } from './get-own-photo.ts'
export { orderFormat } from './pictures/order-format.ts'
export { receivePhoto, UploadsBusy } from './receive-photo.ts'
export { redoEdit } from './edits/redo-edit.ts'
export { type Order, requestEdit } from './edits/request-edit.ts'
export { photoEditsRoutes } from './routes.ts'
export { expirySweepsOf as photoEditsExpirySweeps, sweepsOf as photoEditsSweeps } from './sweeps.ts'
export { enqueueWatermarkRemoval } from './trial/remove-watermarks.ts'
export { meterUpload } from './upload-account.ts'
export { costsRedo, findEditSummary, type EditSummary } from './edits/describe-edit.ts'

/** The worker's side: one handler for each job. */
export function photoEditsHandlers(deps: WorkerDeps): AnyJobHandler[] {
  return [
    handler({ job: runEditJob, handle: (payload, attempt) => runEdit(deps, payload, attempt) }),
    handler({ job: renderFormatJob, handle: (payload, attempt) => renderFormat(deps, payload, attempt) }),
    handler({ job: changeEditJob, handle: (payload, attempt) => runChange(deps, payload, attempt) }),
    handler({ job: cutOutJob, handle: (payload, attempt) => runCutout(deps, payload, attempt) }),
    handler({ job: previewLayoutJob, handle: (payload, attempt) => runLayoutPreview(deps, payload, attempt) }),
    handler({ job: previewDraftJob, handle: (payload, attempt) => runDraftPreview(deps, payload, attempt) }),
    handler({ job: removeWatermarksJob, handle: (payload) => removeWatermarks(deps, payload) }),
    handler({ job: erasePhotoJob, handle: (payload) => erasePhoto(deps, payload) }),
    handler({ job: eraseEditJob, handle: (payload) => eraseEdit(deps, payload) }),
  ]
}

/** Checks that job and handler have the same payload type before the queue loses it. */
function handler<Payload extends object>(typed: JobHandler<Payload>): AnyJobHandler {
  return typed as unknown as AnyJobHandler // the queue parses each payload with the job's own schema
}
