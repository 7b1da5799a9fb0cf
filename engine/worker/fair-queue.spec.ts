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
})
