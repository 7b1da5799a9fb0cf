/** The jobs of this feature. Payloads say which rows are meant, never what they hold; every handler is safe to run twice. */
import { z } from 'zod'
import type { Job } from '#platform/queue.ts'
import { FORMATS, type Format } from '../contract.ts'
import { type MetOutage, outageFields } from './storage-outage.ts'

const byEdit = z.object({ editId: z.uuid() })
const byMember = z.object({ memberId: z.uuid() })
const byPhoto = z.object({ photoId: z.uuid() })

export interface EditJob extends MetOutage {
  readonly editId: string
}

/**
 * Makes an edit. A worker makes one at a time; the member with the fewest open orders goes first, and a member's own edits begin in
 * the order of their taps.
 * Keyed by edit: when a worker dies after it has enqueued another look at an edit that waits for its cutout, its own job is repeated
 * beside that one, and only one of the two goes on. Not keyed by member: pg-boss skips a busy key by a list that is up to a minute
 * old (measured: the second of two edits waited 67 s for nothing), and two edits of one member are independent. Four attempts within
 * about ten seconds of waiting, while the storage is away only after minutes (`storage-outage.ts`). Last attempt: the edit is failed and
 * its allowance released.
 */
export const runEditJob: Job<EditJob> = {
  name: 'photo-edits.run',
  payload: byEdit.extend(outageFields),
  retryLimit: 3,
  retryDelaySeconds: 1,
  expireInSeconds: 600,
  policy: 'short',
  concurrency: 1,
}

/**
 * Makes another format of a finished edit. Keyed by edit and format: many requests make one job. No job of it waits for
 * storage that is down: browser and chat ask again for minutes. Last attempt: a new request starts over.
 */
export const renderFormatJob: Job<{ editId: string; format: Format }> = {
  name: 'photo-edits.render-format',
  payload: byEdit.extend({ format: z.enum(FORMATS) }),
  retryLimit: 1,
  retryDelaySeconds: 1,
  expireInSeconds: 120,
  policy: 'exclusive',
  concurrency: 1,
}

/**
 * Cuts a photo out for its preview, in a queue of its own; the engine does every edit first. A member with fewer waiting photos is
 * served before one with more. After the last attempt the cutout is `refused` without a preview, and the studio shows its backdrops
 * without the subject.
 */
export const cutOutJob: Job<{ photoId: string; revision: number } & MetOutage> = {
  name: 'photo-edits.cut-out',
  payload: byPhoto.extend({ revision: z.int().min(1), ...outageFields }),
  retryLimit: 2,
  retryDelaySeconds: 2,
  expireInSeconds: 300,
  policy: 'standard',
  concurrency: 1,
}

/**
 * Makes the pictures of a finished edit again, with what its member changed. Behind every edit in the engine; the member who asked for
 * the fewest goes first, and a plan before a trial. Last attempt: the edit keeps its old pictures and says so.
 */
export const changeEditJob: Job<{ editId: string; change: number } & MetOutage> = {
  name: 'photo-edits.change',
  payload: byEdit.extend({ change: z.int().min(1), ...outageFields }),
  retryLimit: 2,
  retryDelaySeconds: 1,
  expireInSeconds: 600,
  policy: 'standard',
  concurrency: 1,
}

/**
 * Makes a small picture of a finished edit with another layout. Keyed by what it shows: many requests make one job. Behind every
 * edit in the engine. Last attempt: the preview is forgotten, and a new request starts over.
 */
export const previewLayoutJob: Job<{ editId: string; key: string }> = {
  name: 'photo-edits.preview-layout',
  payload: byEdit.extend({ key: z.string() }),
  retryLimit: 1,
  retryDelaySeconds: 1,
  expireInSeconds: 120,
  policy: 'exclusive',
  concurrency: 1,
}

/**
 * Makes a small picture of a photo as its member is about to order it. Keyed by what it shows: many requests make one job. Behind
 * every edit in the engine. Last attempt: the preview is forgotten, and a new request starts over.
 */
export const previewDraftJob: Job<{ photoId: string; key: string }> = {
  name: 'photo-edits.preview-draft',
  payload: byPhoto.extend({ key: z.string() }),
  retryLimit: 1,
  retryDelaySeconds: 1,
  expireInSeconds: 120,
  policy: 'exclusive',
  concurrency: 1,
}

/**
 * Takes the watermarks off what a member made in the trial. Last attempt: they stay until the member's plan opens again; the job is
 * listed as failed and can be retried.
 */
export const removeWatermarksJob: Job<{ memberId: string }> = {
  name: 'photo-edits.remove-watermarks',
  payload: byMember,
  retryLimit: 10,
  retryDelaySeconds: 2,
  expireInSeconds: 300,
  policy: 'standard',
  concurrency: 1,
}

/** Removes the files of a deleted photo and the engine's cache of it. Last attempt: the orphan sweep finds the files. */
export const erasePhotoJob: Job<{ photoId: string }> = {
  name: 'photo-edits.erase-photo',
  payload: byPhoto,
  retryLimit: 10,
  retryDelaySeconds: 2,
  expireInSeconds: 300,
  policy: 'standard',
  concurrency: 1,
}

/** Removes the pictures of a deleted edit. Last attempt: the orphan sweep finds the files. */
export const eraseEditJob: Job<{ editId: string }> = {
  name: 'photo-edits.erase-edit',
  payload: byEdit,
  retryLimit: 10,
  retryDelaySeconds: 2,
  expireInSeconds: 60,
  policy: 'standard',
  concurrency: 1,
}

export const PHOTO_EDITS_JOBS = [
  runEditJob,
  renderFormatJob,
  changeEditJob,
  previewLayoutJob,
  previewDraftJob,
  cutOutJob,
  removeWatermarksJob,
  erasePhotoJob,
  eraseEditJob,
] as const
