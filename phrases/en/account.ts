import type { account as original } from '../pt-BR/account.ts'
import type { Shape } from '../shape.ts'

export const account = {
  title: 'Your account',
  description: 'Your plan, your photos and your details.',
  greeting: 'Hello, {{name}}!',
  greetingNameless: 'Your account',
  studio: {
    heading: 'Send the photo, get the post.',
    text: 'Send a photo of your work and receive the finished picture, with a caption.',
    open: 'Open the studio',
  },
  plan: {
    heading: 'Your plan',
    name: '12 photo edits a month',
    see: 'See the plan',
    unknown: 'We could not load your plan.',
    courtesy: 'Courtesy',
    courtesyText: 'The plan is on us: nothing is charged.',
    none: { badge: 'No plan', text: 'With the plan you edit 12 photos a month. Cancel whenever you like.' },
    pending: { badge: 'Payment pending', text: 'The plan begins as soon as the payment is confirmed.' },
    active: { badge: 'Active', text: 'The plan renews every month until you cancel it.' },
    overdue: { badge: 'Overdue', text: 'The last payment was not confirmed. Settle it to keep your access.' },
    suspended: {
      badge: 'Suspended',
      text: 'The payment was not confirmed and the plan has stopped. What you made stays in the studio.',
    },
    cancelled: { badge: 'Cancelled', text: 'There are no further charges. What you made stays in the studio.' },
    refunded: { badge: 'Refunded', text: 'The amount was returned and access to edits has ended.' },
  },
  person: {
    heading: 'Your details',
    phone: 'Mobile number',
    name: 'Name',
    email: 'E-mail',
    notGiven: 'Not given',
    soon: 'Here you will be able to change your details, see your other connected devices and delete the account.',
    signOut: 'Sign out of this account',
  },
  admin: {
    badge: 'Administrator',
    open: 'Open the panel',
  },
} as const satisfies Shape<typeof original>
