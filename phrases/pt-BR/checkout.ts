/** The checkout. Texts of the spec are kept letter for letter. */
export const checkout = {
  title: 'Assinar',
  description: '12 edições de foto por mês por R$ 37,90. Cancele quando quiser.',
  back: 'Voltar ao início',
  heading: 'Um plano. Tudo dentro.',
  plan: {
    name: 'Plano mensal',
    what: '12 Edições de Foto com IA',
    perMonth: 'por mês',
    total: 'Total',
    included: 'O que está incluído',
    light: 'Luz, cor e recorte prontos para publicar',
    backdrops: 'Fundos prontos ou descritos com as suas palavras',
    captions: 'Legendas à vontade, dentro de um limite justo por dia',
    failures: 'Edição que falha não conta, e cada uma pode ser refeita uma vez de graça',
    refund: 'Sete dias para desistir e receber tudo de volta',
  },
  closed: {
    heading: 'O pagamento ainda não abriu',
    text: 'A assinatura com cartão chega em breve a esta página. Por enquanto nada é cobrado e nenhum dado de cartão é pedido.',
    signIn: 'Entrar com o celular',
    account: 'Ir para a sua conta',
    studio: 'Conhecer o estúdio',
  },
  active: {
    heading: 'Você já tem o plano',
    text: 'Não há nada a pagar aqui. Boas fotos!',
    studio: 'Abrir o estúdio',
  },
  otherPlan: 'Esse plano não existe. Este é o único que temos.',
} as const
