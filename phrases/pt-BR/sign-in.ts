import { CHAT_NETWORK } from '../chat-network.ts'
import { cycle } from './cycle.ts'

/** The sign-in screen. Texts of the product specification are kept letter for letter. */
export const signIn = {
  title: 'Entrar',
  description: 'Entre com o seu celular: um código por SMS, sem senha.',
  backHome: 'Voltar ao início',
  poster: 'Mandou a foto, virou post.',
  phone: {
    heading: 'Entre com o seu celular',
    text: 'Conta nova ou antiga, é por aqui: enviamos um código de 6 dígitos por SMS. Sem senha para lembrar.',
    planText: `Para assinar as {{limit}} edições por {{price}} ao ${cycle.noun}: enviamos um código de 6 dígitos por SMS e seguimos para o pagamento.`,
    label: 'Celular com DDD',
    placeholder: '(11) 99999-9999',
    terms: 'Li e aceito os <terms>Termos de Uso</terms> e a <privacy>Política de Privacidade</privacy>.',
    submit: 'Continuar',
    needsScript: 'Entrar precisa de JavaScript, que está desligado neste navegador. É só ativar e recarregar a página.',
    contact: 'Precisa de ajuda? Fale com a gente.',
  },
  ended: {
    heading: 'Sua sessão terminou.',
    text: 'Entre de novo e você volta para onde estava.',
  },
  code: {
    heading: 'Digite o código',
    text: 'Enviamos um SMS com 6 dígitos para <phone>{{phone}}</phone>.',
    label: 'Código de 6 dígitos',
    submit: 'Verificar',
    resend: 'Reenviar código',
    resendIn: 'Reenviar em {{wait}}',
    resent: 'Enviamos um novo código.',
    byChat: `Receber pelo ${CHAT_NETWORK}`,
    byChatIn: `Receber pelo ${CHAT_NETWORK} em {{wait}}`,
    resentByChat: `Enviamos um novo código pelo ${CHAT_NETWORK}.`,
    changePhone: 'Usar outro número',
  },
  success: {
    heading: 'Tudo certo!',
    text: 'Só um instante…',
    toPayment: 'Só um instante: vamos ao pagamento…',
    pending: 'Você tem um pagamento pendente. Redirecionando...',
    active: 'Sua conta está ativa! Redirecionando...',
    token: 'Token especial aceito! Redirecionando...',
  },
  errors: {
    invalidNumber: 'Número inválido. Digite DDD + número, por exemplo {{phone}}.',
    wrongCode: 'Código incorreto. Verifique o número digitado e tente novamente.',
    sendError: 'Erro ao enviar código de verificação',
    resendError: 'Erro ao reenviar código de verificação',
    termsMissing: 'Para continuar, aceite os Termos de Uso e a Política de Privacidade.',
    waitFirst: '{{problem}}. Tente de novo em {{wait}}.',
  },
} as const
