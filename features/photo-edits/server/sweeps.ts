/** Time-based work, by the product's clock: unfinished edits, and photos and results whose storage time is over. */
import { DAY, HOUR, addMs, MINUTE, SECOND, systemClock } from '#platform/clock.ts'
import type { Transaction } from '#platform/database.ts'
import type { Sweep } from '#platform/sweeps.ts'
import { listStaleChanges } from './changes/change-queries.ts'
import { failChange } from './changes/run-change.ts'
import { listStaleCutouts } from './cutouts/cutout-queries.ts'
import { failCutout } from './cutouts/run-cutout.ts'
import { deleteEditRow } from './edits/delete-edit.ts'
import { enqueueErasure } from './delete-photo.ts'
import type { PhotoEditsDeps, WorkerDeps } from './deps.ts'
import { listDueEdits, listStaleEdits } from './edits/edit-queries.ts'
import { deleteOldDrafts } from './layouts/draft-queries.ts'
import { deleteOldPreviews } from './layouts/preview-queries.ts'
import { listNamedFiles } from './file-queries.ts'
import { listDuePhotos, markPhotoDeleted } from './photo-queries.ts'
import { failEdit } from './edits/fail-edit.ts'
import { thumbnailRenderer } from './pictures/thumbnails.ts'
import { keyOfHash, listOrphans, removeUnnamed } from './stored-files.ts'

/** A member waits seconds: after this long an edit is lost, and its allowance is released. */
const STALE_AFTER_MS = 15 * MINUTE
const ORPHAN_AFTER_MS = DAY
const BATCH = 50

/**
 * Ends what no worker has finished. In every kind of worker: while no engine worker runs, nobody else would tell the members and
 * release their allowance.
 */
export function expirySweepsOf(deps: PhotoEditsDeps): Sweep[] {
  return [
    { name: 'photo-edits.expire-edits', everyMs: 10 * SECOND, run: () => expireEdits(deps) },
    { name: 'photo-edits.expire-changes', everyMs: MINUTE, run: () => expireChanges(deps) },
    { name: 'photo-edits.expire-cutouts', everyMs: MINUTE, run: () => expireCutouts(deps) },
  ]
}

export function sweepsOf(deps: WorkerDeps): Sweep[] {
  return [
    { name: 'photo-edits.forget-previews', everyMs: HOUR, run: () => forgetPreviews(deps) },
    { name: 'photo-edits.delete-due-photos', everyMs: 5 * SECOND, run: () => deleteDuePhotos(deps) },
    { name: 'photo-edits.delete-due-edits', everyMs: 5 * SECOND, run: () => deleteDueEdits(deps) },
    { name: 'photo-edits.forget-deleted', everyMs: 5 * MINUTE, run: () => forgetDeleted(deps) },
    { name: 'photo-edits.remove-orphans', everyMs: 6 * HOUR, run: () => removeOrphans(deps) },
    { name: 'photo-edits.render-thumbnails', everyMs: 2 * SECOND, run: thumbnailRenderer(deps) },
  ]
}

async function expireEdits(deps: PhotoEditsDeps): Promise<void> {
  await inBatches(deps, async (tx) => {
    const stale = await listStaleEdits(tx, addMs(deps.clock.now(), -STALE_AFTER_MS), BATCH)
    for (const { id } of stale) await failEdit(deps, tx, { editId: id, code: 'edit_expired' })
    return stale.length
  })
}

async function expireChanges(deps: PhotoEditsDeps): Promise<void> {
  await inBatches(deps, async (tx) => {
    const stale = await listStaleChanges(tx, addMs(deps.clock.now(), -STALE_AFTER_MS), BATCH)
    for (const which of stale) await failChange(tx, which)
    return stale.length
  })
}

/** A layout is chosen within a day, or not any more. */
async function forgetPreviews({ db, clock }: PhotoEditsDeps): Promise<void> {
  await deleteOldPreviews(db, addMs(clock.now(), -DAY))
  await deleteOldDrafts(db, addMs(clock.now(), -DAY))
}

async function expireCutouts(deps: PhotoEditsDeps): Promise<void> {
  await inBatches(deps, async (tx) => {
    const stale = await listStaleCutouts(tx, addMs(deps.clock.now(), -STALE_AFTER_MS), BATCH)
    for (const which of stale) await failCutout(tx, which, 'cutout_failed')
    return stale.length
  })
}

async function deleteDuePhotos(deps: PhotoEditsDeps): Promise<void> {
  const now = deps.clock.now()
  await inBatches(deps, async (tx) => {
    const due = await listDuePhotos(tx, now, BATCH)
    for (const { id, memberId } of due) {
      await markPhotoDeleted(tx, { id, memberId, now })
      await enqueueErasure(deps, tx, id)
    }
    return due.length
  })
}

async function deleteDueEdits(deps: PhotoEditsDeps): Promise<void> {
  await inBatches(deps, async (tx) => {
    const due = await listDueEdits(tx, deps.clock.now(), BATCH)
    for (const { id } of due) await deleteEditRow(deps, tx, id)
    return due.length
  })
}

/**
 * Clears the engine's cache of deleted photos: an engine that died during the work cleared nothing. The photo's row exists before
 * any cache.
 */
async function forgetDeleted({ db, engine }: Pick<WorkerDeps, 'db' | 'engine'>): Promise<void> {
  const remembered = await engine.listRemembered()
  const named = await listNamedFiles(
    db,
    remembered.map((hash) => keyOfHash('photos', hash)),
  )
  const gone = remembered.filter((hash) => !named.has(keyOfHash('photos', hash)))
  await Promise.all(gone.map((hash) => engine.forget(hash)))
}

/** Files that a crash left without a row. Recent ones may soon be named by one. */
async function removeOrphans(deps: PhotoEditsDeps): Promise<void> {
  // by the real clock, which the store uses
  await removeUnnamed(deps, await listOrphans(deps, addMs(systemClock.now(), -ORPHAN_AFTER_MS)))
}

/** Short transactions, one after the other, until one finds less than a batch. */
async function inBatches({ db }: Pick<PhotoEditsDeps, 'db'>, sweep: (tx: Transaction) => Promise<number>): Promise<void> {
  while ((await db.transaction(sweep)) === BATCH);
}
