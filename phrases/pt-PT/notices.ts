import { CHAT_NETWORK } from '../chat-network.ts'
import type { Shape } from '../shape.ts'
import type { noticeGroups as sourceGroups, noticeSms as smsSource, notices as source } from '../pt-BR/notices.ts'

/** What members are told in their account. */
export const notices = {
  renewal_soon: 'O seu plano renova-se a {{date}}: {{amount}} no seu cartão.',
  coupon_ending: 'O seu cupão vale até {{date}}. Para continuar com as {{limit}} edições por mês, subscreva com um cartão.',
  plan_overdue: 'Não conseguimos cobrar a renovação. Troque o cartão até {{date}} para não perder o acesso.',
  plan_suspended: 'O seu plano está suspenso porque a renovação não foi paga. Com um cartão novo volta de imediato.',
  plan_disputed:
    'O pagamento do seu plano foi contestado junto do emissor do cartão. As edições param até à decisão e voltam se for mantido.',
  plan_cancelled: 'Plano cancelado. Nada mais será cobrado, e pode usar o que já pagou até {{date}}.',
  plan_stopped:
    'A cobrança do seu plano foi interrompida. Pode usar o que já pagou até {{date}}; para continuar depois, subscreva com um cartão.',
  plan_ended: 'O seu plano terminou porque a renovação não foi paga. As suas fotografias continuam na galeria.',
  plan_not_begun:
    'O pagamento não foi confirmado e o plano não começou. Nada foi cobrado. Pode tentar novamente com outro cartão.',
  refund_requested: 'Reembolso de {{amount}} pedido. Referência {{protocol}}.',
  refund_completed:
    'Reembolso de {{amount}} concluído. Referência {{protocol}}. No extrato do cartão pode demorar até 10 dias úteis.',
  refund_failed: 'O reembolso de {{amount}} não foi concluído. Já estamos a tratar disso. Referência {{protocol}}.',
  receipt_ready: 'Recebemos {{amount}}. O recibo está na sua conta.',
  payment_returned: '{{amount}} de um pagamento foram devolvidos ao seu cartão. O recibo mostra a devolução.',
  dispute_lost: 'A contestação do pagamento de {{amount}} foi aceite e o valor volta ao cartão. O recibo mostra a devolução.',
  instagram_ending: 'A ligação ao seu Instagram termina a {{date}}. Ligue-o novamente para continuar a publicar.',
  instagram_lost: 'A ligação ao seu Instagram terminou. Ligue-o novamente para voltar a publicar.',
  post_failed:
    'A sua publicação de {{date}} às {{time}} não saiu no Instagram. Abra as suas publicações para ver o motivo e voltar a tentar.',
  post_waits: 'O Instagram não aceita mais publicações suas por hoje. A próxima sai assim que for possível.',
  post_cancelled: 'A publicação agendada para {{date}} às {{time}} foi cancelada porque a respetiva fotografia foi apagada.',
  post_withdrawn:
    'A publicação marcada para {{date}} às {{time}} foi cancelada porque foi pedido à Meta que apagasse os seus dados do Instagram.',
  posts_other_account:
    'Ligou outra conta do Instagram, mas ainda há publicações marcadas para a anterior. Não saem sem a sua confirmação: veja as suas publicações.',
  posts_held:
    'O Instagram está desligado, e há publicações agendadas à espera. Volte a ligá-lo antes da hora delas; se não, não saem.',
  terms_changed:
    'Os termos e a política de privacidade mudaram a {{date}}. Leia com calma; se não concordar, pode cancelar sem custos.',
  edit_given_back: 'Devolvemos uma edição ao seu plano. Já a pode usar.',
  plan_held: 'A nossa equipa parou as edições do seu plano a {{date}}. Motivo: {{reason}}. Fale connosco para resolver.',
  plan_released: 'As edições do seu plano voltaram. Agradecemos a paciência.',
  photo_viewed: 'Uma pessoa da nossa equipa abriu uma fotografia sua a {{date}}. Motivo: {{reason}}',
  result_undelivered: `A sua fotografia de {{date}} está pronta, mas o ${CHAT_NETWORK} não a entregou. Está no estúdio, com a legenda.`,
  chat_linked: `Uma conversa do ${CHAT_NETWORK} foi ligada à sua conta com um código, a {{date}} às {{time}}. Se não foi você, desligue-a em Ligações.`,
} as const satisfies Shape<typeof source>

/** Several of a kind in one sentence. */
export const noticeGroups = {
  post_failed:
    '{{count}} publicações suas não saíram no Instagram. A última era de {{date}} às {{time}}. Abra as suas publicações para ver os motivos e voltar a tentar.',
  post_cancelled:
    '{{count}} publicações agendadas foram canceladas porque as respetivas fotografias foram apagadas. A última era de {{date}} às {{time}}.',
  post_withdrawn:
    '{{count}} publicações marcadas foram canceladas porque foi pedido à Meta que apagasse os seus dados do Instagram.',
} as const satisfies Shape<typeof sourceGroups>

/** Plain ASCII and one segment, as `sms.ts` explains. */
export const noticeSms = {
  renewal_soon: '{{brand}}: o seu plano renova-se a {{date}} por {{amount}}. Para cancelar, entre na sua conta.',
  plan_overdue: '{{brand}}: nao conseguimos cobrar a renovacao. Troque o cartao ate {{date}}: {{link}}',
  plan_suspended: '{{brand}}: plano suspenso por falta de pagamento. Troque o cartao: {{link}}',
  plan_stopped: '{{brand}}: a cobranca do seu plano parou. Pode usar ate {{date}}; para continuar, subscreva na sua conta.',
  plan_ended: '{{brand}}: o seu plano terminou por falta de pagamento. As suas fotos continuam na sua conta.',
  plan_not_begun: '{{brand}}: o pagamento nao foi confirmado e nada foi cobrado. Tente novamente na sua conta.',
  refund_completed: '{{brand}}: reembolso de {{amount}} concluido. Referencia {{protocol}}.',
  refund_failed: '{{brand}}: o reembolso de {{amount}} nao foi concluido e ja estamos a tratar disso. Referencia {{protocol}}.',
  payment_returned: '{{brand}}: {{amount}} de um pagamento foram devolvidos ao seu cartao. Veja o recibo na sua conta.',
} as const satisfies Shape<typeof smsSource>
