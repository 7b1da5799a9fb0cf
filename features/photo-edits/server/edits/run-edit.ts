import { EngineRefusal } from '#engine/types.ts'
import { Refusal, refuse } from '#platform/errors.ts'
import type { Attempt } from '#platform/queue.ts'
import { type ErrorCode, isErrorCode } from '#features/error-codes.ts'
import type { WorkerDeps } from '../deps.ts'
import { isFilesFault } from '../files-fault.ts'
import type { EditJob } from '../jobs.ts'
import { type LookAgain, requireOutageOver, waitsForStorage } from '../storage-outage.ts'
import { publishEditEvent } from './edit-events.ts'
import { type EditRow, markEditRunning, updateProgress } from './edit-queries.ts'
import { makeResult } from './make-result.ts'
import { makeWithProgress } from './make-with-progress.ts'
import { failEdit } from './fail-edit.ts'
import { requireCorrectionsUsable, chargeRefusedWork } from './charge-refused-work.ts'
import { deliverEdit } from './deliver-edit.ts'
import { postponeEdit } from './postpone-edit.ts'
import { timeStage } from './stage-meter.ts'
import { requireTimeForUntried, waitsForCutout } from './untried-corrections.ts'

/**
 * Claims an edit once its corrections are tried, makes its result, delivers it. Safe to run twice: a finished or deleted edit is not touched, and one from a
 * dead worker starts again. Errors that the member can fix and a full disk fail at once; storage that is down is waited for; any other error is retried, and after
 * the last attempt the edit is failed and its allowance released.
 */
export async function runEdit(deps: WorkerDeps, job: EditJob, attempt: Attempt): Promise<void> {
  const { editId, storeDownSince } = job
  if (await waitsForCutout(deps, job)) return
  const edit = await markEditRunning(deps.db, editId, deps.clock.now())
  if (!edit) return
  await publishEditEvent(deps.db, editId)
  let usedMs = 0
  const onUsed = (ms: number) => void (usedMs += ms)
  try {
    await requireOutageOver(deps, job)
    await requireNotRefunded(deps, edit)
    await requireCorrectionsUsable(deps, edit)
    await requireTimeForUntried(deps, edit)
    const result = await makeWithProgress(deps, {
      editId,
      signal: attempt.signal,
      update: (step) => updateProgress(deps.db, editId, step),
      make: (options) => makeResult(deps, edit, { ...options, onUsed }),
    })
    if (!result) return
    await timeStage(deps.stages, 'deliver', () => deliverEdit(deps, edit, result))
    observeWait(deps, edit)
  } catch (error) {
    const lookAgain = ({ waitSeconds, ...outage }: LookAgain) => postponeEdit(deps, { editId, ...outage }, waitSeconds)
    if (await waitsForStorage(deps, error, { storeDownSince, lookAgain, about: { editId } })) return
    await endAttempt(deps, edit, { error, isLast: attempt.isLast, usedMs })
  }
}

/** @throws the error itself where another attempt may help, or where it is nothing that a member can fix */
async function endAttempt(
  deps: WorkerDeps,
  edit: EditRow,
  { error, isLast, usedMs }: { error: unknown; isLast: boolean; usedMs: number },
): Promise<void> {
  const code = finalCodeOf(error)
  if (!code && !isLast) throw error
  if (error instanceof EngineRefusal) await chargeRefusedWork(deps, edit, { code: error.code, usedMs })
  await deps.db.transaction((tx) => failEdit(deps, tx, { editId: edit.id, code: code ?? 'edit_failed' }))
  if (!code) throw error
  if (isOutOfRoom(error))
    deps.log.error({ err: error, editId: edit.id }, 'an edit failed because there is no space for its files')
}

/** From the order to the attempt that made it. */
function observeWait({ stages }: WorkerDeps, { createdAt, startedAt }: EditRow): void {
  if (startedAt) stages.observe('queue', Math.max(0, startedAt.getTime() - createdAt.getTime()))
}

/** A refund ends access at once: what waits then is not begun any more, and takes nothing. Refuses `subscription_required`. */
async function requireNotRefunded({ membership }: WorkerDeps, { memberId, watermarked }: EditRow): Promise<void> {
  if (watermarked) return
  const { subscription } = await membership.getAllowance(memberId)
  if (subscription?.status === 'refunded') refuse('subscription_required')
}

/** The code of an error that no retry would fix. */
export function finalCodeOf(error: unknown): ErrorCode | undefined {
  if (isOutOfRoom(error)) return 'edit_failed'
  const isRefusal = error instanceof EngineRefusal || error instanceof Refusal
  return isRefusal && isErrorCode(error.code) ? error.code : undefined
}

/** A full disk needs an operator, which takes longer than a member would wait. */
export function isOutOfRoom(error: unknown): boolean {
  return isFilesFault(error, 'no_room')
}
