import { expect, it } from 'vitest'
import { EngineRefusal } from '#engine/types.ts'
import { createInterruptions, type InterruptibleWork, MAX_INTERRUPTIONS } from './interruptions.ts'

/** Work that ends when it is aborted, or is told that it is done; and how often it was begun. */
function openWork() {
  const ends = new Map<number, PromiseWithResolvers<string>>()
  const interruptions = createInterruptions((job) => ends.get(job)?.reject(new Error('aborted')))
  const attempt = (work: InterruptibleWork): Promise<string> => {
    const job = ends.size + 1
    const end = Promise.withResolvers<string>()
    ends.set(job, end)
    return work(job, () => end.promise)
  }
  return { ...interruptions, ends, outcome: interruptions.run(attempt) }
}

it('begins interrupted work again, a few times, and then lets it end', async () => {
  const { interrupt, ends, outcome } = openWork()
  for (let times = 1; times <= MAX_INTERRUPTIONS; times++) {
    interrupt()
    await expect.poll(() => ends.size).toBe(times + 1)
  }
  interrupt()
  ends.get(MAX_INTERRUPTIONS + 1)?.resolve('done')
  expect(await outcome).toBe('done')
  expect(ends.size).toBe(MAX_INTERRUPTIONS + 1)
})

it('leaves work alone that ends before the interruption is noticed', async () => {
  const { interrupt, ends, outcome } = openWork()
  ends.get(1)?.resolve('done')
  interrupt()
  expect(await outcome).toBe('done')
  expect(ends.size).toBe(1)
})

it('begins nothing again that failed by itself', async () => {
  const { interrupt, ends, outcome } = openWork()
  ends.get(1)?.reject(new EngineRefusal('corrections_too_many', 'their processor time'))
  interrupt()
  await expect(outcome).rejects.toThrow(EngineRefusal)
  expect(ends.size).toBe(1)
})
