import type { RepairLine } from '#features/operations/contract.ts'

interface JudgedRepair {
  /** Incomplete: it came to its end, but what it could not read may differ all the same. */
  readonly outcome: RepairLine['state'] | 'incomplete'
  /** Contracts that were looked at and understood. */
  readonly read: number
  /** What there is to say of what was read: nothing of a run that goes on, or that read nothing. */
  readonly found: 'same' | 'differences' | undefined
}

/** What one reconciliation came to. One that read nothing has failed, whatever it calls itself. */
export function judgeRepair(
  repair: Pick<RepairLine, 'state' | 'done' | 'unread' | 'subscriptions_fixed' | 'payments_processed'>,
): JudgedRepair {
  const { state, done, unread, subscriptions_fixed: plans, payments_processed: payments } = repair
  const read = Math.max(0, done - unread)
  const isOver = state !== 'running'
  return {
    outcome: outcomeOf({ state, unread, read }),
    read,
    found: foundOf({ isOver, read, fixed: plans + payments }),
  }
}

function foundOf({ isOver, read, fixed }: { isOver: boolean; read: number; fixed: number }): JudgedRepair['found'] {
  if (!isOver) return undefined
  if (fixed > 0) return 'differences'
  return read > 0 ? 'same' : undefined
}

function outcomeOf({ state, unread, read }: Pick<RepairLine, 'state' | 'unread'> & { read: number }): JudgedRepair['outcome'] {
  if (state !== 'done' || unread === 0) return state
  return read === 0 ? 'failed' : 'incomplete'
}
