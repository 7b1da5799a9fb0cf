import type { EditedPicture } from '#engine/types.ts'
import type { Attempt } from '#platform/queue.ts'
import type { Executor } from '#platform/database.ts'
import type { ResultWarning } from '#features/captions/contract.ts'
import { isAboutCaption } from '#features/captions/result-warnings.ts'
import type { WorkerDeps } from '../deps.ts'
import { publishEditEvent } from '../edits/edit-events.ts'
import { type EditRow, findEditWithDetails } from '../edits/edit-queries.ts'
import { endAttempt } from '../edits/end-attempt.ts'
import { filesOf, storePicture, outcomeOf } from '../edits/deliver-edit.ts'
import { makePicture } from '../edits/make-result.ts'
import { makeWithProgress } from '../edits/make-with-progress.ts'
import { updatePhotoView } from '../photo-queries.ts'
import { deletePictures, fileKeysOf, listPictures } from '../pictures/picture-queries.ts'
import { changeEditJob } from '../jobs.ts'
import { type LookAgain, type MetOutage, requireOutageOver, waitsForStorage } from '../storage-outage.ts'
import { removeUnnamed } from '../stored-files.ts'
import { findOpenChange, markChangeFailed, markChangeMade, updateChangeProgress, type WhichChange } from './change-queries.ts'

/**
 * Makes a change of a finished edit. Safe to run twice: a change that is made, was replaced by a later one, or whose edit is
 * deleted is not touched. However it fails, the edit keeps its pictures.
 */
export async function runChange(deps: WorkerDeps, job: WhichChange & MetOutage, attempt: Attempt): Promise<void> {
  const { storeDownSince, ...which } = job
  const edit = await findOpenChange(deps.db, which)
  if (!edit?.changeWishes) return
  const changed = { ...edit, wishes: edit.changeWishes }
  let usedMs = 0
  const onUsed = (ms: number) => void (usedMs += ms)
  try {
    await requireOutageOver(deps, job)
    const made = await makeWithProgress(deps, {
      editId: edit.id,
      signal: attempt.signal,
      update: (step) => updateChangeProgress(deps.db, which, step),
      make: (options) => makePicture(deps, changed, { ...options, onUsed, isDeferred: true }),
    })
    if (made) await deliverChange(deps, which, { ...made, changed })
  } catch (error) {
    const lookAgain = (when: LookAgain) => postponeChange(deps, which, when)
    if (await waitsForStorage(deps, error, { storeDownSince, lookAgain, about: which })) return
    const failed = { edit: changed, error, isLast: attempt.isLast, usedMs, about: which }
    await endAttempt(deps, failed, () => failChange(deps.db, which))
  }
}

function postponeChange({ queue, db }: WorkerDeps, which: WhichChange, { waitSeconds, ...outage }: LookAgain): Promise<void> {
  return queue.enqueue(db, changeEditJob, { payload: { ...which, ...outage }, ahead: 0, waitSeconds })
}

/** Ends a change without a result: the edit says so, and is what it was. */
export async function failChange(executor: Executor, which: WhichChange): Promise<void> {
  const details = await findEditWithDetails(executor, which.editId)
  if (!details) return
  const warnings: ResultWarning[] = [...withoutFailure(details.edit.warnings), 'change_failed']
  if (await markChangeFailed(executor, which, warnings)) await publishEditEvent(executor, which.editId)
}

interface ChangedPicture {
  readonly picture: EditedPicture
  readonly warnings: readonly ResultWarning[]
  readonly changed: EditRow
}

/** The new picture takes the place of all old ones: other formats are made again when somebody asks for them. */
async function deliverChange(
  deps: WorkerDeps,
  which: WhichChange,
  { picture, warnings, changed }: ChangedPicture,
): Promise<void> {
  const files = await filesOf(picture, changed)
  const outdated = await deps.db.transaction(async (tx) => {
    const made = await markChangeMade(tx, which, {
      ...outcomeOf(picture),
      wishes: changed.wishes,
      warnings: [...new Set([...warnings, ...changed.warnings.filter(isAboutCaption)])], // the caption stays
    })
    if (!made) return []
    const old = await listPictures(tx, which.editId)
    await deletePictures(tx, which.editId)
    await storePicture(deps, tx, { edit: made, files })
    if (picture.view) await updatePhotoView(tx, made.photoId, picture.view)
    await publishEditEvent(tx, which.editId)
    return old.flatMap(fileKeysOf)
  })
  await removeUnnamed(deps, outdated)
}

function withoutFailure(warnings: readonly ResultWarning[]): ResultWarning[] {
  return warnings.filter((warning) => warning !== 'change_failed')
}
