import type { checkout as original } from '../pt-BR/checkout.ts'
import type { Shape } from '../shape.ts'

export const checkout = {
  title: 'Suscribirse',
  description: '12 ediciones de foto al mes por R$ 37,90. Cancela cuando quieras.',
  back: 'Volver al inicio',
  heading: 'Un plan. Todo incluido.',
  plan: {
    name: 'Plan mensual',
    what: '12 ediciones de foto con IA',
    perMonth: 'al mes',
    total: 'Total',
    included: 'Qué incluye',
    light: 'Luz, color y recorte listos para publicar',
    backdrops: 'Fondos listos o descritos con tus palabras',
    captions: 'Textos sin contar, dentro de un límite diario justo',
    failures: 'Una edición que falla no cuenta, y cada una se puede rehacer gratis una vez',
    refund: 'Siete días para arrepentirte y recuperar todo',
  },
  closed: {
    heading: 'El pago aún no está abierto',
    text: 'La suscripción con tarjeta llegará pronto a esta página. Por ahora no se cobra nada ni se piden datos de tarjeta.',
    signIn: 'Entrar con el móvil',
    account: 'Ir a tu cuenta',
    studio: 'Conocer el estudio',
  },
  active: {
    heading: 'Ya tienes el plan',
    text: 'Aquí no hay nada que pagar. ¡Buenas fotos!',
    studio: 'Abrir el estudio',
  },
  otherPlan: 'Ese plan no existe. Este es el único que tenemos.',
} as const satisfies Shape<typeof original>
