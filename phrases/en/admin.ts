import type { admin as original } from '../pt-BR/admin.ts'
import type { Shape } from '../shape.ts'

export const admin = {
  title: 'Panel',
  description: 'The administration panel.',
  gate: {
    heading: 'Administration panel',
    denied: 'Access denied. Authorized administrators only.',
    deniedText: 'The number {{phone}} is not on the list of administrators.',
    account: 'Back to your account',
    text: 'Confirm that it is you with the code from your authenticator app.',
    code: '6-digit code from the app',
    expired: 'The panel closed after a while without use. If you were in the middle of something, it was not done.',
    submit: 'Enter the panel',
    wrongCode: 'Wrong code. Wait for the next one in the app and try again.',
    enrol: {
      heading: 'Protect the panel',
      text: 'The first time, connect an authenticator app to this administrator’s number.',
      scan: 'Scan this QR code with the app',
      qr: 'QR code for the authenticator app',
      orType: 'Or type this key into the app:',
      copy: 'Copy the key',
      copied: 'Key copied.',
      openApp: 'Open on this device',
      confirm: 'Enter the code that the app shows',
    },
    failed: 'Signing in to the panel failed',
    succeeded: 'You are signed in to the panel!',
  },
} as const satisfies Shape<typeof original>
