import { describe, expect, it } from 'vitest'
import { firstSlot, momentOf, slotOf, slotProblem } from './slot.ts'

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute)

describe('the time of a post', () => {
  it('is the same moment there and back', () => {
    expect(momentOf(slotOf(at(5, 9, 7)))).toEqual(at(5, 9, 7))
  })

  it.each([
    { day: '', time: '10:00' },
    { day: '2026-11-05', time: '' },
    { day: '2026-11-45', time: '10:00' },
  ])('is undefined with %o', (slot) => {
    expect(momentOf(slot)).toBeUndefined()
  })

  it('starts with a full hour that is at least an hour away, tomorrow if necessary', () => {
    expect(firstSlot(at(5, 9, 1))).toEqual({ day: '2026-11-05', time: '11:00' })
    expect(firstSlot(at(5, 9))).toEqual({ day: '2026-11-05', time: '10:00' })
    expect(firstSlot(at(5, 23, 30))).toEqual({ day: '2026-11-06', time: '01:00' })
  })

  it.each([
    ['nine minutes from now is too soon', at(5, 10, 9), 'too_soon'],
    ['ten minutes from now is possible', at(5, 10, 10), undefined],
    ['the latest time is possible', at(20, 10), undefined],
    ['a minute after the latest time is too late', at(20, 10, 1), 'too_late'],
  ])('%s', (_, moment, problem) => {
    expect(slotProblem(slotOf(moment), { now: at(5, 10), soonestMinutes: 10, latest: at(20, 10) })).toBe(problem)
  })
})
