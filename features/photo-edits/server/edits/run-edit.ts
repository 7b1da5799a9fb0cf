import { refuse } from '#platform/errors.ts'
import type { Attempt } from '#platform/queue.ts'
import type { ErrorCode } from '#features/error-codes.ts'
import type { WorkerDeps } from '../deps.ts'
import type { EditJob } from '../jobs.ts'
import { type LookAgain, requireOutageOver, waitsForStorage } from '../storage-outage.ts'
import { publishEditEvent } from './edit-events.ts'
import { type EditRow, markEditRunning, updateProgress } from './edit-queries.ts'
import { makeResult } from './make-result.ts'
import { makeWithProgress } from './make-with-progress.ts'
import { endAttempt } from './end-attempt.ts'
import { failEdit } from './fail-edit.ts'
import { requireCorrectionsUsable } from './charge-refused-work.ts'
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
    const fail = (code: ErrorCode) => deps.db.transaction((tx) => failEdit(deps, tx, { editId, code }))
    await endAttempt(deps, { edit, error, isLast: attempt.isLast, usedMs, about: { editId } }, fail)
  }
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
