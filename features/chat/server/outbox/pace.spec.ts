import { describe, expect, test } from 'vitest'
import { later, SECOND } from '#platform/clock.ts'
import { type Burst, freeMoment, spend } from './pace.ts'

const start = new Date('2026-11-21T12:00:00Z')
const at = (seconds: number) => later(start, seconds * SECOND)

/** Sends as soon as it may. @returns when each went, in seconds */
function send(wanted: readonly number[]): readonly number[] {
  let burst: Burst | null = null
  let last = start
  return wanted.map((seconds) => {
    const now = at(seconds) > last ? at(seconds) : last
    last = freeMoment(burst, now)
    burst = spend(burst, last)
    return (last.getTime() - start.getTime()) / SECOND
  })
}

describe('the pace for one person', () => {
  test('is no hindrance to a message now and then', () => {
    expect(send([0, 6, 12, 60])).toEqual([0, 6, 12, 60])
  })

  test('lets several go at once, and waits until they are paid', () => {
    expect(send([0, 1, 2, 7])).toEqual([0, 1, 2, 18])
  })

  test('counts on a message being on its way for a moment', () => {
    expect(send([0, 5.5])).toEqual([0, 6])
  })

  test('lends no more than a burst', () => {
    const sent = send(Array.from({ length: 21 }, () => 0))
    expect(sent.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 0))
    expect(sent[20]).toBe(120)
  })
})
