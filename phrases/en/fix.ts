import type { Shape } from '../shape.ts'
import type { fix as source } from '../pt-BR/fix.ts'

/** What the repair of payments tells the administrator. */
export const fix = {
  running: 'Comparing with the provider: {{done}} of {{total}} subscription(s).',
  failed:
    'The correction stopped before its end, at {{done}} of {{total}} subscription(s). Run it again: it starts from the beginning.',
  done: 'Correction done: {{subscriptions_fixed}} subscription(s) and {{payments_processed}} payment(s) put right.',
  partly:
    'Correction incomplete: {{unread}} subscription(s) could not be compared. Of the others, {{subscriptions_fixed}} subscription(s) and {{payments_processed}} payment(s) were put right. Run it again later.',
  nameless: 'Nameless person',
  plan: 'plan: {{before}} → {{after}}',
  charge: 'charge {{id}}: {{before}} → {{after}}',
  plans: {
    pending: 'pending',
    active: 'active',
    overdue: 'overdue',
    suspended: 'suspended',
    cancelled: 'cancelled',
    refunded: 'refunded',
  },
  charges: {
    new: 'not known',
    open: 'open',
    review: 'under review',
    paid: 'paid',
    overdue: 'overdue',
    refunding: 'going back',
    refunded: 'gone back',
    disputed: 'disputed',
    removed: 'removed',
    unknown: 'unknown',
  },
  troubles: {
    provider: 'the provider did not answer',
    pause: 'the provider asked for a pause',
    credentials: 'the provider did not accept our key',
    ours: 'the comparison failed here; the reason is in the server’s log',
  },
} as const satisfies Shape<typeof source>
