import type { Edit } from '../contract.ts'

/** An edit tells its progress several times a second: after so long without any, a machine has died or is very slow. */
export const QUIET_AFTER_MS = 10_000

interface Watching {
  readonly isConnected: boolean
  /** Nothing was heard of it for `QUIET_AFTER_MS`. */
  readonly isQuiet: boolean
}

/** The phrase that tells how an edit under way really stands. One that waits for its turn has a reason to be quiet. */
export function waitingTexts({ operation, state, stage }: Pick<Edit, 'operation' | 'state' | 'stage'>, watching: Watching) {
  if (!watching.isConnected) return 'wait.reconnecting'
  if (watching.isQuiet && state === 'running') return 'wait.resuming'
  return operation === 'caption' ? 'stages.caption' : (`stages.${stage}` as const)
}
