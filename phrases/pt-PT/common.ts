import type { common as original } from '../pt-BR/common.ts'
import type { Shape } from '../shape.ts'

export const common = {
  brand: 'Mandou',
  titleOf: '{{title}} · Mandou',
  loading: 'A carregar',
  skipToContent: 'Saltar para o conteúdo',
  language: 'Idioma',
  tryAgain: 'Tentar novamente',
  close: 'Fechar',
  tooLong: 'São no máximo {{limit}} caracteres. Retire {{over}} para continuar.',
  notifications: 'Avisos',
  account: {
    menu: 'A sua conta',
    signedInAs: 'Sessão iniciada como',
    own: 'A sua conta',
    studio: 'Estúdio',
    calendar: 'Agenda do Instagram',
    signOut: 'Terminar sessão',
    signedOut: 'A sessão foi terminada.',
  },
  errors: {
    network: 'Erro de ligação',
    noAnswer: 'Sem resposta do servidor. Verifique a sua ligação e tente novamente.',
    invalidAnswer: 'Resposta inválida do servidor',
    sessionUnknown: 'Não conseguimos confirmar a sua sessão.',
    sessionUnknownText:
      'A ligação falhou ou o nosso servidor não respondeu. Continua na sua conta: tente novamente daqui a pouco.',
    needsScript: 'Este ecrã precisa de JavaScript, que está desligado neste navegador. Basta ativar e recarregar a página.',
  },
  notFound: {
    title: 'Página não encontrada',
    description: 'Este endereço não leva a nenhuma página.',
    heading: 'Não encontrámos esta página.',
    text: 'O endereço mudou, foi apagado ou tem um carácter a mais.',
    home: 'Ir para o início',
    back: 'Voltar',
  },
  crash: {
    title: 'Algo falhou',
    heading: 'Algo falhou neste ecrã.',
    text: 'A culpa não é sua. Tente novamente: o que já foi guardado continua guardado, e volta ao sítio onde estava.',
    again: 'Tentámos de novo e o ecrã voltou a falhar. Recarregue a página inteira: o que já foi guardado continua guardado.',
    reload: 'Recarregar a página',
    help: 'Se continuar assim, escreva-nos:',
    typed: 'O que estava a escrever',
  },
} as const satisfies Shape<typeof original>
