import { describe, expect, it } from 'vitest'
import { DAY, HOUR, addMs, MINUTE, SECOND } from '#platform/clock.ts'
import { secondsLocked } from '#platform/guess-lock.ts'
import {
  afterFailedSend,
  afterSend,
  afterSuccess,
  afterWrongTry,
  MAX_WRONG_TRIES_PER_DAY,
  type PhoneGuard,
  secondsToWait,
} from './phone-guard.ts'

const NOON = new Date('2026-11-21T15:00:00Z')
const FRESH: PhoneGuard = {
  phone: '+5511987650000',
  sends: 0,
  lastSentAt: null,
  nextSendAt: null,
  wrongAt: [],
  locks: 0,
  lockedUntil: null,
}

const send = (guard: PhoneGuard, now: Date) => afterSend(guard, { purpose: 'sign-in', now })

/** Sends each code as soon as allowed; returns the waits in seconds. */
function waitsOf(count: number, begin: Date = NOON, guard: PhoneGuard = FRESH): number[] {
  if (count === 0) return []
  const sent = send(guard, begin)
  const wait = secondsToWait(sent, begin)
  return [wait, ...waitsOf(count - 1, addMs(begin, wait * SECOND), sent)]
}

/** A wrong try every second from `begin` on. */
function tryWrong(guard: PhoneGuard, times: number, begin: Date): PhoneGuard {
  return Array.from({ length: times }).reduce<PhoneGuard>(
    (after, _, index) => afterWrongTry(after, addMs(begin, index * SECOND)),
    guard,
  )
}

describe('the wait for another code', () => {
  it('grows from a minute to two hours', () => {
    expect(waitsOf(9)).toEqual([60, 120, 300, 900, 1800, 3600, 7200, 7200, 7200])
  })

  it('allows at most eighteen messages in a day', () => {
    const waits = waitsOf(30)
    const moments = waits.map((_, index) => waits.slice(0, index).reduce((sum, wait) => sum + wait, 0))
    expect(moments.filter((seconds) => seconds * SECOND < DAY)).toHaveLength(18)
  })

  it('starts again at the shortest after a day without any code', () => {
    const busy = send(send(send(FRESH, NOON), addMs(NOON, MINUTE)), addMs(NOON, HOUR))
    const dayLater = addMs(NOON, HOUR + DAY)
    expect(secondsToWait(send(busy, dayLater), dayLater)).toBe(60)
  })

  it('is two minutes at first for a new phone', () => {
    expect(secondsToWait(afterSend(FRESH, { purpose: 'change-phone', now: NOON }), NOON)).toBe(120)
  })

  it('is cancelled for a message that was not sent, and only for that one', () => {
    const first = send(FRESH, NOON)
    const second = send(first, addMs(NOON, MINUTE))
    expect(secondsToWait(afterFailedSend(second, addMs(NOON, MINUTE)), addMs(NOON, MINUTE))).toBe(0)
    expect(afterFailedSend(second, NOON)).toEqual(second)
  })

  it('is a minute again once a code was used', () => {
    const busy = send(send(send(FRESH, NOON), addMs(NOON, MINUTE)), addMs(NOON, HOUR))
    expect(secondsToWait(afterSuccess(busy), addMs(NOON, HOUR))).toBe(60)
  })
})

describe('the lock', () => {
  it('comes with the fifteenth wrong try of a day and lasts an hour', () => {
    const almost = tryWrong(FRESH, MAX_WRONG_TRIES_PER_DAY - 1, NOON)
    expect(secondsLocked(almost, NOON)).toBe(0)
    expect(secondsLocked(afterWrongTry(almost, addMs(NOON, MINUTE)), addMs(NOON, MINUTE))).toBe(3600)
  })

  it('forgets a try after a day, and no sooner', () => {
    const first = afterWrongTry(FRESH, NOON)
    const nearly = tryWrong(first, MAX_WRONG_TRIES_PER_DAY - 2, addMs(NOON, HOUR))
    expect(secondsLocked(afterWrongTry(nearly, addMs(NOON, DAY - 1)), addMs(NOON, DAY - 1))).toBe(3600)
    expect(secondsLocked(afterWrongTry(nearly, addMs(NOON, DAY)), addMs(NOON, DAY))).toBe(0)
  })

  it('doubles up to a day, and each lock needs fifteen tries of its own', () => {
    let guard = FRESH
    let now = NOON
    const hours: number[] = []
    for (let lock = 0; lock < 7; lock += 1) {
      const almost = tryWrong(guard, MAX_WRONG_TRIES_PER_DAY - 1, now)
      expect(secondsLocked(almost, addMs(now, MINUTE))).toBe(0)
      guard = afterWrongTry(almost, addMs(now, MINUTE))
      hours.push(secondsLocked(guard, addMs(now, MINUTE)) / 3600)
      now = guard.lockedUntil ?? now
    }
    expect(hours).toEqual([1, 2, 4, 8, 16, 24, 24])
  })

  it('is an hour again if a day has passed since the last one ended', () => {
    const locked = tryWrong(FRESH, MAX_WRONG_TRIES_PER_DAY, NOON)
    const quiet = addMs(locked.lockedUntil ?? NOON, DAY)
    const again = tryWrong(locked, MAX_WRONG_TRIES_PER_DAY, quiet)
    expect(again.locks).toBe(1)
  })

  it('is reset with everything else by a success', () => {
    const locked = tryWrong(FRESH, MAX_WRONG_TRIES_PER_DAY, NOON)
    expect(afterSuccess(locked)).toEqual(FRESH)
  })
})
