import { type Allowance, isUndecided, type PlanAllowance, type Subscription, WARN_AT_REMAINING } from '../contract.ts'

/** Whether a member without a plan may order in the trial. */
export function canTry({ trial, ...limit }: Allowance): boolean {
  return levelOf(limit) === 'none' && (trial.available || trial.used)
}

/** Whether one of these photos may be: any, until the trial has begun, and then the one that it was begun with. */
export function canTryOneOf(photoIds: readonly string[], limit: Allowance): boolean {
  const { used, photo_id: begunWith } = limit.trial
  return canTry(limit) && (!used || photoIds.some((id) => id === begunWith))
}

/** Why nothing can be edited, whatever the numbers say. `none`: there is no plan. */
export type Closure =
  | 'none'
  /** The first payment is pending. */
  | 'pending'
  /** A renewal was not paid: another card is needed. */
  | 'unpaid'
  /** The bank must decide first. */
  | 'disputed'
  /** Stopped by an administrator. */
  | 'held'

/** `used-up`: nothing left of this period; `low`: few edits left. */
export type AllowanceLevel = Closure | 'used-up' | 'low' | 'fine'

const OPEN_LEVELS = ['used-up', 'low', 'fine'] as const satisfies readonly AllowanceLevel[]

export function levelOf({ hasActiveSubscription, photosRemaining, subscription }: PlanAllowance): AllowanceLevel {
  if (subscription?.is_held) return 'held'
  if (!hasActiveSubscription) return whyClosed(subscription)
  if (photosRemaining <= 0) return 'used-up'
  return photosRemaining <= WARN_AT_REMAINING ? 'low' : 'fine'
}

function whyClosed(subscription: Subscription | null): Closure {
  if (subscription === null) return 'none'
  if (isUndecided(subscription)) return 'pending'
  const { status, renews_at: renewsAt } = subscription
  if (status === 'overdue') return 'unpaid'
  // an unpaid plan still waits for its charge; one with a disputed payment does not
  if (status === 'suspended') return renewsAt === null ? 'disputed' : 'unpaid'
  return 'none'
}

export function isClosed(level: AllowanceLevel): level is Closure {
  return !OPEN_LEVELS.some((open) => open === level)
}
