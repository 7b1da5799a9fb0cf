/**
 * The one plan: its price, how often it is charged, and the edits of one period. Both halves know the
 * price: the browser shows it and sends it back for comparison, and the server charges its own. Phrases name the edits as `{{limit}}`.
 */
export const PLAN = {
  name: 'MONTHLY',
  valueInCents: 3790,
  cycle: 'MONTHLY',
  billingType: 'CREDIT_CARD',
  editsPerPeriod: 12,
} as const

/** The months that one charge pays for. */
export const CYCLE_MONTHS = { MONTHLY: 1, YEARLY: 12 } as const
