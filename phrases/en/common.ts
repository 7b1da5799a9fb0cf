import type { common as original } from '../pt-BR/common.ts'
import type { Shape } from '../shape.ts'

export const common = {
  brand: 'Mandou',
  titleOf: '{{title}} · Mandou',
  loading: 'Loading',
  skipToContent: 'Skip to content',
  language: 'Language',
  tryAgain: 'Try again',
  close: 'Close',
  tooLong: 'At most {{limit}} characters fit. Remove {{over}} to continue.',
  notifications: 'Notices',
  account: {
    menu: 'Your account',
    signedInAs: 'Signed in as',
    own: 'Your account',
    studio: 'Studio',
    calendar: 'Instagram calendar',
    signOut: 'Sign out',
    signedOut: 'You have signed out.',
  },
  errors: {
    network: 'Connection error',
    noAnswer: 'No answer from the server. Check your connection and try again.',
    invalidAnswer: 'Invalid answer from the server',
    sessionUnknown: 'We could not confirm your session.',
    sessionUnknownText: 'The connection failed or our server did not answer. You are still signed in: try again in a moment.',
    needsScript: 'This screen needs JavaScript, which is off in this browser. Switch it on and reload the page.',
  },
  notFound: {
    title: 'Page not found',
    description: 'This address leads to no page.',
    heading: 'We can’t find this page.',
    text: 'The address has moved, was deleted, or has one character too many.',
    home: 'Go to the home page',
    back: 'Go back',
  },
  crash: {
    title: 'Something broke',
    heading: 'Something broke on this screen.',
    text: 'It was not your fault. Try again: what was saved is still saved, and you will be back where you were.',
    again: 'We tried again and the screen broke once more. Reload the whole page: what was saved stays saved.',
    reload: 'Reload the page',
    help: 'If this keeps happening, write to us:',
    typed: 'What you were writing',
  },
} as const satisfies Shape<typeof original>
