import { expect, test } from 'vitest'
import { isReason, REASON_MIN, reasonOf, REFUND_REASON_MIN } from './action-reason.ts'

test.each([
  ['a word', 'asked', true, true],
  ['a sign', '!', true, false],
  ['letters of another script', '請求されました', true, true],
  ['blanks', '     ', false, false],
  ['joiners without a width', '\u034F\u200B\u200D\u2060\uFEFF', false, false],
  ['fillers', '\u3164\u3164\u3164\uFFA0\u115F', false, false],
  ['braille without a dot', '\u2800\u2800\u2800\u2800\u2800', false, false],
  ['a text of the longest length', 'x'.repeat(500), true, true],
  ['a longer text', 'x'.repeat(501), false, false],
  ['one letter with invisible ones behind it', 'a\u200B\u200B\u200B\u200B', true, false],
])('call and dialog agree about %s', (_, text, isOfRefund, isOfAction) => {
  const verdicts = [REFUND_REASON_MIN, REASON_MIN].map((min) => [reasonOf(min).safeParse(text).success, isReason(text, min)])
  expect(verdicts).toEqual([
    [isOfRefund, isOfRefund],
    [isOfAction, isOfAction],
  ])
})
