import type { Shape } from '../shape.ts'
import type { fix as source } from '../pt-BR/fix.ts'

/** What the repair of payments tells the administrator. */
export const fix = {
  done: 'Corrección terminada: {{subscriptions_fixed}} suscripción(es) y {{payments_processed}} pago(s) corregidos.',
} as const satisfies Shape<typeof source>
