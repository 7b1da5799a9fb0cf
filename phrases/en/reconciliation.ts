import type { Shape } from '../shape.ts'
import type { reconciliation as source } from '../pt-BR/reconciliation.ts'

/** What the repair of payments tells the administrator. */
export const reconciliation = {
  running: 'Comparing with the provider: {{done}} of {{total}}.',
  failed:
    'The correction stopped before its end, after comparing {{done}} of {{total}}. Run it again: it starts from the beginning.',
  done: 'Correction done. Subscriptions corrected: {{subscriptions_fixed}}. Payments corrected: {{payments_processed}}.',
  incomplete:
    'Correction incomplete. Subscriptions that could not be compared: {{unread}}. Corrected among the others: {{subscriptions_fixed}}; payments corrected: {{payments_processed}}.',
  nothingRead: 'No subscription could be compared ({{unread}}). Wait a little and run it again.',
  nameless: 'Nameless person',
  plan: 'plan: {{before}} → {{after}}',
  charge: 'charge {{id}}: {{before}} → {{after}}',
  plans: {
    pending: 'pending',
    active: 'active',
    overdue: 'overdue',
    suspended: 'suspended',
    cancelled: 'canceled',
    refunded: 'refunded',
  },
  charges: {
    new: 'not known',
    open: 'open',
    review: 'under review',
    paid: 'paid',
    overdue: 'overdue',
    refunding: 'being returned',
    refunded: 'returned',
    disputed: 'disputed',
    removed: 'removed',
    unknown: 'unknown',
  },
  problems: {
    provider: 'The provider did not answer. Run it again later',
    pause: 'The provider asked for a pause. Run it again in a few minutes',
    credentials: 'The provider did not accept our key. Check the key in the server’s configuration before you run it again',
    ours: 'The comparison failed here. The reason is in the server’s log',
  },
} as const satisfies Shape<typeof source>
