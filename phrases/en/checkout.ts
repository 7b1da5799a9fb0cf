import type { checkout as original } from '../pt-BR/checkout.ts'
import type { Shape } from '../shape.ts'

export const checkout = {
  title: 'Subscribe',
  description: '12 photo edits a month for R$ 37.90. Cancel whenever you like.',
  back: 'Back to the start',
  heading: 'One plan. Everything in it.',
  plan: {
    name: 'Monthly plan',
    what: '12 AI photo edits',
    perMonth: 'a month',
    total: 'Total',
    included: 'What is included',
    light: 'Light, colour and crop, ready to post',
    backdrops: 'Ready backdrops, or described in your own words',
    captions: 'As many captions as you need, within a fair daily limit',
    failures: 'A failed edit does not count, and each can be redone once for free',
    refund: 'Seven days to change your mind and get everything back',
  },
  closed: {
    heading: 'Payment is not open yet',
    text: 'Subscribing by card comes to this page soon. For now nothing is charged and no card details are asked for.',
    signIn: 'Sign in with your phone',
    account: 'Go to your account',
    studio: 'See the studio',
  },
  active: {
    heading: 'You already have the plan',
    text: 'There is nothing to pay here. Happy shooting!',
    studio: 'Open the studio',
  },
  otherPlan: 'That plan does not exist. This is the only one we have.',
} as const satisfies Shape<typeof original>
