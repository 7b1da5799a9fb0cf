/**
 * The one plan: its price, how often it is charged, and the edits of one period. The price lives on the server: the browser shows
 * it and may send it back for comparison, but cannot set it. Phrases name the edits as `{{limit}}`.
 */
export const PLAN = {
  name: 'MONTHLY',
  valueInCents: 3790,
  cycle: 'MONTHLY',
  billingType: 'CREDIT_CARD',
  photosLimit: 12,
} as const

/** The months that one charge pays for. */
export const CYCLE_MONTHS = { MONTHLY: 1, YEARLY: 12 } as const

/** Edits of one period. */
export const PHOTOS_LIMIT = PLAN.photosLimit
