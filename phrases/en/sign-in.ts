import { CHAT_NETWORK } from '../chat-network.ts'
import { cycle } from './cycle.ts'
import type { signIn as original } from '../pt-BR/sign-in.ts'
import type { Shape } from '../shape.ts'

export const signIn = {
  title: 'Sign in',
  description: 'Sign in with your phone: a code by SMS, no password.',
  backHome: 'Back to home',
  poster: 'Send the photo, get the post.',
  phone: {
    heading: 'Sign in with your phone',
    text: 'New here or coming back, this is the way in: we send a 6-digit code by SMS. No password to remember.',
    planText: `To subscribe to {{limit}} edits for {{price}} a ${cycle.noun}: we send a 6-digit code by SMS and then go on to the payment.`,
    label: 'Brazilian mobile number with area code',
    placeholder: '(11) 99999-9999',
    terms: 'I have read and accept the <terms>Terms of Use</terms> and the <privacy>Privacy Policy</privacy>.',
    submit: 'Continue',
    needsScript: 'Signing in needs JavaScript, which is off in this browser. Switch it on and reload the page.',
    contact: 'Need help? Talk to us.',
  },
  ended: {
    heading: 'Your session has ended.',
    text: 'Sign in again and you return to where you were.',
  },
  code: {
    heading: 'Enter the code',
    text: 'We sent an SMS with 6 digits to <phone>{{phone}}</phone>.',
    label: '6-digit code',
    submit: 'Verify',
    resend: 'Resend code',
    resendIn: 'Resend in {{wait}}',
    resent: 'We sent a new code.',
    byChat: `Get it on ${CHAT_NETWORK}`,
    byChatIn: `Get it on ${CHAT_NETWORK} in {{wait}}`,
    resentByChat: `We sent a new code on ${CHAT_NETWORK}.`,
    changePhone: 'Use a different number',
  },
  success: {
    heading: 'All set!',
    text: 'One moment…',
    toPayment: 'One moment: on to the payment…',
    pending: 'You have a pending payment. Taking you there...',
    active: 'Your account is active! Taking you there...',
    token: 'Special token accepted! Taking you there...',
  },
  errors: {
    invalidNumber: 'Invalid number. Type area code and number, for example {{phone}}.',
    wrongCode: 'Wrong code. Check the number you typed and try again.',
    sendError: 'The verification code could not be sent',
    resendError: 'The verification code could not be sent again',
    termsMissing: 'To continue, accept the Terms of Use and the Privacy Policy.',
    waitFirst: '{{problem}}. Try again in {{wait}}.',
  },
} as const satisfies Shape<typeof original>
