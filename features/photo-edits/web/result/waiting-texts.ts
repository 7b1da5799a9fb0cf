import type { Edit } from '#features/photo-edits/contract.ts'
import { makesPicture } from '#features/photo-edits/operations.ts'

/** An edit reports its progress several times a second: after this long without any, a machine has died or is very slow. */
export const QUIET_AFTER_MS = 10_000

interface Watching {
  readonly isOnline: boolean
  readonly isConnected: boolean
  /** No progress was reported for `QUIET_AFTER_MS`. */
  readonly isQuiet: boolean
}

/** The phrase for the real state of an open edit. A queued one has a reason to report nothing. */
export function waitingTexts({ operation, state, stage }: Pick<Edit, 'operation' | 'state' | 'stage'>, watching: Watching) {
  if (!watching.isOnline) return 'wait.offline'
  if (!watching.isConnected) return 'wait.reconnecting'
  if (watching.isQuiet && state === 'running') return 'wait.resuming'
  return makesPicture(operation) ? (`stages.${stage}` as const) : 'stages.caption'
}
