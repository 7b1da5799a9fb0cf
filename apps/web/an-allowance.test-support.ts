import type { Allowance } from '#features/membership/contract.ts'

/** A member's allowance as the server sends it: a plan with ten edits left. */
export const ALLOWANCE: Allowance = {
  trial: { available: false, used: false, photo_id: null },
  hasActiveSubscription: true,
  photosUsed: 2,
  photosLimit: 12,
  photosRemaining: 10,
  resetDate: null,
  subscription: null,
}
