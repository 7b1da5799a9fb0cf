import { EngineRefusal } from '#engine/types.ts'
import type { Attempt } from '#platform/queue.ts'
import type { Format } from '#features/photo-edits/contract.ts'
import { canDo } from '#features/photo-edits/edit-states.ts'
import type { WorkerDeps } from '../deps.ts'
import { publishEditEvent } from '../edits/edit-events.ts'
import { findEditForUpdate, findEditWithDetails } from '../edits/edit-queries.ts'
import { findOrderParts, forgettingDeleted, orderOf, readOriginal } from '../edits/make-result.ts'
import { hasUnusableCorrections, chargeRefusedWork } from '../edits/charge-refused-work.ts'
import { findPicture } from './picture-queries.ts'
import { filesOf, storePicture } from '../edits/deliver-edit.ts'
import { generatedBackdropKey } from '../stored-files.ts'
import { makesPicture } from '#features/photo-edits/operations.ts'

/**
 * Makes another format of a finished edit. Free; waiting callers are notified. What the engine refuses is charged, and corrections that it
 * gives up are not tried again.
 */
export async function renderFormat(
  deps: WorkerDeps,
  { editId, format }: { editId: string; format: Format },
  attempt: Attempt,
): Promise<void> {
  const details = await findEditWithDetails(deps.db, editId)
  if (!details?.isPhotoHere || !canDo('download', details.edit) || !makesPicture(details.edit.operation)) return
  if (await findPicture(deps.db, editId, format)) return
  if (await hasUnusableCorrections(deps, details.edit)) return
  const photo = await readOriginal(deps, details.edit.photoId)
  const generated = await deps.files.get(generatedBackdropKey(editId))
  const order = orderOf(details.edit, format, await findOrderParts(deps, details.edit, generated))
  let usedMs = 0
  const options = { owner: details.edit.memberId, isDeferred: true, onUsed: (ms: number) => void (usedMs += ms) }
  const render = () => deps.engine.edit(photo, order, { signal: attempt.signal, ...options })
  const picture = await forgettingDeleted(deps, { id: details.edit.photoId, photo }, render).catch(async (error: unknown) => {
    if (!(error instanceof EngineRefusal)) throw error
    await chargeRefusedWork(deps, details.edit, { code: error.code, usedMs })
    deps.log.warn({ err: error, editId, format }, 'the engine refused another format of a finished edit')
  })
  if (!picture) return
  const files = await filesOf(picture, details.edit)
  const isOutdated = await deps.db.transaction(async (tx) => {
    const edit = await findEditForUpdate(tx, editId)
    if (!edit || edit.deletedAt) return false
    if (edit.version !== details.edit.version) return true
    await storePicture(deps, tx, { edit, files })
    await publishEditEvent(tx, editId)
    return false
  })
  // the edit was changed meanwhile: this format must show the change too
  if (isOutdated) await renderFormat(deps, { editId, format }, attempt)
}
