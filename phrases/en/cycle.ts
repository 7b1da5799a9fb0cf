/** The words for how often the plan is charged; texts that name the price take them from here. */
import { type CYCLE_MONTHS, PLAN } from '#features/plan.ts'

const WORDS = {
  MONTHLY: { noun: 'month', adverb: 'monthly', every: 'every month', plan: 'Monthly plan' },
  YEARLY: { noun: 'year', adverb: 'yearly', every: 'every year', plan: 'Yearly plan' },
} as const satisfies Readonly<Record<keyof typeof CYCLE_MONTHS, object>>

export const cycle = WORDS[PLAN.cycle]
