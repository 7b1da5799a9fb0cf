import type { account as original } from '../pt-BR/account.ts'
import type { Shape } from '../shape.ts'

export const account = {
  title: 'Tu cuenta',
  description: 'Tu plan, tus fotos y tus datos.',
  greeting: '¡Hola, {{name}}!',
  greetingNameless: 'Tu cuenta',
  studio: {
    heading: 'Mandas la foto y ya es un post.',
    text: 'Envía una foto de tu trabajo y recibe la imagen lista, con su texto.',
    open: 'Abrir el estudio',
  },
  plan: {
    heading: 'Tu plan',
    name: '12 ediciones de foto al mes',
    see: 'Ver el plan',
    unknown: 'No pudimos cargar tu plan.',
    courtesy: 'Cortesía',
    courtesyText: 'El plan corre por nuestra cuenta: no se cobra nada.',
    none: { badge: 'Sin plan', text: 'Con el plan editas 12 fotos al mes. Cancela cuando quieras.' },
    pending: { badge: 'Pago pendiente', text: 'El plan empieza en cuanto se confirme el pago.' },
    active: { badge: 'Activo', text: 'El plan se renueva cada mes, hasta que lo canceles.' },
    overdue: { badge: 'Atrasado', text: 'El último pago no se confirmó. Ponte al día para no perder el acceso.' },
    suspended: {
      badge: 'Suspendido',
      text: 'El pago no se confirmó y el plan se detuvo. Lo que ya creaste sigue en el estudio.',
    },
    cancelled: { badge: 'Cancelado', text: 'No hay más cobros. Lo que ya creaste sigue en el estudio.' },
    refunded: { badge: 'Reembolsado', text: 'Se devolvió el importe y el acceso a las ediciones terminó.' },
  },
  person: {
    heading: 'Tus datos',
    phone: 'Móvil',
    name: 'Nombre',
    email: 'Correo',
    notGiven: 'Sin indicar',
    soon: 'Aquí podrás cambiar tus datos, ver los otros dispositivos conectados y borrar la cuenta.',
    signOut: 'Salir de esta cuenta',
  },
  admin: {
    badge: 'Administrador',
    open: 'Abrir el panel',
  },
} as const satisfies Shape<typeof original>
