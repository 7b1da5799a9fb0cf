import { readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStudio, type Studio, type StudioMember } from '#apps/studio.test-support.ts'
import { declareSize, withEmptyScans } from '#engine/decode/files.test-support.ts'
import { openEngineForTests } from '#engine/engine.test-support.ts'
import { codeIn, upload } from './orders.test-support.ts'

/** The measurements alternate, so that both sides see the same load of the machine. */
const ROUNDS = 5
const MOST_RATIO = 2

let studio: Studio
let photo: Uint8Array
/** 49 megapixels in 400 scans: a third of a megabyte. */
let endless: Uint8Array
/** The most scans that a picture of its size may have. */
let heavy: Uint8Array

beforeAll(async () => {
  studio = await openStudio({ engine: await openEngineForTests() })
  photo = await readFile('engine/photos-for-tests/barista.jpg')
  endless = withEmptyScans(await drawGrey(7000), 400)
  heavy = withEmptyScans(await drawGrey(4800), 30)
}, 60_000)
afterAll(() => studio.close())

function drawGrey(side: number): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 3, background: '#777' } })
    .greyscale()
    .jpeg({ progressive: true })
    .toBuffer()
}

async function timed(member: StudioMember): Promise<number> {
  const begun = performance.now()
  expect((await upload(member, { file: photo })).statusCode).toBe(201)
  return performance.now() - begun
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}

/** How much longer an honest member's upload takes while `trouble` goes on; measured alternately. */
async function ratioDuring(trouble: () => Promise<{ readonly end: () => Promise<unknown> }>): Promise<number> {
  const member = await studio.aMember()
  await timed(member)
  const [alone, meanwhile]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    alone.push(await timed(member))
    const { end } = await trouble()
    meanwhile.push(await timed(member))
    await end()
  }
  return median(meanwhile) / median(alone)
}

test('a picture of hundreds of scans is refused before it is opened, in less time than a photo takes', async () => {
  const [unknownSender, member] = [await studio.aMember({ hasPlan: false }), await studio.aMember()]
  await timed(member)
  const honest = await timed(member)
  const begun = performance.now()
  expect(codeIn(await upload(unknownSender, { file: endless }))).toBe('photo_too_complex')
  expect((performance.now() - begun) / honest).toBeLessThan(10)
}, 60_000)

test('a header that declares more than the file holds is refused', async () => {
  const unknownSender = await studio.aMember({ hasPlan: false })
  const small = await sharp(photo).resize(600, 400).jpeg().toBuffer()
  expect(codeIn(await upload(unknownSender, { file: declareSize(small, 7000, 7000) }))).toBe('photo_damaged')
})

test('twenty heavy files of one member at once delay nobody else', async () => {
  const unknownSender = await studio.aMember({ hasPlan: false })
  const ratio = await ratioDuring(async () => {
    const uploads = Array.from({ length: 20 }, () => upload(unknownSender, { file: heavy }))
    await Promise.race(uploads)
    return { end: () => Promise.all(uploads) }
  })
  expect(ratio).toBeLessThan(MOST_RATIO)
}, 120_000)

test('many connections with a slowly arriving photo delay nobody else', async () => {
  const members = await Promise.all(Array.from({ length: 20 }, () => studio.aMember()))
  const { port } = new URL(await studio.app.listen({ port: 0, host: '127.0.0.1' }))
  const before = process.memoryUsage().rss
  const ratio = await ratioDuring(async () => {
    // three of each member are admitted, and as many more are refused
    const drips = members.flatMap(({ memberId }) => Array.from({ length: 6 }, () => dripping(Number(port), memberId)))
    await expect.poll(() => drips.filter(({ socket }) => socket.bytesRead > 0).length).toBe(drips.length / 2)
    await expect.poll(countArriving).toBeGreaterThanOrEqual(drips.length / 2)
    return { end: async () => drips.forEach(({ stop }) => stop()) }
  })
  expect(ratio).toBeLessThan(MOST_RATIO)
  expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000)
}, 120_000)

async function countArriving(): Promise<number> {
  const { rows } = await studio.core.database.pool.query<{ count: number }>('select count(*)::int as count from open_uploads')
  return rows[0]?.count ?? 0
}

/** Sends a photo a byte at a time, and never finishes. */
function dripping(port: number, memberId: string): { readonly socket: Socket; readonly stop: () => void } {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  const head = `POST /api/photos HTTP/1.1\r\nHost: localhost\r\nX-Member: ${memberId}\r\nContent-Length: 9000000\r\n`
  const form = 'Content-Disposition: form-data; name="photo"; filename="a.jpg"'
  socket.write(`${head}Content-Type: multipart/form-data; boundary=x\r\n\r\n--x\r\n${form}\r\n\r\n`)
  const drip = setInterval(() => socket.write('a'), 1000)
  return {
    socket,
    stop: () => {
      clearInterval(drip)
      socket.destroy()
    },
  }
}
