import { CHAT_NETWORK } from '../chat-network.ts'
import type { Shape } from '../shape.ts'
import type { noticeGroups as sourceGroups, noticeSms as smsSource, notices as source } from '../pt-BR/notices.ts'

/** What members are told in their account. */
export const notices = {
  renewal_soon: 'Tu plan se renueva el {{date}}: {{amount}} en tu tarjeta.',
  coupon_ending: 'Tu cupón vale hasta el {{date}}. Para seguir con las {{limit}} ediciones al mes, suscríbete con una tarjeta.',
  plan_overdue: 'No pudimos cobrar la renovación. Tienes hasta el {{date}} para cambiar la tarjeta y no perder el acceso.',
  plan_suspended: 'Tu plan está suspendido porque la renovación no se pagó. Con una tarjeta nueva vuelve al instante.',
  plan_disputed:
    'El pago de tu plan se disputó con el emisor de la tarjeta. Las ediciones se detienen hasta la decisión y vuelven si se mantiene.',
  plan_cancelled: 'Plan cancelado. No se cobrará nada más y puedes usar lo que ya pagaste hasta el {{date}}.',
  plan_stopped:
    'El cobro de tu plan se interrumpió. Puedes usar lo que ya pagaste hasta el {{date}}; para seguir después, suscríbete con una tarjeta.',
  plan_ended: 'Tu plan terminó porque la renovación no se pagó. Tus fotos siguen en la galería.',
  plan_not_begun: 'El pago no se confirmó y el plan no empezó. No se cobró nada. Puedes intentarlo de nuevo con otra tarjeta.',
  refund_requested: 'Reembolso de {{amount}} solicitado. Referencia {{protocol}}.',
  refund_completed:
    'Reembolso de {{amount}} completado. Referencia {{protocol}}. En el estado de cuenta puede tardar hasta 10 días hábiles en aparecer.',
  refund_failed: 'El reembolso de {{amount}} no se completó. Ya nos estamos ocupando. Referencia {{protocol}}.',
  receipt_ready: 'Recibimos {{amount}}. El recibo está en tu cuenta.',
  payment_returned: '{{amount}} de un pago volvieron a tu tarjeta. El recibo muestra la devolución.',
  dispute_lost:
    'La disputa del pago de {{amount}} fue aceptada y el importe vuelve a la tarjeta. El recibo muestra la devolución.',
  instagram_ending: 'La conexión con tu Instagram termina el {{date}}. Conéctalo de nuevo para seguir publicando.',
  instagram_lost: 'La conexión con tu Instagram terminó. Conéctalo de nuevo para volver a publicar.',
  post_failed:
    'Tu publicación del {{date}} a las {{time}} no salió en Instagram. Abre tus publicaciones para ver el motivo y volver a intentarlo.',
  post_waits: 'Instagram no acepta más publicaciones tuyas por hoy. La próxima saldrá en cuanto lo permita.',
  post_cancelled: 'La publicación programada para el {{date}} a las {{time}} se canceló porque se borró su foto.',
  post_withdrawn:
    'La publicación prevista para el {{date}} a las {{time}} se canceló porque se pidió a Meta borrar tus datos de Instagram.',
  posts_other_account:
    'Conectaste otra cuenta de Instagram, pero aún hay publicaciones previstas para la anterior. No saldrán sin tu confirmación: revisa tus publicaciones.',
  posts_held:
    'Instagram está desconectado, y hay publicaciones programadas en espera. Conéctalo de nuevo antes de su hora; si no, no salen.',
  terms_changed:
    'Los términos y la política de privacidad cambiaron el {{date}}. Léelos con calma; si no estás de acuerdo, puedes cancelar sin costo.',
  edit_given_back: 'Devolvimos una edición a tu plan. Ya puedes usarla.',
  plan_held: 'Nuestro equipo detuvo las ediciones de tu plan el {{date}}. Motivo: {{reason}}. Escríbenos para resolverlo.',
  plan_released: 'Las ediciones de tu plan volvieron. Gracias por la paciencia.',
  photo_viewed: 'Una persona de nuestro equipo abrió una foto tuya el {{date}}. Motivo: {{reason}}',
  result_undelivered: `Tu foto del {{date}} está lista, pero ${CHAT_NETWORK} no la entregó. Está en el estudio, con su texto.`,
  chat_linked: `Se vinculó una conversación de ${CHAT_NETWORK} a tu cuenta con un código, el {{date}} a las {{time}}. Si no fuiste tú, desvincúlala en Conectar.`,
} as const satisfies Shape<typeof source>

/** Several of a kind in one sentence. */
export const noticeGroups = {
  post_failed:
    '{{count}} publicaciones tuyas no salieron en Instagram. La última era del {{date}} a las {{time}}. Abre tus publicaciones para ver los motivos y volver a intentarlo.',
  post_cancelled:
    '{{count}} publicaciones programadas se cancelaron porque se borraron sus fotos. La última era del {{date}} a las {{time}}.',
  post_withdrawn: '{{count}} publicaciones previstas se cancelaron porque se pidió a Meta borrar tus datos de Instagram.',
} as const satisfies Shape<typeof sourceGroups>

/** Plain ASCII and one segment, as `sms.ts` explains. */
export const noticeSms = {
  renewal_soon: '{{brand}}: tu plan se renueva el {{date}} por {{amount}}. Para cancelar, entra en tu cuenta.',
  plan_overdue: '{{brand}}: no pudimos cobrar la renovacion. Cambia la tarjeta a mas tardar el {{date}}: {{link}}',
  plan_suspended: '{{brand}}: plan suspendido por falta de pago. Cambia la tarjeta: {{link}}',
  plan_stopped:
    '{{brand}}: el cobro de tu plan se detuvo. Puedes usarlo hasta el {{date}}; para seguir, suscribete en tu cuenta.',
  plan_ended: '{{brand}}: tu plan termino por falta de pago. Tus fotos siguen en tu cuenta.',
  plan_not_begun: '{{brand}}: el pago no se confirmo y no se cobro nada. Intentalo de nuevo en tu cuenta.',
  refund_completed: '{{brand}}: reembolso de {{amount}} completado. Referencia {{protocol}}.',
  refund_failed: '{{brand}}: el reembolso de {{amount}} no se completo y ya nos ocupamos. Referencia {{protocol}}.',
  payment_returned: '{{brand}}: {{amount}} de un pago volvieron a tu tarjeta. Mira el recibo en tu cuenta.',
} as const satisfies Shape<typeof smsSource>
