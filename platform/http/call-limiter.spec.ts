import { expect, it } from 'vitest'
import { createCallLimiter } from './call-limiter.ts'

const fail = () => Promise.reject(new Error('no'))
const soon = (value: number) => new Promise<number>((resolve) => setImmediate(resolve, value))

it('works on four calls of a member at once, and on those of others meanwhile', async () => {
  const withLimit = createCallLimiter({ atOnce: 4, waiting: 60 })
  let running = 0
  let most = 0
  const call = async () => {
    most = Math.max(most, ++running)
    await soon(0)
    running--
  }
  const flood = Array.from({ length: 40 }, () => withLimit('ana', call))
  await expect(withLimit('bia', () => soon(7))).resolves.toBe(7)
  expect(running).toBeGreaterThan(0)
  await Promise.all(flood)
  expect(most).toBe(4)
})

it('refuses what is more than sixty calls behind, and accepts the next one when those are done', async () => {
  const withLimit = createCallLimiter({ atOnce: 4, waiting: 60 })
  const flood = await Promise.allSettled(Array.from({ length: 100 }, (_, index) => withLimit('ana', () => soon(index))))
  const refused = flood.filter((call) => call.status === 'rejected')
  expect(refused).toHaveLength(100 - 64)
  expect(refused[0]?.reason).toMatchObject({ code: 'too_many_requests' })
  await expect(withLimit('ana', () => soon(1))).resolves.toBe(1)
})

it('a call that fails ends its turn', async () => {
  const withLimit = createCallLimiter({ atOnce: 4, waiting: 60 })
  const failed = await Promise.allSettled(Array.from({ length: 8 }, () => withLimit('ana', fail)))
  expect(failed.every(({ status }) => status === 'rejected')).toBe(true)
  await expect(withLimit('ana', () => soon(2))).resolves.toBe(2)
})

/** A call that lasts until `end`, and whether it was begun. */
function openCall() {
  let begun = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  const call = () => {
    begun++
    return promise
  }
  return { call, begun: () => begun, end: resolve }
}

it('a call that is given up leaves the queue at once, makes room, and never begins', async () => {
  const withLimit = createCallLimiter({ atOnce: 1, waiting: 1 })
  const first = openCall()
  const second = openCall()
  const leaving = new AbortController()
  const running = withLimit('ana', first.call)
  const waiting = withLimit('ana', second.call, leaving.signal)
  await expect(withLimit('ana', () => soon(1))).rejects.toMatchObject({ code: 'too_many_requests' })
  leaving.abort(new Error('gone'))
  await expect(waiting).rejects.toThrow('gone')
  const third = withLimit('ana', () => soon(3))
  first.end()
  await running
  await expect(third).resolves.toBe(3)
  expect(second.begun()).toBe(0)
})

it('a call that is given up as its turn comes hands the turn on', async () => {
  const withLimit = createCallLimiter({ atOnce: 1, waiting: 2 })
  const leaving = new AbortController()
  const second = openCall()
  const first = withLimit('ana', async (giveUpPlace) => {
    await soon(0)
    giveUpPlace()
    leaving.abort(new Error('gone'))
  })
  const given = withLimit('ana', second.call, leaving.signal)
  const third = withLimit('ana', () => soon(3))
  await expect(given).rejects.toThrow('gone')
  await first
  await expect(third).resolves.toBe(3)
  expect(second.begun()).toBe(0)
  await expect(withLimit('ana', second.call, leaving.signal)).rejects.toThrow('gone')
})

it('a call that gives its place up lets one other begin, and ends later', async () => {
  const withLimit = createCallLimiter({ atOnce: 1, waiting: 5 })
  const first = openCall()
  const second = openCall()
  const third = openCall()
  const running = withLimit('ana', (giveUpPlace) => {
    giveUpPlace()
    giveUpPlace()
    return first.call()
  })
  const others = [withLimit('ana', second.call), withLimit('ana', third.call)]
  await soon(0)
  expect([first.begun(), second.begun(), third.begun()]).toEqual([1, 1, 0])
  first.end()
  await running
  await soon(0)
  expect(third.begun()).toBe(0)
  second.end()
  third.end()
  await Promise.all(others)
  expect(third.begun()).toBe(1)
})
