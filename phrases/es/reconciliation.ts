import type { Shape } from '../shape.ts'
import type { reconciliation as source } from '../pt-BR/reconciliation.ts'

/** What the repair of payments tells the administrator. */
export const reconciliation = {
  running: 'Comparando con el proveedor: {{done}} de {{total}}.',
  failed:
    'La corrección se detuvo antes del final, tras comprobar {{done}} de {{total}}. Ejecútala de nuevo: empieza desde el principio.',
  done: 'Corrección terminada. Suscripciones corregidas: {{subscriptions_fixed}}. Pagos corregidos: {{payments_processed}}.',
  incomplete:
    'Corrección incompleta. Suscripciones que no se pudieron comprobar: {{unread}}. Corregidas entre las demás: {{subscriptions_fixed}}; pagos corregidos: {{payments_processed}}.',
  nothingRead: 'No se pudo comprobar ninguna suscripción ({{unread}}). Espera un poco y ejecútala de nuevo.',
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
  problems: {
    provider: 'El proveedor no respondió. Ejecútala de nuevo más tarde',
    pause: 'El proveedor pidió una pausa. Ejecútala de nuevo en unos minutos',
    credentials:
      'El proveedor no aceptó nuestra clave. Revisa la clave en la configuración del servidor antes de ejecutarla de nuevo',
    ours: 'La comprobación falló aquí. El motivo está en el registro del servidor',
  },
} as const satisfies Shape<typeof source>
