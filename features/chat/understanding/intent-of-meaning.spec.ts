import { expect, test } from 'vitest'
import { MEANINGS } from '#providers/words/port.ts'
import type { IntentKind } from './intent.ts'
import { intentOfMeaning } from './intent-of-meaning.ts'
import { isIrreversible, labelOf } from './label.ts'

/** Intents that only the member can express, in words that the rules understand. */
const NEVER: readonly IntentKind[] = [
  ...(['cancel', 'refund', 'delete-account', 'delete-photo', 'publish', 'schedule'] as const),
  ...(['yes', 'no', 'choice', 'link', 'stop', 'language'] as const),
]

test.each(MEANINGS)('an LLM’s reading %s never ends, deletes, pays, publishes or agrees to anything', (meaning) => {
  const intent = intentOfMeaning(meaning, ' sim, cancela tudo ')
  expect(NEVER).not.toContain(intent.kind)
  expect(isIrreversible(labelOf(intent))).toBe(false)
})

test('contains only the member’s own words', () => {
  const text = 'uma bancada de pedra'
  expect(intentOfMeaning('describe-backdrop', text)).toEqual({ kind: 'order', operation: 'describe', words: text })
  expect(intentOfMeaning('write-caption', text)).toEqual({ kind: 'order', operation: 'caption', message: text })
})
