import type { Shape } from '../shape.ts'
import type { noticeSms as smsSource, notices as source } from '../pt-BR/notices.ts'

/** What members are told in their account. */
export const notices = {
  renewal_soon: 'O seu plano renova-se a {{date}}: {{amount}} no seu cartão.',
  coupon_ending: 'O seu cupão vale até {{date}}. Para continuar com as 12 edições por mês, subscreva com um cartão.',
  plan_overdue: 'Não conseguimos cobrar a renovação. Troque o cartão até {{date}} para não perder o acesso.',
  plan_suspended: 'O seu plano está suspenso porque a renovação não foi paga. Com um cartão novo volta de imediato.',
  plan_cancelled: 'Plano cancelado. Nada mais será cobrado, e pode usar o que já pagou até {{date}}.',
  plan_ended: 'O seu plano terminou porque a renovação não foi paga. As suas fotografias continuam na galeria.',
  refund_requested: 'Reembolso de {{amount}} pedido. Protocolo {{protocol}}.',
  refund_completed:
    'Reembolso de {{amount}} concluído. Protocolo {{protocol}}. No extrato do cartão pode demorar até 10 dias úteis.',
  refund_failed: 'O reembolso de {{amount}} não passou. Já estamos a tratar disso. Protocolo {{protocol}}.',
  receipt_ready: 'Recebemos {{amount}}. O recibo está na sua conta.',
  instagram_ending: 'A ligação ao seu Instagram termina a {{date}}. Ligue-o novamente para continuar a publicar.',
  instagram_lost: 'A ligação ao seu Instagram terminou. Ligue-o novamente para voltar a publicar.',
  post_failed:
    'Uma publicação marcada para {{date}} não saiu no Instagram. Abra as suas publicações para ver o motivo e voltar a tentar.',
  post_waits: 'O Instagram não aceita mais publicações suas por hoje. A próxima sai assim que for possível.',
  post_cancelled: 'A publicação agendada para {{date}} foi cancelada porque a respetiva fotografia foi apagada.',
} as const satisfies Shape<typeof source>

/** Plain ASCII and one segment, as `sms.ts` explains. */
export const noticeSms = {
  renewal_soon: '{{brand}}: o seu plano renova-se a {{date}} por {{amount}}. Para cancelar, entre na sua conta.',
  plan_overdue: '{{brand}}: nao conseguimos cobrar a renovacao. Troque o cartao na sua conta ate {{date}}.',
  plan_suspended: '{{brand}}: plano suspenso por falta de pagamento. Troque o cartao na sua conta para voltar.',
  plan_ended: '{{brand}}: o seu plano terminou por falta de pagamento. As suas fotos continuam na sua conta.',
  refund_completed: '{{brand}}: reembolso de {{amount}} concluido. Protocolo {{protocol}}.',
  refund_failed: '{{brand}}: o reembolso de {{amount}} nao passou e ja estamos a tratar. Protocolo {{protocol}}.',
} as const satisfies Shape<typeof smsSource>
