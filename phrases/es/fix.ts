import type { Shape } from '../shape.ts'
import type { fix as source } from '../pt-BR/fix.ts'

/** What the repair of payments tells the administrator. */
export const fix = {
  running: 'Comparando con el proveedor: {{done}} de {{total}} suscripción(es).',
  failed:
    'La corrección se detuvo antes del final, en {{done}} de {{total}} suscripción(es). Ejecútala de nuevo: empieza desde el principio.',
  done: 'Corrección terminada: {{subscriptions_fixed}} suscripción(es) y {{payments_processed}} pago(s) corregidos.',
  partly:
    'Corrección incompleta: no se pudieron comprobar {{unread}} suscripción(es). De las demás, {{subscriptions_fixed}} suscripción(es) y {{payments_processed}} pago(s) corregidos. Ejecútala de nuevo más tarde.',
  nameless: 'Persona sin nombre',
  plan: 'plan: {{before}} → {{after}}',
  charge: 'cobro {{id}}: {{before}} → {{after}}',
  plans: {
    pending: 'pendiente',
    active: 'activo',
    overdue: 'atrasado',
    suspended: 'suspendido',
    cancelled: 'cancelado',
    refunded: 'reembolsado',
  },
  charges: {
    new: 'no conocido',
    open: 'abierto',
    review: 'en análisis',
    paid: 'pagado',
    overdue: 'vencido',
    refunding: 'en devolución',
    refunded: 'devuelto',
    disputed: 'disputado',
    removed: 'eliminado',
    unknown: 'desconocido',
  },
  troubles: {
    provider: 'el proveedor no respondió',
    pause: 'el proveedor pidió una pausa',
    credentials: 'el proveedor no aceptó nuestra clave',
    ours: 'la comprobación falló aquí; el motivo está en el registro del servidor',
  },
} as const satisfies Shape<typeof source>
