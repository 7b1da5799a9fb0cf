import { expect, test } from 'vitest'
import { CLEAN_RECORD, isBeyondLimits, RESTART_LIMITS, pauseAfter, recordAfter, type ChildRecord } from './restart-policy.ts'

const crash = (record: ChildRecord) => recordAfter(record, { wasReady: true, aliveMs: 1000 }, RESTART_LIMITS)
const failedStart = (record: ChildRecord) => recordAfter(record, { wasReady: false, aliveMs: 100 }, RESTART_LIMITS)

function repeat(action: (record: ChildRecord) => ChildRecord, times: number): ChildRecord {
  return Array.from({ length: times }).reduce<ChildRecord>((record) => action(record), CLEAN_RECORD)
}

test('the pause of a child that never becomes ready grows from half a second to half a minute', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 20].map((times) => pauseAfter(repeat(failedStart, times), RESTART_LIMITS))
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})

test('a child that had become ready is never away for more than two seconds before it is started again', () => {
  const pauses = [1, 2, 3, 4, 20].map((times) => pauseAfter(repeat(crash, times), RESTART_LIMITS))
  expect(pauses).toEqual([500, 1000, 2000, 2000, 2000])
})

test('a minute of running resets the record', () => {
  const record = recordAfter(repeat(crash, 9), { wasReady: true, aliveMs: 60_000 }, RESTART_LIMITS)
  expect(pauseAfter(record, RESTART_LIMITS)).toBe(500)
})

test('five failed starts in a row are too many, and a good one between them resets the count', () => {
  expect(isBeyondLimits(repeat(failedStart, 4), RESTART_LIMITS)).toBe(false)
  expect(isBeyondLimits(repeat(failedStart, 5), RESTART_LIMITS)).toBe(true)
  expect(isBeyondLimits(failedStart(crash(repeat(failedStart, 4))), RESTART_LIMITS)).toBe(false)
})
