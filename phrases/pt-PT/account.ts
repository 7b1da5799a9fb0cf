import type { account as original } from '../pt-BR/account.ts'
import type { Shape } from '../shape.ts'

export const account = {
  title: 'A sua conta',
  description: 'O seu plano, as suas fotografias e os seus dados.',
  greeting: 'Olá, {{name}}!',
  greetingNameless: 'A sua conta',
  studio: {
    heading: 'Mandou a foto, já é publicação.',
    text: 'Envie uma fotografia do seu trabalho e receba a imagem pronta, com legenda.',
    open: 'Abrir o estúdio',
  },
  plan: {
    heading: 'O seu plano',
    name: '12 edições de fotografia por mês',
    see: 'Ver o plano',
    unknown: 'Não conseguimos carregar o seu plano.',
    courtesy: 'Cortesia',
    courtesyText: 'O plano é por nossa conta: nada é cobrado.',
    none: { badge: 'Sem plano', text: 'Com o plano edita 12 fotografias por mês. Cancele quando quiser.' },
    pending: { badge: 'Pagamento pendente', text: 'O plano começa assim que o pagamento for confirmado.' },
    active: { badge: 'Ativo', text: 'O plano renova-se todos os meses, até o cancelar.' },
    overdue: { badge: 'Em atraso', text: 'O último pagamento não foi confirmado. Regularize-o para não perder o acesso.' },
    suspended: { badge: 'Suspenso', text: 'O pagamento não foi confirmado e o plano parou. O que já criou continua no estúdio.' },
    cancelled: { badge: 'Cancelado', text: 'Não há novas cobranças. O que já criou continua no estúdio.' },
    refunded: { badge: 'Reembolsado', text: 'O valor foi devolvido e o acesso às edições terminou.' },
  },
  person: {
    heading: 'Os seus dados',
    phone: 'Telemóvel',
    name: 'Nome',
    email: 'E-mail',
    notGiven: 'Não indicado',
    soon: 'Aqui vai poder alterar os seus dados, ver os outros dispositivos ligados e apagar a conta.',
    signOut: 'Terminar sessão nesta conta',
  },
  admin: {
    badge: 'Administrador',
    open: 'Abrir o painel',
  },
} as const satisfies Shape<typeof original>
