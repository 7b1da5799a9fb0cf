import { CHAT_NETWORK } from '../chat-network.ts'

/** What members are told in their account. */
export const notices = {
  renewal_soon: 'Seu plano renova em {{date}}: {{amount}} no seu cartão.',
  coupon_ending: 'Seu cupom vale até {{date}}. Para seguir com as {{limit}} edições por mês, assine com um cartão.',
  plan_overdue: 'Não conseguimos cobrar a renovação. Troque o cartão até {{date}} para não perder o acesso.',
  plan_suspended: 'Seu plano está suspenso porque a renovação não foi paga. Com um cartão novo ele volta na hora.',
  plan_disputed:
    'O pagamento do seu plano foi contestado junto à operadora do cartão. As edições param até a decisão e voltam se ele for mantido.',
  plan_cancelled: 'Plano cancelado. Nada mais será cobrado, e você usa o que já pagou até {{date}}.',
  plan_stopped:
    'A cobrança do seu plano foi interrompida. Você usa o que já pagou até {{date}}; para continuar depois, assine com um cartão.',
  plan_ended: 'Seu plano terminou porque a renovação não foi paga. Suas fotos continuam na galeria.',
  plan_not_begun:
    'O pagamento não foi confirmado e o plano não começou. Nada foi cobrado. Você pode tentar de novo com outro cartão.',
  refund_requested: 'Reembolso de {{amount}} pedido. Protocolo {{protocol}}.',
  refund_completed:
    'Reembolso de {{amount}} concluído. Protocolo {{protocol}}. Na fatura do cartão pode levar até 10 dias úteis.',
  refund_failed: 'O reembolso de {{amount}} não passou. Já estamos cuidando disso. Protocolo {{protocol}}.',
  receipt_ready: 'Recebemos {{amount}}. O recibo está na sua conta.',
  payment_returned: '{{amount}} de um pagamento voltaram para o seu cartão. O recibo mostra a devolução.',
  dispute_lost: 'A contestação do pagamento de {{amount}} foi aceita e o valor volta para o cartão. O recibo mostra a devolução.',
  instagram_ending: 'A conexão com o seu Instagram termina em {{date}}. Conecte de novo para continuar publicando.',
  instagram_lost: 'A conexão com o seu Instagram terminou. Conecte de novo para voltar a publicar.',
  post_failed: 'Seu post de {{date}} às {{time}} não saiu no Instagram. Abra os seus posts para ver o motivo e tentar outra vez.',
  post_waits: 'O Instagram não aceita mais posts seus por hoje. O próximo sai assim que ele deixar.',
  post_cancelled: 'O post agendado para {{date}} às {{time}} foi cancelado porque a foto dele foi apagada.',
  post_withdrawn:
    'O post marcado para {{date}} às {{time}} foi cancelado porque pediram à Meta que apagasse os seus dados do Instagram.',
  posts_other_account:
    'Você conectou outra conta do Instagram, mas ainda há posts marcados para a anterior. Eles não saem sem a sua confirmação: confira os seus posts.',
  posts_held:
    'O Instagram está desconectado, e há posts agendados à espera. Conecte de novo antes da hora deles; se não, eles não saem.',
  terms_changed:
    'Os termos e a política de privacidade mudaram em {{date}}. Leia com calma; se não concordar, você pode cancelar sem custo.',
  edit_given_back: 'Devolvemos uma edição ao seu plano. Ela já pode ser usada.',
  plan_held: 'Nossa equipe parou as edições do seu plano em {{date}}. Motivo: {{reason}}. Fale com a gente para resolver.',
  plan_released: 'As edições do seu plano voltaram. Agradecemos a paciência.',
  photo_viewed: 'Uma pessoa da nossa equipe abriu uma foto sua em {{date}}. Motivo: {{reason}}',
  result_undelivered: `A sua foto de {{date}} está pronta, mas o ${CHAT_NETWORK} não a entregou. Ela está no estúdio, com a legenda.`,
  chat_linked: `Uma conversa do ${CHAT_NETWORK} foi ligada à sua conta com um código, em {{date}} às {{time}}. Se não foi você, desligue-a em Conectar.`,
} as const

/** Several of a kind in one sentence. */
export const noticeGroups = {
  post_failed:
    '{{count}} posts seus não saíram no Instagram. O último era de {{date}} às {{time}}. Abra os seus posts para ver os motivos e tentar outra vez.',
  post_cancelled:
    '{{count}} posts agendados foram cancelados porque as fotos deles foram apagadas. O último era de {{date}} às {{time}}.',
  post_withdrawn: '{{count}} posts marcados foram cancelados porque pediram à Meta que apagasse os seus dados do Instagram.',
} as const

/** Plain ASCII and one segment, as `sms.ts` explains. */
export const noticeSms = {
  renewal_soon: '{{brand}}: seu plano renova em {{date}} por {{amount}}. Para cancelar, entre na sua conta.',
  plan_overdue: '{{brand}}: nao conseguimos cobrar a renovacao. Troque o cartao ate {{date}}: {{link}}',
  plan_suspended: '{{brand}}: plano suspenso por falta de pagamento. Troque o cartao: {{link}}',
  plan_stopped: '{{brand}}: a cobranca do seu plano parou. Voce usa ate {{date}}; para continuar, assine na sua conta.',
  plan_ended: '{{brand}}: seu plano terminou por falta de pagamento. Suas fotos continuam na sua conta.',
  plan_not_begun: '{{brand}}: o pagamento nao foi confirmado e nada foi cobrado. Tente de novo na sua conta.',
  refund_completed: '{{brand}}: reembolso de {{amount}} concluido. Protocolo {{protocol}}.',
  refund_failed: '{{brand}}: o reembolso de {{amount}} nao passou e ja estamos cuidando. Protocolo {{protocol}}.',
  payment_returned: '{{brand}}: {{amount}} de um pagamento voltaram para o seu cartao. Veja o recibo na sua conta.',
} as const
