import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

function gate(): { opened: Promise<void>; open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { opened: promise, open: () => resolve() }
}

describe('a lane', () => {
  it('runs one job at a time, in the order of arrival', async () => {
    const sequence = createFairQueue()
    const seen: string[] = []
    const { opened, open } = gate()
    const first = sequence.run(async () => {
      seen.push('first begins')
      await opened
      seen.push('first ends')
    })
    const second = sequence.run(async () => seen.push('second begins'))
    open()
    await Promise.all([first, second])
    expect(seen).toEqual(['first begins', 'first ends', 'second begins'])
  })

  it('continues after a job that failed', async () => {
    const sequence = createFairQueue()
    await expect(sequence.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    await expect(sequence.run(async () => 'fine')).resolves.toBe('fine')
  })

  it('never starts a job that was aborted while it waited', async () => {
    const sequence = createFairQueue()
    const { opened, open } = gate()
    const first = sequence.run(() => opened)
    const controller = new AbortController()
    let hasStarted = false
    const second = sequence.run(
      async () => {
        hasStarted = true
      },
      { signal: controller.signal },
    )
    controller.abort(new Error('changed my mind'))
    await expect(second).rejects.toThrow('changed my mind')
    open()
    await first
    await sequence.run(async () => undefined)
    expect(hasStarted).toBe(false)
  })

  it('returns to the caller at once when a running job is aborted', async () => {
    const sequence = createFairQueue()
    const { opened, open } = gate()
    const controller = new AbortController()
    const job = sequence.run(() => opened, { signal: controller.signal })
    controller.abort(new Error('no more'))
    await expect(job).rejects.toThrow('no more')
    open()
  })

  it('gives each owner one place at a time, and the others theirs in turn', async () => {
    const sequence = createFairQueue(2)
    const begun: string[] = []
    const gates: (() => void)[] = []
    const job = (name: string) => () => {
      begun.push(name)
      return new Promise<void>((resolve) => gates.push(resolve))
    }
    const jobs = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => sequence.run(job(name), { owner: name.charAt(0) }))
    expect(begun).toEqual(['a1', 'b1'])
    for (const _ of jobs) {
      await expect.poll(() => gates.length).toBeGreaterThan(0)
      gates.shift()?.()
    }
    await Promise.all(jobs)
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  })

  it('takes whoever has used the least first, and turns among equals', async () => {
    const sequence = createFairQueue()
    const begun: string[] = []
    const { opened, open } = gate()
    const job = (owner: string, used: number, until?: Promise<void>) =>
      sequence.run(
        async () => {
          begun.push(owner)
          await until
        },
        { owner, used },
      )
    const jobs = [job('first', 0, opened), job('a', 9000), job('b', 500), job('a', 9000), job('c', 500), job('d', 0)]
    open()
    await Promise.all(jobs)
    expect(begun).toEqual(['first', 'd', 'b', 'c', 'a', 'a'])
  })

  it.each([2, 4])('keeps a place free of %i owners who have used much', async (count) => {
    const sequence = createFairQueue(2, { muchUsed: 4000 })
    const begun: string[] = []
    const { opened, open } = gate()
    const begin = (owner: string) => async (): Promise<void> => {
      begun.push(owner)
      await opened
    }
    const job = (owner: string, used: number) => sequence.run(begin(owner), { owner, used })
    const jobs = Array.from({ length: count }, (_, index) => job(`heavy ${index}`, 5000))
    expect(begun).toEqual(['heavy 0'])
    jobs.push(job('light', 300))
    expect(begun).toEqual(['heavy 0', 'light'])
    open()
    await Promise.all(jobs)
    expect(begun).toHaveLength(count + 1)
  })

  it('lets nobody wait for jobs that have had their time, as long as there are places beside the slots', async () => {
    const sequence = createFairQueue(2, { aside: { places: 2, afterMs: 50 } })
    const begun: string[] = []
    const asides: string[] = []
    const { opened, open } = gate()
    const job = (owner: string) =>
      sequence.run(
        async () => {
          begun.push(owner)
          await opened
        },
        { owner, onAside: () => void asides.push(owner) },
      )
    const jobs = ['a', 'b', 'c', 'd', 'e'].map(job)
    expect(begun).toEqual(['a', 'b'])
    await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'd'])
    expect(asides).toEqual(['a', 'b'])
    // both places beside the slots are taken: the fifth waits for an end
    await pause(200)
    expect(begun).toHaveLength(4)
    open()
    await Promise.all(jobs)
    expect(begun).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  it('leaves a job its slot while nobody waits, and its owner no second job beside it', async () => {
    const sequence = createFairQueue(1, { aside: { places: 1, afterMs: 20 } })
    const begun: string[] = []
    const { opened, open } = gate()
    const job = (name: string, until?: Promise<void>) =>
      sequence.run(
        async () => {
          begun.push(name)
          await until
        },
        { owner: name.charAt(0) },
      )
    const jobs = [job('a1', opened), job('a2')]
    await pause(100)
    expect(begun).toEqual(['a1'])
    jobs.push(job('b1'))
    await expect.poll(() => begun).toEqual(['a1', 'b1'])
    open()
    await Promise.all(jobs)
    expect(begun).toEqual(['a1', 'b1', 'a2'])
  })

  it('sets no job aside for an owner who has used much', async () => {
    const sequence = createFairQueue(1, { muchUsed: 4000, aside: { places: 1, afterMs: 20 } })
    const begun: string[] = []
    const { opened, open } = gate()
    const job = (owner: string, used: number) =>
      sequence.run(
        async () => {
          begun.push(owner)
          await opened
        },
        { owner, used },
      )
    const jobs = [job('light', 300), job('heavy', 5000)]
    await pause(100)
    expect(begun).toEqual(['light'])
    open()
    await Promise.all(jobs)
  })
})
