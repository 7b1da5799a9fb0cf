import { readdir, readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { flatAvif, lateDamagedPng } from '#engine/decode/heavy-files.test-support.ts'
import { withEmptyScans } from '#engine/decode/files.test-support.ts'
import { BudgetExceeded } from './budget.ts'
import { createReceivers, refusalOf, type Receivers } from './receivers.ts'

let photo: Uint8Array
let damaged: Uint8Array
let heavy: Uint8Array
/** As slow as a file of the quick lane may be. */
let scanned: Uint8Array
let receivers: Receivers
beforeAll(async () => {
  photo = await readFile('engine/photos-for-tests/coffee.jpg')
  damaged = await lateDamagedPng()
  heavy = await flatAvif()
  const grey = await sharp({ create: { width: 4800, height: 4800, channels: 3, background: '#777' } })
    .greyscale()
    .jpeg({ progressive: true })
    .toBuffer()
  scanned = withEmptyScans(grey, 30)
})
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

it.runIf(process.platform === 'linux')('keeps the process of an ordinary photo whose sender left meanwhile', async () => {
  receivers = createReceivers()
  await receivers.receive(photo, { owner: 'ana' })
  const before = await listChildren()
  const used: number[] = []
  for (const afterMs of [0, 2, 20, 50]) {
    const leaving = new AbortController()
    const read = async () => {
      setTimeout(() => leaving.abort(new Error('the sender left')), afterMs)
      return photo
    }
    const options = { owner: 'bia', signal: leaving.signal, onUsed: (ms: number) => void used.push(ms) }
    // one that left after the photo was opened is answered by nobody
    await receivers.receive(read, options).catch((error: unknown) => expect(error).toMatchObject({ message: 'the sender left' }))
  }
  expect(await listChildren()).toEqual(before)
  expect(before.length).toBeGreaterThan(0)
})

it('decodes no file whose sender left while it was checked', async () => {
  receivers = createReceivers()
  const leaving = new AbortController()
  const used: number[] = []
  const read = async () => {
    setImmediate(() => leaving.abort(new Error('the sender left')))
    return photo
  }
  const opening = receivers.receive(read, { owner: 'ana', signal: leaving.signal, onUsed: (ms) => void used.push(ms) })
  await expect(opening).rejects.toThrow('the sender left')
  expect(used).toHaveLength(1)
})

/** The ids of the processes that any thread of this one has started. */
async function listChildren(): Promise<string[]> {
  const threads = await readdir('/proc/self/task')
  const lists = await Promise.all(threads.map((id) => readFile(`/proc/self/task/${id}/children`, 'utf8').catch(() => '')))
  return lists.flatMap((list) => list.split(' ')).filter(Boolean)
}

it('refuses a file that has waited too long', async () => {
  receivers = createReceivers({ timeoutMs: 200 })
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

it('makes a logo in a process that can be killed, behind an ordinary photo', async () => {
  // other specs may keep a process of the lowest priority waiting for minutes
  receivers = createReceivers({ timeoutMs: 590_000 })
  const finished: string[] = []
  const used: number[] = []
  void occupySlowLane()
  const logo = receivers.prepareLogo(photo, { owner: 'bia', onUsed: (ms) => void used.push(ms) })
  const over = logo.then(() => finished.push('logo'))
  await receivers.receive(photo, { owner: 'ana' }).then(() => finished.push('photo'))
  await over
  expect(finished).toEqual(['photo', 'logo'])
  expect(used[0]).toBeGreaterThan(0)
  expect((await logo).jpeg.byteLength).toBeGreaterThan(1000)
  await expect(receivers.prepareLogo(damaged.subarray(0, 20))).rejects.toMatchObject({ code: 'photo_damaged' })
}, 600_000)

it('refuses a logo that has waited too long', async () => {
  receivers = createReceivers({ timeoutMs: 200 })
  void occupySlowLane()
  await expect(receivers.prepareLogo(photo, { owner: 'ana' })).rejects.toMatchObject({ code: 'too_many_requests' })
})

it.each([2, 4])('opens a photo before all but two of those of %i owners who have used much', async (count) => {
  receivers = createReceivers()
  // both processes run: otherwise one is busy with its start
  await Promise.all(['one', 'other'].map((owner) => receivers.receive(photo, { owner })))
  const begun: string[] = []
  const send = (owner: string, usedMs: number) => {
    const read = async () => {
      begun.push(owner)
      return photo
    }
    return receivers.receive(read, { owner, usedMs })
  }
  const busy = Array.from({ length: count * 3 }, (_, index) => send(`busy ${index % count}`, 5000 + index))
  await send('ana', 0)
  expect(begun.indexOf('ana')).toBeLessThanOrEqual(2)
  await Promise.all(busy)
})

it.each([2, 4])('opens a photo while files of %i others that take longest in the quick lane are being opened', async (count) => {
  receivers = createReceivers({ timeoutMs: 110_000 })
  await Promise.all(['one', 'other'].map((owner) => receivers.receive(photo, { owner })))
  const finished: string[] = []
  const begun: Promise<void>[] = []
  const send = (owner: string, file: Uint8Array) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    begun.push(promise)
    const read = async () => {
      resolve()
      return file
    }
    return receivers.receive(read, { owner }).then(() => finished.push(owner))
  }
  const slow = Array.from({ length: count }, (_, index) => send(`busy ${index}`, scanned))
  await Promise.all(begun.slice(0, 2))
  await send('ana', photo)
  // two slots, and two places beside them
  expect(finished.indexOf('ana')).toBeLessThanOrEqual(count / 2 - 1)
  await Promise.all(slow)
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
})

it('charges the start of a process to nobody, however long it takes', async () => {
  receivers = createReceivers()
  const small = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#a87' } })
    .jpeg()
    .toBuffer()
  const used: number[] = []
  await receivers.receive(small, { owner: 'ana', onUsed: (ms) => void used.push(ms) })
  // a start takes 300 ms of processor time and more, this photo some 30
  expect(used).toHaveLength(1)
  expect(used[0]).toBeLessThan(150)
})

it('reduces a picture in a process of its own, with the size that it had', async () => {
  receivers = createReceivers()
  const before = await sharp(photo).metadata()
  const { jpeg, width, height } = await receivers.shrink(photo, 'avatar', { owner: 'ana' })
  expect([width, height]).toEqual([before.width, before.height])
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 192, height: 192 })
  expect(await sharp((await receivers.shrink(photo, 'tile', { owner: 'ana' })).jpeg).metadata()).toMatchObject({
    width: 600,
    height: 400,
  })
})

it.each([
  ['a picture of 49 megapixels', () => damaged],
  [
    'a drawing',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'),
  ],
  ['no picture', () => Buffer.from('<html>')],
])('does not reduce %s', async (_, file) => {
  receivers = createReceivers()
  await expect(receivers.shrink(file(), 'avatar', { owner: 'ana' })).rejects.toMatchObject({ code: 'photo_damaged' })
})
