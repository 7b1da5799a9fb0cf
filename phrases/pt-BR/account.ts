/** The member's area. Texts of the spec are kept letter for letter. */
export const account = {
  title: 'Sua conta',
  description: 'O seu plano, as suas fotos e os seus dados.',
  greeting: 'Olá, {{name}}!',
  greetingNameless: 'Sua conta',
  studio: {
    heading: 'Mandou a foto, virou post.',
    text: 'Mande uma foto do seu trabalho e receba a imagem pronta, com legenda.',
    open: 'Abrir o estúdio',
  },
  plan: {
    heading: 'Seu plano',
    name: '12 edições de foto por mês',
    see: 'Ver o plano',
    unknown: 'Não conseguimos carregar o seu plano.',
    courtesy: 'Cortesia',
    courtesyText: 'O plano é por nossa conta: nada é cobrado.',
    none: { badge: 'Sem plano', text: 'Com o plano você edita 12 fotos por mês. Cancele quando quiser.' },
    pending: { badge: 'Pagamento pendente', text: 'O plano começa assim que o pagamento for confirmado.' },
    active: { badge: 'Ativo', text: 'O plano se renova todo mês, até você cancelar.' },
    overdue: { badge: 'Em atraso', text: 'O último pagamento não foi confirmado. Regularize para não perder o acesso.' },
    suspended: {
      badge: 'Suspenso',
      text: 'O pagamento não foi confirmado e o plano parou. O que você já criou continua no estúdio.',
    },
    cancelled: { badge: 'Cancelado', text: 'Não há novas cobranças. O que você já criou continua no estúdio.' },
    refunded: { badge: 'Reembolsado', text: 'O valor foi devolvido e o acesso às edições terminou.' },
  },
  person: {
    heading: 'Seus dados',
    phone: 'Celular',
    name: 'Nome',
    email: 'E-mail',
    notGiven: 'Não informado',
    soon: 'Aqui você vai poder mudar os seus dados, ver os outros aparelhos conectados e apagar a conta.',
    signOut: 'Sair desta conta',
  },
  admin: {
    badge: 'Administrador',
    open: 'Abrir o painel',
  },
} as const
