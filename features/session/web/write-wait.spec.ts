import { expect, it } from 'vitest'
import { writeWait } from './write-wait.ts'

it.each([
  [0, '0 s'],
  [0.2, '1 s'],
  [60, '60 s'],
  [300, '300 s'],
  [301, '6 min'],
  [3600, '60 min'],
  [3601, '2 h'],
  [86_400, '24 h'],
])('writes a wait of %d seconds as %s', (seconds, written) => {
  expect(writeWait(seconds)).toBe(written)
})
