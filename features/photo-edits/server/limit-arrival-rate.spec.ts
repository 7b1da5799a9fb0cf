import { beforeEach, expect, test } from 'vitest'
import { type ArrivalRate, createArrivalRate } from './limit-arrival-rate.ts'

let time: number
let waited: number[]
let rate: ArrivalRate
beforeEach(() => {
  time = 0
  waited = []
  const wait = async (ms: number) => {
    waited.push(ms)
    time += ms
  }
  rate = createArrivalRate({ burstBytes: 10_000, bytesASecond: 1000, now: () => time, wait })
})

test('a photo within the burst does not wait', async () => {
  for (let piece = 0; piece < 10; piece++) await rate.admit('ana', 1000)
  expect(waited).toEqual([])
})

test('what comes beyond the burst arrives at the steady rate', async () => {
  for (let piece = 0; piece < 30; piece++) await rate.admit('ana', 1000)
  expect(time).toBe(20_000)
})

test('all connections of a member share the rate, and no other member waits for them', async () => {
  await Promise.all(Array.from({ length: 12 }, () => rate.admit('ana', 1000)))
  expect(time).toBe(2000)
  await rate.admit('bia', 10_000)
  expect(waited).toHaveLength(2)
})

test('the burst is whole again after a while', async () => {
  await rate.admit('ana', 10_000)
  time += 10_000
  await rate.admit('bia', 1)
  await rate.admit('ana', 10_000)
  expect(waited).toEqual([])
})
