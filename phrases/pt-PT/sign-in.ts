import { CHAT_NETWORK } from '../chat-network.ts'
import { cycle } from './cycle.ts'
import type { signIn as original } from '../pt-BR/sign-in.ts'
import type { Shape } from '../shape.ts'

export const signIn = {
  title: 'Entrar',
  description: 'Entre com o seu telemóvel: um código por SMS, sem palavra-passe.',
  backHome: 'Voltar ao início',
  poster: 'Enviou a foto, já tem o post.',
  phone: {
    heading: 'Entre com o seu telemóvel',
    text: 'Conta nova ou antiga, é por aqui: enviamos um código de 6 dígitos por SMS. Sem palavra-passe para decorar.',
    planText: `Para subscrever as {{limit}} edições por {{price}} ao ${cycle.noun}: enviamos um código de 6 dígitos por SMS e seguimos para o pagamento.`,
    label: 'Telemóvel brasileiro com DDD',
    placeholder: '(11) 99999-9999',
    terms: 'Li e aceito os <terms>Termos de Utilização</terms> e a <privacy>Política de Privacidade</privacy>.',
    submit: 'Continuar',
    needsScript: 'Para entrar é preciso JavaScript, que está desligado neste navegador. Basta ativar e recarregar a página.',
    contact: 'Precisa de ajuda? Fale connosco.',
  },
  ended: {
    heading: 'A sua sessão terminou.',
    text: 'Entre de novo e volta ao ponto em que estava.',
  },
  code: {
    heading: 'Escreva o código',
    text: 'Enviámos um SMS com 6 dígitos para <phone>{{phone}}</phone>.',
    label: 'Código de 6 dígitos',
    submit: 'Verificar',
    resend: 'Reenviar código',
    resendIn: 'Reenviar dentro de {{wait}}',
    resent: 'Enviámos um novo código.',
    byChat: `Receber pelo ${CHAT_NETWORK}`,
    byChatIn: `Receber pelo ${CHAT_NETWORK} dentro de {{wait}}`,
    resentByChat: `Enviámos um novo código pelo ${CHAT_NETWORK}.`,
    changePhone: 'Usar outro número',
  },
  success: {
    heading: 'Está tudo certo!',
    text: 'Só um instante…',
    toPayment: 'Só um instante: vamos ao pagamento…',
    pending: 'Tem um pagamento pendente. A redirecionar...',
    active: 'A sua conta está ativa! A redirecionar...',
    token: 'Token especial aceite! A redirecionar...',
  },
  errors: {
    invalidNumber: 'Número inválido. Escreva o DDD (indicativo da cidade brasileira) e o número, por exemplo {{phone}}.',
    wrongCode: 'Código incorreto. Confirme o número que escreveu e tente novamente.',
    sendError: 'Não foi possível enviar o código de verificação',
    resendError: 'Não foi possível reenviar o código de verificação',
    termsMissing: 'Para continuar, aceite os Termos de Utilização e a Política de Privacidade.',
    waitFirst: '{{problem}}. Tente novamente dentro de {{wait}}.',
  },
} as const satisfies Shape<typeof original>
