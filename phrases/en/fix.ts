import type { Shape } from '../shape.ts'
import type { fix as source } from '../pt-BR/fix.ts'

/** What the repair of payments tells the administrator. */
export const fix = {
  done: 'Correction done: {{subscriptions_fixed}} subscription(s) and {{payments_processed}} payment(s) put right.',
} as const satisfies Shape<typeof source>
