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
