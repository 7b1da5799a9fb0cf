import type { ReconciliationLine } from '#features/back-office/operations-contract.ts'
import { outcomeOf, type ReconciliationOutcome } from '#features/payments/reconciliation-outcome.ts'

interface RatedReconciliation {
  readonly outcome: ReconciliationOutcome
  /** Subscriptions that were read successfully. */
  readonly read: number
  /** The finding about those; undefined for a run that is not finished, or that read nothing. */
  readonly found: 'same' | 'differences' | undefined
}

/** The outcome of one reconciliation as shown. */
export function rateReconciliation(
  reconciliation: Pick<ReconciliationLine, 'state' | 'done' | 'unread' | 'subscriptions_fixed' | 'payments_processed'>,
): RatedReconciliation {
  const { state, done, unread, subscriptions_fixed: plans, payments_processed: payments } = reconciliation
  const read = Math.max(0, done - unread)
  const isOver = state !== 'running'
  return {
    outcome: outcomeOf({ state, done, unread }),
    read,
    found: foundOf({ isOver, read, fixed: plans + payments }),
  }
}

function foundOf({ isOver, read, fixed }: { isOver: boolean; read: number; fixed: number }): RatedReconciliation['found'] {
  if (!isOver) return undefined
  if (fixed > 0) return 'differences'
  return read > 0 ? 'same' : undefined
}
