/** What one reconciliation came to: in the log, in the panel and at its button alike. */
import type { ReconciliationState } from './contract.ts'

/** Incomplete: it came to its end, but what it could not read may differ all the same. */
export type ReconciliationOutcome = ReconciliationState | 'incomplete'

/** One that read nothing has failed, whatever it calls itself. @param done subscriptions that it has come to, also those that it could not read */
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
