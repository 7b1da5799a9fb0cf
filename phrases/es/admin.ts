import type { admin as original } from '../pt-BR/admin.ts'
import type { Shape } from '../shape.ts'

export const admin = {
  title: 'Panel',
  description: 'El panel de administración.',
  gate: {
    heading: 'Panel de administración',
    denied: 'Acceso denegado. Solo administradores autorizados.',
    deniedText: 'El celular {{phone}} no está en la lista de administradores.',
    account: 'Volver a tu cuenta',
    text: 'Confirma que eres tú con el código de tu aplicación de autenticación.',
    code: 'Código de 6 dígitos de la aplicación',
    expired: 'El panel se cerró tras un tiempo sin uso. Si estabas en medio de una acción, no se hizo.',
    submit: 'Entrar en el panel',
    wrongCode: 'Código incorrecto. Espera el siguiente en la aplicación e inténtalo de nuevo.',
    enrol: {
      heading: 'Protege el panel',
      text: 'La primera vez, vincula una aplicación de autenticación a este celular de administrador.',
      scan: 'Lee este código QR en la aplicación',
      qr: 'Código QR para la aplicación de autenticación',
      orType: 'O escribe esta clave en la aplicación:',
      copy: 'Copiar la clave',
      copied: 'Clave copiada.',
      openApp: 'Abrir en este dispositivo',
      confirm: 'Escribe el código que muestra la aplicación',
    },
    failed: 'Error al iniciar la sesión administrativa',
    succeeded: '¡Sesión administrativa iniciada!',
  },
} as const satisfies Shape<typeof original>
