import { type PhotoLimit, WARN_AT_REMAINING } from '../contract.ts'

/** `none`: no plan; `used-up`: nothing left of this period; `low`: time to say so. */
export type AllowanceLevel = 'none' | 'used-up' | 'low' | 'fine'

export function levelOf({ hasActiveSubscription, photosRemaining }: PhotoLimit): AllowanceLevel {
  if (!hasActiveSubscription) return 'none'
  if (photosRemaining <= 0) return 'used-up'
  return photosRemaining <= WARN_AT_REMAINING ? 'low' : 'fine'
}
