import { expect, test } from 'vitest'
import { readAudit } from './read-audit.ts'

const counts = (high: number) => JSON.stringify({ metadata: { vulnerabilities: { low: 1, moderate: 2, high, critical: 0 } } })

test('counts what the registry knows, and fails for a high one', () => {
  expect(readAudit(counts(0), '')).toEqual({ text: 'Known vulnerabilities: 0 critical, 0 high, 2 moderate, 1 low', isBad: false })
  expect(readAudit(counts(3), '').isBad).toBe(true)
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
])('says what happened when there is no count: %s', (stdout, stderr, reason) => {
  expect(readAudit(stdout, stderr)).toEqual({ text: `Known vulnerabilities: not known, ${reason}`, isBad: false })
})
