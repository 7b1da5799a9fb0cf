import { expect, it } from 'vitest'
import { createCallTurns } from './call-turns.ts'

const fail = () => Promise.reject(new Error('no'))
const soon = (value: number) => new Promise<number>((resolve) => setImmediate(resolve, value))

it('works on four calls of a member at once, and on those of others meanwhile', async () => {
  const inTurn = createCallTurns()
  let running = 0
  let most = 0
  const call = async () => {
    most = Math.max(most, ++running)
    await soon(0)
    running--
  }
  const flood = Array.from({ length: 40 }, () => inTurn('ana', call))
  await expect(inTurn('bia', () => soon(7))).resolves.toBe(7)
  expect(running).toBeGreaterThan(0)
  await Promise.all(flood)
  expect(most).toBe(4)
})

it('refuses what is more than sixty calls behind, and accepts the next one when those are done', async () => {
  const inTurn = createCallTurns()
  const flood = await Promise.allSettled(Array.from({ length: 100 }, (_, index) => inTurn('ana', () => soon(index))))
  const refused = flood.filter((call) => call.status === 'rejected')
  expect(refused).toHaveLength(100 - 64)
  expect(refused[0]?.reason).toMatchObject({ code: 'too_many_requests' })
  await expect(inTurn('ana', () => soon(1))).resolves.toBe(1)
})

it('a call that fails ends its turn', async () => {
  const inTurn = createCallTurns()
  const failed = await Promise.allSettled(Array.from({ length: 8 }, () => inTurn('ana', fail)))
  expect(failed.every(({ status }) => status === 'rejected')).toBe(true)
  await expect(inTurn('ana', () => soon(2))).resolves.toBe(2)
})
