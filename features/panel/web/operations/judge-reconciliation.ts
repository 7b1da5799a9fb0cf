import type { ReconciliationLine } from '#features/operations/contract.ts'
import { outcomeOf, type ReconciliationOutcome } from '#features/payments/reconciliation-outcome.ts'

interface JudgedReconciliation {
  readonly outcome: ReconciliationOutcome
  /** Contracts that were looked at and understood. */
  readonly read: number
  /** What there is to say of what was read: nothing of a run that goes on, or that read nothing. */
  readonly found: 'same' | 'differences' | undefined
}

/** What there is to say of one reconciliation. */
export function judgeReconciliation(
  reconciliation: Pick<ReconciliationLine, 'state' | 'done' | 'unread' | 'subscriptions_fixed' | 'payments_processed'>,
): JudgedReconciliation {
  const { state, done, unread, subscriptions_fixed: plans, payments_processed: payments } = reconciliation
  const read = Math.max(0, done - unread)
  const isOver = state !== 'running'
  return {
    outcome: outcomeOf({ state, done, unread }),
    read,
    found: foundOf({ isOver, read, fixed: plans + payments }),
  }
}

function foundOf({ isOver, read, fixed }: { isOver: boolean; read: number; fixed: number }): JudgedReconciliation['found'] {
  if (!isOver) return undefined
  if (fixed > 0) return 'differences'
  return read > 0 ? 'same' : undefined
}
