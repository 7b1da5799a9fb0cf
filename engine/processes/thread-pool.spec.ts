import { afterEach, describe, expect, it } from 'vitest'
import { createThreadPool, PoolOverrun, type ThreadPool } from './thread-pool.ts'
import type { TestCalls } from './thread.test-support.ts'

const LIMIT_MS = 500

describe('a pool of threads', () => {
  let pool: ThreadPool<TestCalls>
  const open = (most = 1) => {
    pool = createThreadPool<TestCalls>({
      thread: { name: 'test', file: new URL('thread.test-support.ts', import.meta.url), answers: {} },
      most,
      limitMs: LIMIT_MS,
      timeoutMs: 10,
      maxOfOne: 5,
      maxOfAll: 12,
    })
    return pool
  }
  afterEach(() => pool.stop())

  it('lets owners take turns, however many calls one of them has', async () => {
    const { ask } = open()
    const order: string[] = []
    const call = (owner: string) => ask('double', { value: 1 }, { owner }).then(() => order.push(owner))
    await Promise.all([call('a'), call('a'), call('a'), call('a'), call('b'), call('c')])
    expect(order).toEqual(['a', 'b', 'c', 'a', 'a', 'a'])
  })

  it('refuses an owner with too many calls, and nobody else', async () => {
    const { ask } = open()
    const calls = Array.from({ length: 7 }, () => ask('double', { value: 1 }, { owner: 'a' }))
    const other = ask('double', { value: 2 }, { owner: 'b' })
    const settled = await Promise.allSettled(calls)
    expect(settled.map(({ status }) => status === 'fulfilled')).toEqual([true, true, true, true, true, false, false])
    await expect(other).resolves.toBe(4)
    await expect(ask('double', { value: 3 }, { owner: 'a' })).resolves.toBe(6)
  })

  it('refuses everybody only when there are too many calls in all', async () => {
    const { ask } = open()
    const calls = Array.from({ length: 13 }, (_, value) => ask('double', { value }, { owner: `owner ${value}` }))
    const settled = await Promise.allSettled(calls)
    expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  })

  it('says of a call that was given up that it took too long, and answers the next one', async () => {
    const { ask } = open()
    const endless = await ask('spin', {}, { owner: 'a' }).catch((error: unknown) => error)
    expect(endless).toBeInstanceOf(PoolOverrun)
    expect(endless).toMatchObject({ isTooLong: true })
    await expect(ask('double', { value: 3 }, { owner: 'a' })).resolves.toBe(6)
  })

  it('does not count what a call needs to load against its limit', async () => {
    const { ask } = open()
    await expect(ask('paint', { length: 3 }, { owner: 'a' })).resolves.toEqual(new Uint8Array(3).fill(7))
  })

  it('does not count what an input needs besides either', async () => {
    const { ask } = open()
    await expect(ask('double', { value: 2 }, { owner: 'a', besides: 'slow' })).resolves.toBe(4)
  })

  it('does not blame a call for a machine that is busy with something else, and gives it up in the end', async () => {
    const { ask } = open()
    await expect(ask('starve', { ms: 3 * LIMIT_MS }, { owner: 'a' })).resolves.toBe('timed-out')
    await expect(ask('starve', { ms: 60_000 }, { owner: 'a' })).rejects.toBeInstanceOf(PoolOverrun)
  })

  it('serves a caller with the first thread that is free, not with the one that still loads for them', async () => {
    const { ask } = open(2)
    await ask('paint', { length: 1 }, { owner: 'x' })
    const order: string[] = []
    const busy = ask('starve', { ms: 200 }, { owner: 'a' }).then(() => order.push('a'))
    // a second thread would be ready for this call long after the first one is free
    const other = ask('paint', { length: 1 }, { owner: 'b' }).then(() => order.push('b'))
    await busy
    const later = ask('starve', { ms: 10 }, { owner: 'c' }).then(() => order.push('c'))
    await Promise.all([other, later])
    expect(order).toEqual(['a', 'b', 'c'])
  })

  it('lets a caller wait for a busy thread that is loaded for the call, before a free one loads for it', async () => {
    const { ask } = open(2)
    await ask('paint', { length: 1 }, { owner: 'x' })
    // loads the second thread, which has loaded nothing for this call afterwards
    await Promise.all([ask('starve', { ms: 200 }, { owner: 'a' }), ask('double', { value: 1 }, { owner: 'b' })])
    const order: string[] = []
    const busy = ask('paint', { length: 1 }, { owner: 'a' }).then(() => order.push('a'))
    const other = ask('paint', { length: 1 }, { owner: 'b' }).then(() => order.push('b'))
    await busy
    const later = ask('starve', { ms: 200 }, { owner: 'c' }).then(() => order.push('c'))
    await Promise.all([other, later])
    expect(order).toEqual(['a', 'b', 'c'])
  })

  it('starts no thread again once it is stopped, for nobody who waits and for no later call', async () => {
    const { ask, stop } = open(2)
    await ask('double', { value: 1 }, { owner: 'x' })
    const calls = ['a', 'b', 'c'].map((owner) => ask('spin', {}, { owner }))
    const settled = Promise.allSettled(calls)
    await stop()
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    await expect(ask('double', { value: 2 }, { owner: 'a' })).rejects.toThrow('ended')
  })

  it('an owner whose calls never end takes one thread, not all', async () => {
    const { ask } = open(2)
    const endless = Array.from({ length: 5 }, () => ask('spin', {}, { owner: 'a' }).catch(() => 'given up'))
    await expect(ask('double', { value: 4 }, { owner: 'b' })).resolves.toBe(8)
    expect(await Promise.race([endless[1], Promise.resolve('still waiting')])).toBe('still waiting')
    await Promise.all(endless)
  })
})
