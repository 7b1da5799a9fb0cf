import type { RepairLine } from '#features/operations/contract.ts'
import { outcomeOf, type RepairOutcome } from '#features/payments/repair-outcome.ts'

interface JudgedRepair {
  readonly outcome: RepairOutcome
  /** Contracts that were looked at and understood. */
  readonly read: number
  /** What there is to say of what was read: nothing of a run that goes on, or that read nothing. */
  readonly found: 'same' | 'differences' | undefined
}

/** What there is to say of one repair. */
export function judgeRepair(
  repair: Pick<RepairLine, 'state' | 'done' | 'unread' | 'subscriptions_fixed' | 'payments_processed'>,
): JudgedRepair {
  const { state, done, unread, subscriptions_fixed: plans, payments_processed: payments } = repair
  const read = Math.max(0, done - unread)
  const isOver = state !== 'running'
  return {
    outcome: outcomeOf({ state, done, unread }),
    read,
    found: foundOf({ isOver, read, fixed: plans + payments }),
  }
}

function foundOf({ isOver, read, fixed }: { isOver: boolean; read: number; fixed: number }): JudgedRepair['found'] {
  if (!isOver) return undefined
  if (fixed > 0) return 'differences'
  return read > 0 ? 'same' : undefined
}
