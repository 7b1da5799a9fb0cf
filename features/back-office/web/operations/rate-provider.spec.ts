import { expect, test } from 'vitest'
import { rateProvider } from './rate-provider.ts'

const EARLY = '2026-11-21T10:00:00.000Z'
const LATE = '2026-11-21T11:00:00.000Z'

test.each([
  ['there were no calls', { answered: 0, failed: 0, error_rate: null, last_answered_at: EARLY, last_failed_at: LATE }, 'silent'],
  ['every call was answered', { answered: 9, failed: 0, error_rate: 0, last_answered_at: LATE, last_failed_at: null }, 'good'],
  ['few failed', { answered: 99, failed: 1, error_rate: 1, last_answered_at: LATE, last_failed_at: EARLY }, 'good'],
  ['many failed', { answered: 9, failed: 1, error_rate: 10, last_answered_at: LATE, last_failed_at: EARLY }, 'shaky'],
  ['the last call failed', { answered: 99, failed: 1, error_rate: 1, last_answered_at: EARLY, last_failed_at: LATE }, 'down'],
  [
    'no call was ever answered',
    { answered: 0, failed: 1, error_rate: 100, last_answered_at: null, last_failed_at: EARLY },
    'down',
  ],
] as const)('when %s', (_what, state, rating) => {
  expect(rateProvider(state)).toBe(rating)
})
