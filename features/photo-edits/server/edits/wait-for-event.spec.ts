import { expect, test } from 'vitest'
import { ANY, type Notifications } from '#platform/notify.ts'
import { createWaiter, waitForEvent } from './wait-for-event.ts'

/** Notifications that a test sends itself. */
function notificationsByHand() {
  const listeners = new Set<(id: string) => void>()
  const notifications: Notifications = {
    listen: (_, listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: async () => {},
  }
  return { notifications, listeners, publish: (id: string) => listeners.forEach((listener) => listener(id)) }
}

const wait = { topic: 'things', id: 'mine', timeoutMs: 60_000, start: async () => {} }

test('finds what existed before any notification', async () => {
  const { notifications, listeners } = notificationsByHand()
  expect(await waitForEvent(notifications, { ...wait, look: async () => 'there' })).toBe('there')
  expect(listeners.size).toBe(0)
})

test('misses no notification that comes while it starts', async () => {
  const { notifications, publish } = notificationsByHand()
  let isThere = false
  const start = async () => {
    isThere = true
    publish('mine')
  }
  expect(await waitForEvent(notifications, { ...wait, start, look: async () => (isThere ? 'there' : undefined) })).toBe('there')
})

test.each(['mine', ANY])('looks again at the notification of %s', async (id) => {
  const { notifications, publish } = notificationsByHand()
  let looks = 0
  const look = async () => {
    looks += 1
    if (looks === 1) setImmediate(() => publish(id))
    return looks === 2 ? 'there' : undefined
  }
  expect(await waitForEvent(notifications, { ...wait, look })).toBe('there')
})

test('gives up at the time limit, and stops listening', async () => {
  const { notifications, listeners, publish } = notificationsByHand()
  const look = async () => {
    publish('theirs')
    return undefined
  }
  expect(await waitForEvent(notifications, { ...wait, timeoutMs: 5, look })).toBeUndefined()
  expect(listeners.size).toBe(0)
})

test('ends when nobody waits any more, and looks for nothing when they had gone before', async () => {
  const { notifications, listeners } = notificationsByHand()
  const leaving = new AbortController()
  const { signal } = leaving
  const look = async () => {
    setImmediate(() => leaving.abort(new Error('gone')))
    return undefined
  }
  await expect(waitForEvent(notifications, { ...wait, signal, look })).rejects.toThrow('gone')
  let looks = 0
  const count = async () => `look ${(looks += 1)}`
  await expect(waitForEvent(notifications, { ...wait, signal, look: count })).rejects.toThrow('gone')
  expect(looks).toBe(0)
  expect(listeners.size).toBe(0)
})

test('merges notifications while nobody waits', async () => {
  const waiter = createWaiter()
  waiter.wake()
  waiter.wake()
  expect(await waiter.wait()).toBe(true)
  waiter.end()
  expect(await waiter.wait()).toBe(false)
})
