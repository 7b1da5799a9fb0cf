/** Ends an attempt at an edit, or at a change of one, that met an error. */
import { EngineRefusal } from '#engine/types.ts'
import { Refusal } from '#platform/errors.ts'
import { type ErrorCode, isErrorCode } from '#features/error-codes.ts'
import type { WorkerDeps } from '../deps.ts'
import { isFilesFault } from '../files-fault.ts'
import { chargeRefusedWork } from './charge-refused-work.ts'
import type { EditRow } from './edit-queries.ts'

interface FailedAttempt {
  /** With the wishes of this attempt. */
  readonly edit: EditRow
  readonly error: unknown
  readonly isLast: boolean
  readonly usedMs: number
  /** For the log. */
  readonly about: object
}

/** @throws the error itself where another attempt may help, or where it is nothing that a member can fix */
export async function endAttempt(
  deps: WorkerDeps,
  { edit, error, isLast, usedMs, about }: FailedAttempt,
  fail: (code: ErrorCode) => Promise<void>,
): Promise<void> {
  const code = finalCodeOf(error)
  if (!code && !isLast) throw error
  if (error instanceof EngineRefusal) await chargeRefusedWork(deps, edit, { code: error.code, usedMs })
  await fail(code ?? 'edit_failed')
  if (!code) throw error
  if (isOutOfRoom(error))
    deps.log.error({ err: error, ...about }, 'an edit or a change failed because there is no space for its files')
}

/** The code of an error that no retry would fix. */
function finalCodeOf(error: unknown): ErrorCode | undefined {
  if (isOutOfRoom(error)) return 'edit_failed'
  const isRefusal = error instanceof EngineRefusal || error instanceof Refusal
  return isRefusal && isErrorCode(error.code) ? error.code : undefined
}

/** A full disk needs an operator, which takes longer than a member would wait. */
function isOutOfRoom(error: unknown): boolean {
  return isFilesFault(error, 'no_room')
}
