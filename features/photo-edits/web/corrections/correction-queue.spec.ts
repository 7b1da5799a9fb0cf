import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LONGEST_PAUSE_MS } from './call-pace.ts'
import { openCorrectionQueue } from './correction-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const STROKE = { undone: 0, added: [{ mode: 'keep' as const, radius: 0.02, points: [[0.5, 0.5] as [number, number]] }] }

/** A queue whose calls are accepted at once, while the engine has not made the picture of the first one. */
function openBusyQueue() {
  const sent: number[] = []
  let isMaking = false
  const queue = openCorrectionQueue({
    storage: { load: () => undefined, save: () => undefined },
    isMaking: () => isMaking,
    revision: () => sent.length + 1,
    findMissing: async ({ undone, added }) => ({ ok: true, missing: { undone, added }, isMade: true }),
    sendOne: async (next) => {
      sent.push(next.sent.added.length)
      isMaking = true
      return { ok: true, isMade: false }
    },
  })
  const finish = () => {
    isMaking = false
  }
  return { queue, sent, finish }
}

test('what is drawn while a picture is made goes together once it is there', async () => {
  const { queue, sent, finish } = openBusyQueue()
  queue.push(STROKE)
  await vi.advanceTimersByTimeAsync(1000)
  queue.push(STROKE)
  queue.push(STROKE)
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent).toEqual([1])
  finish()
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent).toEqual([1, 2])
})

test('an engine that stays busy is told all the same', async () => {
  const { queue, sent } = openBusyQueue()
  queue.push(STROKE)
  await vi.advanceTimersByTimeAsync(0)
  queue.push(STROKE)
  await vi.advanceTimersByTimeAsync(LONGEST_PAUSE_MS)
  expect(sent).toEqual([1, 1])
})

test('an order waits for no picture, but for its strokes to be accepted', async () => {
  const { queue, sent } = openBusyQueue()
  queue.push(STROKE)
  await vi.advanceTimersByTimeAsync(0)
  queue.push(STROKE)
  let isOrdered = false
  const order = async () => {
    await queue.send()
    isOrdered = true
  }
  void order()
  await vi.advanceTimersByTimeAsync(200)
  expect([sent, isOrdered, queue.read().changes.added]).toEqual([[1, 1], true, []])
})
