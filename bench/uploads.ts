/**
 * What hostile members do to somebody else's upload, and what photos cost to open: `node bench/uploads.ts [rounds]`. Each round times an
 * honest upload alone and then while the others send; ratios of one run.
 */
import { readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import sharp, { type Sharp } from 'sharp'
import { flatAvif, lateDamagedPng, repeatedAvif } from '#engine/decode/heavy-files.test-support.ts'
import { receivePhoto } from '#engine/decode/receive-photo.ts'
import { startTestProduct } from '#apps/testing/product.test-support.ts'
import { migrate } from '#platform/migrate.ts'
import { median } from './median.ts'
import { startBenchPostgres } from './start-postgres.ts'

const ROUNDS = Number(process.argv[2] ?? 7)
const UNDER_WAY_MS = 500
const DRIPPING_CONNECTIONS = 200
const MOST_RATIO = 2
const PHOTO = 'engine/photos-for-tests/barista.jpg'
const NOISE = { type: 'gaussian', mean: 0, sigma: 6 } as const

const photo = await readFile(PHOTO)
console.table(await measureCosts())
const postgres = await startBenchPostgres()
await migrate(postgres.url)
const product = await startTestProduct({ database: { url: postgres.url, drop: async () => {} } })
const url = await product.app.listen({ port: 0, host: 'localhost' })
try {
  const avif = await flatAvif()
  const hostile = [await lateDamagedPng(), avif, repeatedAvif(avif)]
  const honest = await product.signIn(phoneOf(0))
  const others = await Promise.all([1, 2, 3, 4].map((number) => product.signIn(phoneOf(number))))
  await upload(honest, photo)
  const rows = []
  for (const count of [2, 4]) {
    rows.push({
      meanwhile: `${count} hostile members`,
      ...(await compare(honest, () => attack(others.slice(0, count), hostile))),
    })
  }
  rows.push({ meanwhile: `${DRIPPING_CONNECTIONS} dripping connections`, ...(await compare(honest, () => drip(others))) })
  console.table(rows)
  if (rows.some(({ ratio }) => ratio > MOST_RATIO)) process.exitCode = 1
} finally {
  await product.close()
  await postgres.stop()
}

interface Trouble {
  /** Waits until nothing of it is left. */
  readonly end: () => Promise<string>
}

/** Medians of an honest upload in milliseconds, alone and during the trouble. */
async function compare(honest: string, trouble: () => Promise<Trouble>) {
  const [alone, meanwhile]: [number[], number[]] = [[], []]
  const outcomes = new Set<string>()
  for (let round = 0; round < ROUNDS; round++) {
    alone.push(await time(honest))
    const { end } = await trouble()
    meanwhile.push(await time(honest))
    outcomes.add(await end())
  }
  const ratio = Number((median(meanwhile) / median(alone)).toFixed(2))
  return {
    'alone ms': Math.round(median(alone)),
    'meanwhile ms': Math.round(median(meanwhile)),
    'slowest ms': Math.round(Math.max(...meanwhile)),
    ratio,
    'answers to them': [...outcomes].join('; '),
  }
}

async function time(cookie: string): Promise<number> {
  const begun = performance.now()
  const status = await upload(cookie, photo)
  if (status !== '201') throw new Error(`an honest upload was answered ${status}`)
  return performance.now() - begun
}

async function attack(cookies: readonly string[], files: readonly Uint8Array[]): Promise<Trouble> {
  const over = new AbortController()
  const answers = new Map<string, number>()
  const sending = cookies.map(async (cookie, index) => {
    for (let turn = index; !over.signal.aborted; turn++) {
      const answer = await upload(cookie, files[turn % files.length] ?? photo)
      answers.set(answer, (answers.get(answer) ?? 0) + 1)
      if (answer === 'too_many_requests') break
    }
  })
  await pause(UNDER_WAY_MS)
  return {
    end: async () => {
      over.abort()
      await Promise.all(sending)
      return [...answers.keys()].toSorted().join(', ')
    },
  }
}

async function drip(cookies: readonly string[]): Promise<Trouble> {
  const { hostname, port } = new URL(url)
  const sockets = Array.from({ length: DRIPPING_CONNECTIONS }, (_, index) => {
    const socket: Socket = connect(Number(port), hostname)
    socket.on('error', () => undefined)
    const lines = [`Host: ${hostname}:${port}`, `Cookie: ${cookies[index % cookies.length] ?? ''}`, 'Content-Length: 9000000']
    const head = ['POST /api/photos HTTP/1.1', ...lines, 'Content-Type: multipart/form-data; boundary=x'].join('\r\n')
    socket.write(`${head}\r\n\r\n--x\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n`)
    return socket
  })
  const dripping = setInterval(() => sockets.forEach((socket) => void socket.write('a')), 1000)
  await pause(UNDER_WAY_MS)
  return {
    end: async () => {
      clearInterval(dripping)
      sockets.forEach((socket) => void socket.destroy())
      await pause(UNDER_WAY_MS)
      return ''
    },
  }
}

function phoneOf(number: number): string {
  return `+55219830${String(10_000 + number)}`
}

/** @returns the status of an accepted upload, the code of a refused one */
async function upload(cookie: string, file: Uint8Array): Promise<string> {
  const form = new FormData()
  form.set('photo', new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), 'photo.jpg')
  const answer = await fetch(`${url}/api/photos`, { method: 'POST', headers: { cookie }, body: form })
  const { code } = (await answer.json()) as { code?: string } // as: the product's own contract
  return code ?? String(answer.status)
}

/** Processor time of opening a noisy photo of 12 megapixels, in this process. */
async function measureCosts() {
  const [width, height] = [4032, 3024]
  const noise = await sharp({ create: { width, height, channels: 3, background: '#000', noise: { ...NOISE, mean: 128 } } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const picture = await sharp(photo)
    .resize(width, height)
    .composite([{ input: noise, blend: 'soft-light' }])
    .removeAlpha()
    .toBuffer()
  const types: Readonly<Record<string, (image: Sharp) => Sharp>> = {
    'JPEG, kept as it is': (image) => image.jpeg({ quality: 90 }),
    'JPEG, turned': (image) => image.withMetadata({ orientation: 6 }).jpeg({ quality: 90 }),
    'JPEG, progressive and turned': (image) => image.withMetadata({ orientation: 6 }).jpeg({ quality: 90, progressive: true }),
    WebP: (image) => image.webp({ quality: 85, effort: 0 }),
    PNG: (image) => image.blur(2).png({ compressionLevel: 6 }),
    AVIF: (image) => image.avif({ quality: 50, effort: 0 }),
  }
  const rows = []
  for (const [type, encode] of Object.entries(types)) {
    const file = await encode(sharp(picture)).toBuffer()
    const before = process.cpuUsage()
    const { jpeg } = await receivePhoto(file)
    const { user, system } = process.cpuUsage(before)
    const msPerMegapixel = (user + system) / 1000 / ((width * height) / 1_000_000)
    rows.push({ type, 'file kB': file.length >> 10, 'kept kB': jpeg.length >> 10, 'ms a megapixel': Math.round(msPerMegapixel) })
  }
  return rows
}
