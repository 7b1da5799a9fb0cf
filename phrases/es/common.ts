import type { common as original } from '../pt-BR/common.ts'
import type { Shape } from '../shape.ts'

export const common = {
  brand: 'Mandou',
  titleOf: '{{title}} · Mandou',
  loading: 'Cargando',
  skipToContent: 'Ir al contenido',
  language: 'Idioma',
  tryAgain: 'Intentar de nuevo',
  close: 'Cerrar',
  tooLong: 'Son {{limit}} caracteres como máximo. Quita {{over}} para continuar.',
  notifications: 'Avisos',
  account: {
    menu: 'Tu cuenta',
    signedInAs: 'Sesión iniciada como',
    own: 'Tu cuenta',
    studio: 'Estudio',
    calendar: 'Agenda de Instagram',
    signOut: 'Salir',
    signedOut: 'Cerraste la sesión.',
  },
  errors: {
    network: 'Error de conexión',
    noAnswer: 'Sin respuesta del servidor. Revisa tu conexión e inténtalo de nuevo.',
    invalidAnswer: 'Respuesta no válida del servidor',
    sessionUnknown: 'No pudimos confirmar tu sesión.',
    sessionUnknownText: 'Falló la conexión o nuestro servidor no respondió. Sigues en tu cuenta: prueba de nuevo en un momento.',
    needsScript: 'Esta pantalla necesita JavaScript, que está desactivado en este navegador. Actívalo y recarga la página.',
  },
  notFound: {
    title: 'Página no encontrada',
    description: 'Esta dirección no lleva a ninguna página.',
    heading: 'No encontramos esta página.',
    text: 'La dirección cambió, se borró o se escribió con una letra de más.',
    home: 'Ir al inicio',
    back: 'Volver',
  },
  crash: {
    title: 'Algo falló',
    heading: 'Algo se rompió en esta pantalla.',
    text: 'No fue culpa tuya. Inténtalo de nuevo: lo que ya se guardó sigue guardado y vuelves a donde estabas.',
    again:
      'Lo intentamos otra vez y la pantalla volvió a fallar. Recarga la página completa: lo que ya se guardó sigue guardado.',
    reload: 'Recargar la página',
    help: 'Si sigue así, escríbenos:',
    typed: 'Lo que estabas escribiendo',
  },
} as const satisfies Shape<typeof original>
