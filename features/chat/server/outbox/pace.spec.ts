import { describe, expect, test } from 'vitest'
import { addMs, SECOND } from '#platform/clock.ts'
import { type Burst, freeMoment, spend } from './pace.ts'

const start = new Date('2026-11-21T12:00:00Z')
const at = (seconds: number) => addMs(start, seconds * SECOND)

/** Sends as soon as allowed. @returns when each message was sent, in seconds */
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
  test('does not delay an occasional message', () => {
    expect(send([0, 6, 12, 60])).toEqual([0, 6, 12, 60])
  })

  test('lets several go at once, then waits until they are paid for', () => {
    expect(send([0, 1, 2, 7])).toEqual([0, 1, 2, 18])
  })

  test('allows a message a moment to arrive', () => {
    expect(send([0, 5.5])).toEqual([0, 6])
  })

  test('allows no more than a burst at once', () => {
    const sent = send(Array.from({ length: 21 }, () => 0))
    expect(sent.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 0))
    expect(sent[20]).toBe(120)
  })
})
