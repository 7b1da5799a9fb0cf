import { expect, test } from 'vitest'
import { listProblems, type StateOfBusiness } from './list-problems.ts'

const reconciliation = {
  id: '1',
  is_daily: true,
  state: 'done',
  done: 7,
  total: 7,
  subscriptions_fixed: 0,
  payments_processed: 0,
  unread: 0,
  started_at: '2026-11-21T10:00:00.000Z',
  ended_at: '2026-11-21T10:01:00.000Z',
} as const
const provider = {
  provider: 'payments',
  answered: 9,
  failed: 0,
  error_rate: 0,
  last_answered_at: '2026-11-21T10:00:00.000Z',
  last_failed_at: null,
  last_fault: null,
} as const
const GOOD: StateOfBusiness = {
  money: { refunds_failed: 0, disputed: 0 },
  people: { help_wanted: 0, money_in_doubt: 0 },
  queues: [{ failed: 0 }],
  webhooks: { failed: 0 },
  messages: { stuck: 0 },
  providers: [provider],
  last_reconciliation: reconciliation,
}

test.each([
  ['there is no problem', {}, []],
  ['there was no reconciliation yet', { last_reconciliation: null }, []],
  ['a reconciliation is running', { last_reconciliation: { ...reconciliation, state: 'running', unread: 2 } }, []],
  ['refunds failed', { money: { refunds_failed: 2, disputed: 0 } }, ['refunds']],
  ['money is disputed', { money: { refunds_failed: 0, disputed: 1 } }, ['disputes']],
  ['members asked for a person', { people: { help_wanted: 2, money_in_doubt: 0 } }, ['help']],
  ['money is in doubt', { people: { help_wanted: 0, money_in_doubt: 1 } }, ['doubts']],
  ['jobs failed', { queues: [{ failed: 1 }, { failed: 2 }] }, ['jobs']],
  ['webhooks failed', { webhooks: { failed: 1 } }, ['webhooks']],
  ['messages got stuck', { messages: { stuck: 1 } }, ['messages']],
  ['a provider is down', { providers: [{ ...provider, failed: 1, last_failed_at: '2026-11-21T11:00:00.000Z' }] }, ['down']],
  ['a provider fails now and then', { providers: [{ ...provider, failed: 1, error_rate: 10 }] }, ['shaky']],
  ['subscriptions were not read', { last_reconciliation: { ...reconciliation, unread: 3 } }, ['unread']],
  ['a reconciliation failed', { last_reconciliation: { ...reconciliation, state: 'failed' } }, ['reconciliation']],
] as const)('when %s', (_what, change, kinds) => {
  expect(listProblems({ ...GOOD, ...change }).map(({ kind }) => kind)).toEqual(kinds)
})

test('each links to where it is solved, money first', () => {
  const problems = listProblems({ ...GOOD, queues: [{ failed: 3 }], money: { refunds_failed: 2, disputed: 0 } })
  expect(problems).toEqual([
    { kind: 'refunds', count: 2, place: { tab: 'refunds', status: 'failed' } },
    { kind: 'jobs', count: 3, place: { tab: 'operations' } },
  ])
})
