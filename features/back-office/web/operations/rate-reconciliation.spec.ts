import { expect, test } from 'vitest'
import { rateReconciliation } from './rate-reconciliation.ts'

const run = { state: 'done', done: 7, unread: 0, subscriptions_fixed: 0, payments_processed: 0 } as const

test.each([
  [
    'is running',
    { ...run, state: 'running', done: 3, subscriptions_fixed: 1 },
    { outcome: 'running', read: 3, found: undefined },
  ],
  ['found no differences', run, { outcome: 'done', read: 7, found: 'same' }],
  ['fixed something', { ...run, payments_processed: 2 }, { outcome: 'done', read: 7, found: 'differences' }],
  ['read a part', { ...run, unread: 2 }, { outcome: 'incomplete', read: 5, found: 'same' }],
  ['fixed a part', { ...run, unread: 2, subscriptions_fixed: 1 }, { outcome: 'incomplete', read: 5, found: 'differences' }],
  ['read nothing', { ...run, unread: 7 }, { outcome: 'failed', read: 0, found: undefined }],
  ['stopped early', { ...run, state: 'failed', done: 3 }, { outcome: 'failed', read: 3, found: 'same' }],
  ['had nothing to read', { ...run, done: 0 }, { outcome: 'done', read: 0, found: undefined }],
] as const)('a reconciliation that %s', (_what, reconciliation, rating) => {
  expect(rateReconciliation(reconciliation)).toEqual(rating)
})
