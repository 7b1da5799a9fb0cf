import { readFile } from 'node:fs/promises'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { flatAvif, lateDamagedPng } from '#engine/decode/heavy-files.test-support.ts'
import { BudgetExceeded } from './budget.ts'
import { createReceivers, refusalOf, type Receivers } from './receivers.ts'

let photo: Uint8Array
let damaged: Uint8Array
let heavy: Uint8Array
let receivers: Receivers
beforeAll(async () => {
  photo = await readFile('engine/photos-for-tests/coffee.jpg')
  damaged = await lateDamagedPng()
  heavy = await flatAvif()
}, 60_000)
afterEach(() => receivers.close())

/** Keeps the slow lane busy. Its outcome is of no interest. */
function occupySlowLane(): Promise<unknown> {
  return receivers.receive(heavy, { owner: 'busy', isDeferred: true }).catch(() => undefined)
}

it('drops a file whose sender left while it waited, without reading it', async () => {
  receivers = createReceivers()
  void occupySlowLane()
  const leaving = new AbortController()
  let isRead = false
  const read = async () => {
    isRead = true
    return photo
  }
  const waiting = receivers.receive(read, { owner: 'ana', isDeferred: true, signal: leaving.signal })
  leaving.abort(new Error('the sender left'))
  await expect(waiting).rejects.toThrow('the sender left')
  expect(isRead).toBe(false)
})

it('kills the process of a file whose sender left, and opens the next one', async () => {
  receivers = createReceivers()
  const leaving = new AbortController()
  const used: number[] = []
  const opening = receivers.receive(
    async () => {
      setTimeout(() => leaving.abort(new Error('the sender left')), 500)
      return heavy
    },
    { owner: 'ana', isDeferred: true, signal: leaving.signal, onUsed: (ms) => void used.push(ms) },
  )
  await expect(opening).rejects.toThrow('the sender left')
  expect(used).toHaveLength(1)
  await expect(receivers.receive(photo, { owner: 'ana', isDeferred: true })).resolves.toMatchObject({ width: 600 })
})

it('refuses a file that has waited too long', async () => {
  receivers = createReceivers({ patienceMs: 200 })
  void occupySlowLane()
  const waiting = receivers.receive(photo, { owner: 'ana', isDeferred: true })
  await expect(waiting).rejects.toMatchObject({ code: 'too_many_requests' })
})

it('opens a photo quickly while others wait for the slow lane', async () => {
  receivers = createReceivers()
  const finished: string[] = []
  const slow = ['a', 'b', 'c'].map((owner) => receivers.receive(heavy, { owner }).then(() => finished.push(owner)))
  const over = Promise.allSettled(slow)
  await receivers.receive(photo, { owner: 'ana' }).then(() => finished.push('ana'))
  expect(finished).toEqual(['ana'])
  await receivers.close()
  await over
})

it.each([2, 4])('opens a photo before all but two of those of %i owners who have used much', async (count) => {
  receivers = createReceivers()
  const finished: string[] = []
  const send = (owner: string, usedMs: number) => receivers.receive(photo, { owner, usedMs }).then(() => finished.push(owner))
  const busy = Array.from({ length: count * 3 }, (_, index) => send(`busy ${index % count}`, 5000 + index))
  await send('ana', 0)
  expect(finished.length).toBeLessThanOrEqual(3)
  await Promise.all(busy)
})

it('takes whoever has used less first in the slow lane too', async () => {
  receivers = createReceivers()
  const finished: string[] = []
  const send = (owner: string, usedMs: number) =>
    receivers.receive(photo, { owner, usedMs, isDeferred: true }).then(() => finished.push(owner))
  const busy = ['a', 'b', 'c', 'a', 'b', 'c'].map((owner) => send(owner, 50_000))
  await send('ana', 100)
  expect(finished).toEqual(['a', 'ana'])
  await Promise.all(busy)
})

it('does not blame a file for a decoder that was kept from its processor', () => {
  expect(refusalOf(new BudgetExceeded('took 50 s', 'wall'))).toMatchObject({ code: 'too_many_requests' })
  expect(refusalOf(new BudgetExceeded('took 50 s', 'processor'))).toMatchObject({ code: 'photo_too_complex' })
})

it('decodes a file that is damaged at its end once', async () => {
  receivers = createReceivers()
  const used = { damaged: 0, whole: 0 }
  await expect(receivers.receive(damaged, { onUsed: (ms) => void (used.damaged += ms) })).rejects.toMatchObject({
    code: 'photo_damaged',
  })
  await receivers.receive(heavy, { onUsed: (ms) => void (used.whole += ms) })
  // a whole AVIF of this size takes twice as long as one decoding of the PNG
  expect(used.damaged / used.whole).toBeLessThan(1.5)
  expect(used.damaged).toBeGreaterThan(0)
}, 120_000)
