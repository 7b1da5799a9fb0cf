import { CHAT_NETWORK } from '../chat-network.ts'
import { cycle } from './cycle.ts'
import type { signIn as original } from '../pt-BR/sign-in.ts'
import type { Shape } from '../shape.ts'

export const signIn = {
  title: 'Entrar',
  description: 'Entra con tu celular: un código por SMS, sin contraseña.',
  backHome: 'Volver al inicio',
  poster: 'Mandas la foto y ya es un post.',
  phone: {
    heading: 'Entra con tu celular',
    text: 'Cuenta nueva o de antes, es por aquí: te enviamos un código de 6 dígitos por SMS. Sin contraseña que recordar.',
    planText: `Para suscribirte a las {{limit}} ediciones por {{price}} al ${cycle.noun}: te enviamos un código de 6 dígitos por SMS y vamos al pago.`,
    label: 'Celular brasileño con código de área',
    placeholder: '(11) 99999-9999',
    terms: 'He leído y acepto los <terms>Términos de Uso</terms> y la <privacy>Política de Privacidad</privacy>.',
    submit: 'Continuar',
    needsScript: 'Para entrar hace falta JavaScript, que está desactivado en este navegador. Actívalo y recarga la página.',
    contact: '¿Necesitas ayuda? Escríbenos.',
  },
  ended: {
    heading: 'Tu sesión terminó.',
    text: 'Entra de nuevo y vuelves a donde estabas.',
  },
  code: {
    heading: 'Escribe el código',
    text: 'Enviamos un SMS con 6 dígitos al <phone>{{phone}}</phone>.',
    label: 'Código de 6 dígitos',
    submit: 'Verificar',
    resend: 'Reenviar código',
    resendIn: 'Reenviar en {{wait}}',
    resent: 'Te enviamos un código nuevo.',
    byChat: `Recibirlo por ${CHAT_NETWORK}`,
    byChatIn: `Recibirlo por ${CHAT_NETWORK} en {{wait}}`,
    resentByChat: `Te enviamos un código nuevo por ${CHAT_NETWORK}.`,
    changePhone: 'Usar otro número',
  },
  success: {
    heading: '¡Todo listo!',
    text: 'Un momento…',
    toPayment: 'Un momento: vamos al pago…',
    pending: 'Tienes un pago pendiente. Te llevamos allí...',
    active: '¡Tu cuenta está activa! Te llevamos allí...',
    token: '¡Token especial aceptado! Te llevamos allí...',
  },
  errors: {
    invalidNumber: 'Número no válido. Escribe el código de área y el número, por ejemplo {{phone}}.',
    wrongCode: 'Código incorrecto. Revisa el número que escribiste e inténtalo de nuevo.',
    sendError: 'No se pudo enviar el código de verificación',
    resendError: 'No se pudo reenviar el código de verificación',
    termsMissing: 'Para continuar, acepta los Términos de Uso y la Política de Privacidad.',
    waitFirst: '{{problem}}. Inténtalo de nuevo en {{wait}}.',
  },
} as const satisfies Shape<typeof original>
