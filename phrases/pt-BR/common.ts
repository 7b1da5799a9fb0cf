/** Words of the frame around every screen. Texts of the spec are kept letter for letter. */
export const common = {
  brand: 'Mandou',
  titleOf: '{{title}} · Mandou',
  loading: 'Carregando',
  skipToContent: 'Ir para o conteúdo',
  language: 'Idioma',
  tryAgain: 'Tentar de novo',
  close: 'Fechar',
  notifications: 'Avisos',
  account: {
    menu: 'Sua conta',
    signedInAs: 'Conectado como',
    own: 'Sua conta',
    studio: 'Estúdio',
    calendar: 'Agenda do Instagram',
    signOut: 'Sair',
    signedOut: 'Você saiu.',
  },
  errors: {
    network: 'Erro de conexão',
    noAnswer: 'Sem resposta do servidor. Veja a sua conexão e tente de novo.',
    invalidAnswer: 'Resposta inválida do servidor',
    sessionUnknown: 'Não conseguimos confirmar a sua sessão.',
    sessionUnknownText:
      'A conexão falhou ou o nosso servidor não respondeu. Você continua na sua conta: tente de novo em instantes.',
    needsScript: 'Esta tela precisa de JavaScript, que está desligado neste navegador. É só ativar e recarregar a página.',
  },
  notFound: {
    title: 'Página não encontrada',
    description: 'Este endereço não leva a nenhuma página.',
    heading: 'Essa foto não saiu.',
    text: 'O endereço mudou, foi apagado ou foi digitado com um dedo a mais.',
    home: 'Ir para o início',
    back: 'Voltar',
  },
  crash: {
    heading: 'Algo quebrou nesta tela.',
    text: 'Não foi você. Tente de novo: o que já foi salvo continua salvo, e você volta para onde estava.',
    typed: 'O que você estava escrevendo',
  },
} as const
