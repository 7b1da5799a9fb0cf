import { type PhotoLimit, WARN_AT_REMAINING } from '../contract.ts'

/** `none`: no plan; `held`: stopped by an administrator; `used-up`: nothing left of this period; `low`: time to say so. */
export type AllowanceLevel = 'none' | 'held' | 'used-up' | 'low' | 'fine'

export function levelOf({ hasActiveSubscription, photosRemaining, subscription }: PhotoLimit): AllowanceLevel {
  if (subscription?.is_held) return 'held'
  if (!hasActiveSubscription) return 'none'
  if (photosRemaining <= 0) return 'used-up'
  return photosRemaining <= WARN_AT_REMAINING ? 'low' : 'fine'
}
