import type { Shape } from '../shape.ts'
import type { fix as source } from '../pt-BR/fix.ts'

/** What the repair of payments tells the administrator. */
export const fix = {
  running: 'Comparando con el proveedor: {{done}} de {{total}} suscripción(es).',
  failed:
    'La corrección se detuvo antes del final, en {{done}} de {{total}} suscripción(es). Ejecútala de nuevo: empieza desde el principio.',
  done: 'Corrección terminada: {{subscriptions_fixed}} suscripción(es) y {{payments_processed}} pago(s) corregidos.',
} as const satisfies Shape<typeof source>
