/** The words for how often the plan is charged; texts that name the price take them from here. */
import { type CYCLE_MONTHS, PLAN } from '#features/plan.ts'

const WORDS = {
  MONTHLY: { noun: 'mês', every: 'todo mês', plan: 'Plano mensal' },
  YEARLY: { noun: 'ano', every: 'todo ano', plan: 'Plano anual' },
} as const satisfies Readonly<Record<keyof typeof CYCLE_MONTHS, object>>

export const cycle = WORDS[PLAN.cycle]
