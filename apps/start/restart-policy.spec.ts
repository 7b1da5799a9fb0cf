import { expect, test } from 'vitest'
import { CLEAN_RECORD, isBeyondPatience, PATIENCE, pauseAfter, recordAfter, type PartRecord } from './restart-policy.ts'

const crash = (record: PartRecord) => recordAfter(record, { wasReady: true, aliveMs: 1000 }, PATIENCE)
const failedStart = (record: PartRecord) => recordAfter(record, { wasReady: false, aliveMs: 100 }, PATIENCE)

function repeat(deed: (record: PartRecord) => PartRecord, times: number): PartRecord {
  return Array.from({ length: times }).reduce<PartRecord>((record) => deed(record), CLEAN_RECORD)
}

test('the pause grows from half a second to half a minute', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 20].map((times) => pauseAfter(repeat(crash, times), PATIENCE))
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})

test('a minute of life clears the record', () => {
  const record = recordAfter(repeat(crash, 9), { wasReady: true, aliveMs: 60_000 }, PATIENCE)
  expect(pauseAfter(record, PATIENCE)).toBe(500)
})

test('five failed starts in a row are too many, and a good one between them begins the count anew', () => {
  expect(isBeyondPatience(repeat(failedStart, 4), PATIENCE)).toBe(false)
  expect(isBeyondPatience(repeat(failedStart, 5), PATIENCE)).toBe(true)
  expect(isBeyondPatience(failedStart(crash(repeat(failedStart, 4))), PATIENCE)).toBe(false)
})
