import { expect, it } from 'vitest'
import { addressOfTry, waitBeforeTry } from './picture-tries.ts'

it('waits twice as long after each failure, half a minute at most', () => {
  expect([1, 2, 3, 4, 5, 50].map(waitBeforeTry)).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
})

it('uses another address at each try', () => {
  expect([0, 1, 2].map((tries) => addressOfTry('/image?s=1', tries))).toEqual([
    '/image?s=1',
    '/image?s=1&try=1',
    '/image?s=1&try=2',
  ])
})
