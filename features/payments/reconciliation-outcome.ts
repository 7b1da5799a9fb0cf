/** The outcome of one reconciliation, for the log, the panel and its button. */
import type { ReconciliationState } from './contract.ts'

/** Incomplete: it finished, but some subscriptions could not be read and may still differ. */
export type ReconciliationOutcome = ReconciliationState | 'incomplete'

/**
 * A reconciliation that could read nothing has failed, whatever its state says. @param done subscriptions processed, including
 * those that could not be read
 */
export function outcomeOf({
  state,
  done,
  unread,
}: {
  state: ReconciliationState
  done: number
  unread: number
}): ReconciliationOutcome {
  if (state !== 'done' || unread === 0) return state
  return unread >= done ? 'failed' : 'incomplete'
}
