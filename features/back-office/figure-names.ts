/**
 * What is counted. Amounts of money are cents. `refunds_open` and `plans_active` are levels: their days say when the row behind
 * them began, and only the sum over all days is meaningful.
 */
export const FIGURES = [
  'received',
  'payments',
  'returned',
  'refunds',
  'refunds_open',
  'plans_active',
  'sign_ups',
  'edits',
] as const
export type Figure = (typeof FIGURES)[number]
