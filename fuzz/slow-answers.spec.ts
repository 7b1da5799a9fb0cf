import { expect, test } from 'vitest'
import { confirmSlow } from './slow-answers.ts'

const request = { method: 'GET', target: '/', headers: {} }
const waiting = { codes: new Set(['not_found', 'edit_not_ready']) }
const plain = { codes: new Set(['not_found']) }
const answerAfter = (ms: number) => async () => ({ status: 409, headers: {}, text: '', bytes: 0, ms })

test.each([
  ['a call that takes long', plain, 20_000, true],
  ['a call that waits for a worker as long as it says', waiting, 25_400, false],
  ['a call that waits for a worker longer than it says', waiting, 27_000, true],
  ['a call that is as fast as usual', plain, 400, false],
])('%s is slow or not', async (_, call, ms, isSlow) => {
  const slow = await confirmSlow(answerAfter(ms), request, { call, medianMs: 20, calmMs: 2 })
  expect(slow !== undefined).toBe(isSlow)
})
