import type { Shape } from '../shape.ts'
import type { fix as source } from '../pt-BR/fix.ts'

/** What the repair of payments tells the administrator. */
export const fix = {
  running: 'Comparing with the provider: {{done}} of {{total}} subscription(s).',
  failed:
    'The correction stopped before its end, at {{done}} of {{total}} subscription(s). Run it again: it starts from the beginning.',
  done: 'Correction done: {{subscriptions_fixed}} subscription(s) and {{payments_processed}} payment(s) put right.',
} as const satisfies Shape<typeof source>
