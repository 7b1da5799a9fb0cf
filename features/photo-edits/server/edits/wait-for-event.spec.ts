import { expect, test } from 'vitest'
import { ANY, type News } from '#platform/notify.ts'
import { createBell, waitForEvent } from './wait-for-event.ts'

/** Notifications that a test sends itself. */
function newsByHand() {
  const listeners = new Set<(id: string) => void>()
  const news: News = {
    listen: (_, listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: async () => {},
  }
  return { news, listeners, tell: (id: string) => listeners.forEach((listener) => listener(id)) }
}

const wait = { topic: 'things', id: 'mine', patienceMs: 60_000, start: async () => {} }

test('finds what existed before any notification', async () => {
  const { news, listeners } = newsByHand()
  expect(await waitForEvent(news, { ...wait, look: async () => 'there' })).toBe('there')
  expect(listeners.size).toBe(0)
})

test('misses no notification that comes while it starts', async () => {
  const { news, tell } = newsByHand()
  let isThere = false
  const start = async () => {
    isThere = true
    tell('mine')
  }
  expect(await waitForEvent(news, { ...wait, start, look: async () => (isThere ? 'there' : undefined) })).toBe('there')
})

test.each(['mine', ANY])('looks again at the notification of %s', async (id) => {
  const { news, tell } = newsByHand()
  let looks = 0
  const look = async () => {
    looks += 1
    if (looks === 1) setImmediate(() => tell(id))
    return looks === 2 ? 'there' : undefined
  }
  expect(await waitForEvent(news, { ...wait, look })).toBe('there')
})

test('gives up at the time limit, and stops listening', async () => {
  const { news, listeners, tell } = newsByHand()
  const look = async () => {
    tell('theirs')
    return undefined
  }
  expect(await waitForEvent(news, { ...wait, patienceMs: 5, look })).toBeUndefined()
  expect(listeners.size).toBe(0)
})

test('merges notifications while nobody waits', async () => {
  const bell = createBell()
  bell.ring()
  bell.ring()
  expect(await bell.rings()).toBe(true)
  bell.end()
  expect(await bell.rings()).toBe(false)
})
