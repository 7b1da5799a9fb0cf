import type { checkout as original } from '../pt-BR/checkout.ts'
import type { Shape } from '../shape.ts'

export const checkout = {
  title: 'Subscrever',
  description: '12 edições de fotografia por mês por R$ 37,90. Cancele quando quiser.',
  back: 'Voltar ao início',
  heading: 'Um plano. Tudo incluído.',
  plan: {
    name: 'Plano mensal',
    what: '12 edições de fotografia com IA',
    perMonth: 'por mês',
    total: 'Total',
    included: 'O que está incluído',
    light: 'Luz, cor e enquadramento prontos a publicar',
    backdrops: 'Fundos prontos ou descritos por palavras suas',
    captions: 'Legendas à vontade, dentro de um limite justo por dia',
    failures: 'Uma edição que falha não conta, e cada uma pode ser refeita uma vez sem custo',
    refund: 'Sete dias para desistir e receber tudo de volta',
  },
  closed: {
    heading: 'O pagamento ainda não abriu',
    text: 'A subscrição com cartão chega em breve a esta página. Por agora nada é cobrado e nenhum dado de cartão é pedido.',
    signIn: 'Entrar com o telemóvel',
    account: 'Ir para a sua conta',
    studio: 'Conhecer o estúdio',
  },
  active: {
    heading: 'Já tem o plano',
    text: 'Não há nada a pagar aqui. Boas fotografias!',
    studio: 'Abrir o estúdio',
  },
  otherPlan: 'Esse plano não existe. Este é o único que temos.',
} as const satisfies Shape<typeof original>
