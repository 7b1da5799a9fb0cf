/** The sign-in screen. Texts of the spec are kept letter for letter. */
export const signIn = {
  title: 'Entrar',
  description: 'Entre com o seu celular: um código por SMS, sem senha.',
  backHome: 'Voltar ao início',
  poster: 'Mandou a foto, virou post.',
  phone: {
    heading: 'Entre com o seu celular',
    text: 'Enviamos um código de 6 dígitos por SMS. Sem senha para lembrar.',
    label: 'Celular com DDD',
    placeholder: '(11) 99999-9999',
    terms: 'Li e aceito os <terms>Termos de Uso</terms> e a <privacy>Política de Privacidade</privacy>.',
    submit: 'Continuar',
  },
  code: {
    heading: 'Digite o código',
    text: 'Enviamos um SMS com 6 dígitos para <phone>{{phone}}</phone>.',
    label: 'Código de 6 dígitos',
    submit: 'Verificar',
    resend: 'Reenviar código',
    resendIn: 'Reenviar em {{seconds}} s',
    resent: 'Enviamos um novo código.',
    changePhone: 'Usar outro número',
  },
  success: {
    heading: 'Tudo certo!',
    text: 'Aguarde um instante, estamos abrindo a sua conta…',
  },
  errors: {
    invalidNumber: 'Número inválido. Digite DDD + número, por exemplo {{phone}}.',
    wrongCode: 'Código incorreto. Verifique o número digitado e tente novamente.',
    resendError: 'Erro ao reenviar código de verificação',
  },
} as const
