import { expect, test } from 'vitest'
import { readAudit } from './read-audit.ts'

const counts = (high: number) => JSON.stringify({ metadata: { vulnerabilities: { low: 1, moderate: 2, high, critical: 0 } } })

test('counts what the registry knows, and fails for a high one', () => {
  expect(readAudit(counts(0), '')).toEqual({
    text: 'Known vulnerabilities: 0 critical, 0 high, 2 moderate, 1 low',
    outcome: 'good',
  })
  expect(readAudit(counts(3), '').outcome).toBe('bad')
})

test.each([
  [
    '{"statusCode":405,"message":"405 Method Not Allowed - POST https://registry.example/bulk"}',
    '',
    'npm was answered 405: 405 Method Not Allowed - POST https://registry.example/bulk',
  ],
  [
    '{"error":{"code":"ENOTFOUND","summary":"request to https://registry.example failed"}}',
    '',
    'npm was answered ENOTFOUND: request to https://registry.example failed',
  ],
  ['', 'npm error code ENOAUDIT\nnpm error more', 'npm gave no answer: npm error code ENOAUDIT'],
  ['', '', 'npm gave no answer'],
])('says that it was skipped, and why, when there is no count: %s', (stdout, stderr, reason) => {
  expect(readAudit(stdout, stderr)).toEqual({ text: `Known vulnerabilities: SKIPPED, ${reason}`, outcome: 'skipped' })
})
