import { EngineRefusal } from '#engine/types.ts'
import { ProviderFault, Refusal } from '#platform/errors.ts'
import type { Attempt } from '#platform/queue.ts'
import { type ErrorCode, isErrorCode } from '#features/error-codes.ts'
import type { WorkerDeps } from '../deps.ts'
import { publishEditEvent } from './edit-events.ts'
import { type EditRow, markEditRunning, updateProgress } from './edit-queries.ts'
import { makeResult } from './make-result.ts'
import { reportProgress } from './report-progress.ts'
import { deliverEdit, type EditResult, failEdit } from './finish-edit.ts'

/**
 * Claims an edit, makes its result, delivers it. Safe to run twice: a finished or deleted edit is not touched, and one from a
 * dead worker starts again. Errors that the member can fix and a full disk fail at once; any other error is retried, and after
 * the last attempt the edit is failed and its allowance released.
 */
export async function runEdit(deps: WorkerDeps, { editId }: { editId: string }, attempt: Attempt): Promise<void> {
  const edit = await markEditRunning(deps.db, editId, deps.clock.now())
  if (!edit) return
  await publishEditEvent(deps.db, editId)
  try {
    const result = await makeWithProgress(deps, edit, attempt.signal)
    if (result) await deliverEdit(deps, editId, result)
  } catch (error) {
    const code = finalCodeOf(error)
    if (!code && !attempt.isLast) throw error
    await deps.db.transaction((tx) => failEdit(deps, tx, { editId, code: code ?? 'edit_failed' }))
    if (!code) throw error
    if (isOutOfRoom(error)) deps.log.error({ err: error, editId }, 'an edit failed because there is no space for its files')
  }
}

/** Undefined when the edit was ended meanwhile: the work stops at the next step. */
async function makeWithProgress(deps: WorkerDeps, edit: EditRow, signal: AbortSignal): Promise<EditResult | undefined> {
  const ended = new AbortController()
  const { report, stop } = reportProgress(
    async (step) => {
      if (await updateProgress(deps.db, edit.id, step)) await publishEditEvent(deps.db, edit.id)
      else ended.abort()
    },
    { onError: (error) => deps.log.warn({ err: error, editId: edit.id }, 'progress could not be written') },
  )
  try {
    return await makeResult(deps, edit, { onProgress: report, signal: AbortSignal.any([signal, ended.signal]) })
  } catch (error) {
    if (ended.signal.aborted) return undefined
    throw error
  } finally {
    await stop()
  }
}

/** The code of an error that no retry would fix. */
function finalCodeOf(error: unknown): ErrorCode | undefined {
  if (isOutOfRoom(error)) return 'edit_failed'
  const isRefusal = error instanceof EngineRefusal || error instanceof Refusal
  return isRefusal && isErrorCode(error.code) ? error.code : undefined
}

/** A full disk needs an operator, which takes longer than a member would wait. */
function isOutOfRoom(error: unknown): boolean {
  return error instanceof ProviderFault && error.provider === 'files' && error.code === 'no_room'
}
