import { expect, test } from 'vitest'
import { EngineClosed } from '#engine/types.ts'
import { interruptionsOf } from './interruptions-of.ts'

const given = AbortSignal.abort(new Error('given back'))
const held = new AbortController().signal

test.each([
  { error: new EngineClosed(), signal: held, isEnding: false, isInterruption: true },
  { error: given.reason as Error, signal: given, isEnding: true, isInterruption: true }, // as: set above
  { error: new Error('a fault'), signal: held, isEnding: true, isInterruption: false },
  // its time is over, or another worker has it
  { error: given.reason as Error, signal: given, isEnding: false, isInterruption: false }, // as: set above
])('work that ended with $error, while its worker was ending: $isEnding, was interrupted: $isInterruption', (ended) => {
  expect(interruptionsOf({ isEnding: ended.isEnding })(ended.error, ended.signal)).toBe(ended.isInterruption)
})
