import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HOUR, MINUTE, SECOND } from '#platform/clock.ts'
import { createLog } from '#platform/log.ts'
import { startSweeps } from './sweeps.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const lines: string[] = []

/** A sweep that records when it ran, in ms after the start. */
function start(everyMs: number, run: () => Promise<void> = () => Promise.resolve()) {
  const startedAt = Date.now()
  const runs: number[] = []
  const note = () => {
    runs.push(Date.now() - startedAt)
    return run()
  }
  return {
    runs,
    sweeps: startSweeps(
      [{ name: 'x', everyMs, run: note }],
      createLog('info', 'spec', { write: (line) => void lines.push(line) }),
    ),
  }
}

it('runs a rare sweep soon after the start, then after each interval', async () => {
  const { runs, sweeps } = start(HOUR)
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(runs).toHaveLength(1)
  expect(runs[0]).toBeGreaterThan(20 * SECOND)
  await vi.advanceTimersByTimeAsync(2 * HOUR)
  expect(runs.map((at) => at - (runs[0] ?? 0))).toEqual([0, HOUR, 2 * HOUR])
  await sweeps.stop()
})

it('runs a frequent sweep after its interval, and never after the stop', async () => {
  const { runs, sweeps } = start(SECOND)
  await vi.advanceTimersByTimeAsync(3 * SECOND)
  expect(runs).toEqual([SECOND, 2 * SECOND, 3 * SECOND])
  await sweeps.stop()
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(runs).toHaveLength(3)
})

it('starts all sweeps at different times', () => {
  using timer = vi.spyOn(globalThis, 'setTimeout')
  Array.from({ length: 8 }, () => start(HOUR))
  expect(new Set(timer.mock.calls.map(([, afterMs]) => afterMs)).size).toBe(8)
})

it('continues after a failure', async () => {
  const { runs, sweeps } = start(SECOND, () => Promise.reject(new Error('the database is away')))
  await vi.advanceTimersByTimeAsync(2 * SECOND)
  expect(runs).toEqual([SECOND, 2 * SECOND])
  await sweeps.stop()
})

it('reports a failure as a fault, unless it was stopped meanwhile', async () => {
  const under = Promise.withResolvers<void>()
  const failing = start(SECOND, () => Promise.reject(new Error('the database is away')))
  const stopped = start(SECOND, () => under.promise)
  lines.length = 0
  await vi.advanceTimersByTimeAsync(SECOND)
  expect(lines.filter((line) => line.includes('"level":50'))).toHaveLength(1)
  const stopping = Promise.all([failing.sweeps.stop(), stopped.sweeps.stop()])
  under.reject(new Error('the engine is closed'))
  await stopping
  expect(lines.filter((line) => line.includes('"level":50'))).toHaveLength(1)
})
