import type { ProviderState } from '#features/back-office/operations-contract.ts'

/** A share of failed calls in a day that a person should look at, in percent. */
const SHAKY_PERCENT = 5

type ProviderRating = 'good' | 'shaky' | 'down' | 'silent'

/** Down while the last call failed; shaky with more failures than chance explains. */
export function rateProvider(state: Omit<ProviderState, 'provider' | 'last_fault'>): ProviderRating {
  const { error_rate: rate, last_answered_at: answeredAt, last_failed_at: failedAt, failed } = state
  if (rate === null) return 'silent'
  if (failed > 0 && failedAt !== null && (answeredAt === null || Date.parse(failedAt) > Date.parse(answeredAt))) return 'down'
  return rate >= SHAKY_PERCENT ? 'shaky' : 'good'
}
