import { DEMOS, RESULT_SECONDS, VIDEO_SIZE, VIDEO_TRADES, videoFile, VIDEOS } from '../web/demo-videos.ts'
import { TILE, TRADE_PHOTOS, TRADE_PICTURE, TRADES } from '../trades.ts'
import { LANGUAGES } from '#phrases/languages.ts'
import { existsSync } from 'node:fs'
import { readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

const FOLDER = import.meta.dirname
/** What lies beside a photo in the videos, in each band (`tools/make/landing/frame-photo.ts`). */
const TABLE = 0xe9
const MOST_BYTES = {
  mp4: 450_000,
  webm: 450_000,
  avif: 40_000,
  share: 150_000,
  together: 8_000_000,
  trade: 90_000,
  trades: 2_500_000,
} as const

const FILES = [
  { ...VIDEOS.hero, file: videoFile('hero') },
  ...TRADES.flatMap((trade) => DEMOS.map((demo) => ({ ...VIDEOS[demo], file: videoFile(demo, trade) }))),
].filter(({ file }) => existsSync(join(FOLDER, `${file}.webm`)))

describe.each(FILES)('the video $file', ({ file: name, seconds: length, cues }) => {
  const file = (kind: string) => join(FOLDER, `${name}.${kind}`)

  it.each(['mp4', 'webm', 'avif'] as const)('is small enough as %s', async (kind) => {
    expect((await stat(file(kind))).size).toBeLessThan(MOST_BYTES[kind])
  })

  it('starts to play before it is completely loaded', async () => {
    const order = boxesOf(await readFile(file('mp4'))).map(({ type }) => type)
    expect(order.indexOf('moov')).toBeGreaterThan(0)
    expect(order.indexOf('moov')).toBeLessThan(order.indexOf('mdat'))
  })

  it('has the size of its still, in both encodings', async () => {
    const size = sizeOfMp4(await readFile(file('mp4')))
    expect(size.width / size.height).toBe(VIDEO_SIZE.width / VIDEO_SIZE.height)
    expect(sizeOfWebm(await readFile(file('webm')))).toEqual(size)
    const { width, height } = await sharp(file('avif')).metadata()
    expect({ width, height }).toEqual(size)
  })

  it('has the same length in both encodings, and is short', async () => {
    const seconds = secondsOfMp4(await readFile(file('mp4')))
    expect(seconds).toBeGreaterThan(8)
    expect(seconds).toBeLessThan(16)
    expect(seconds).toBeCloseTo(length, 1)
  })

  it('says the last thing while it shows its result', () => {
    expect(cues.at(-1) ?? 0).toBeLessThanOrEqual(length - RESULT_SECONDS)
  })
})

it.each(LANGUAGES)('the picture for links in %s has the required size', async (language) => {
  const file = join(FOLDER, `og-${language}.jpg`)
  const { format, width, height } = await sharp(file).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  expect((await stat(file)).size).toBeLessThan(MOST_BYTES.share)
})

it.each(TRADES)('the picture for links to the page of %s has the required size', async (trade) => {
  const file = join(FOLDER, `og-${trade}.jpg`)
  const { format, width, height } = await sharp(file).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  expect((await stat(file)).size).toBeLessThan(MOST_BYTES.share)
})

it('all pictures of trades are of one size, small, and small together', async () => {
  const folder = join(FOLDER, '..', 'web', 'pictures', 'trades')
  const names = (
    await Promise.all(TRADES.map(async (trade) => (await readdir(join(folder, trade))).map((name) => join(trade, name))))
  ).flat()
  expect(names).toHaveLength(TRADES.length * (4 * 2 + 1))
  let together = 0
  for (const name of names) {
    const { size } = await stat(join(folder, name))
    const { width, height } = await sharp(join(folder, name)).metadata()
    expect([name, { width, height }]).toEqual([name, name.endsWith('tile.avif') ? TILE : TRADE_PICTURE])
    expect([name, size < MOST_BYTES.trade]).toEqual([name, true])
    together += size
  }
  expect(together).toBeLessThan(MOST_BYTES.trades)
})

it.each(TRADES)('the photo of %s fills its place, without an empty margin', async (trade) => {
  const { data, info } = await sharp(join(FOLDER, '..', 'web', 'pictures', 'trades', trade, 'before.webp'))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const corners = [0, info.width - 1, (info.height - 1) * info.width, info.height * info.width - 1]
  const isTable = (pixel: number) => [0, 1, 2].every((band) => Math.abs((data[pixel * info.channels + band] ?? 0) - TABLE) <= 3)
  expect(corners.filter(isTable)).toEqual([])
})

it('the list of sources names each trade’s photo as the page does', async () => {
  const list = await readFile(join(FOLDER, 'CREDITS.md'), 'utf8')
  for (const trade of TRADES) {
    const row = list.split('\n').find((line) => line.startsWith(`| ${trade} `))
    const { author, licence } = TRADE_PHOTOS[trade]
    expect([trade, row?.includes(author), row?.includes(licence === 'own' ? 'drawn by this project' : licence)]).toEqual([
      trade,
      true,
      true,
    ])
  }
})

it.each(DEMOS)('the page for everyone has a video of %s', (demo) => {
  expect(FILES.map(({ file }) => file)).toContain(videoFile(demo, VIDEO_TRADES[demo]))
})

it('each trade’s video of a way to ask shows pictures of its own', async () => {
  const stills = await Promise.all(FILES.map(({ file }) => readFile(join(FOLDER, `${file}.avif`), 'base64')))
  expect(new Set(stills).size).toBe(FILES.length)
})

it('all files together stay small', async () => {
  const files = (await readdir(FOLDER, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const sizes = files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size)
  expect((await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(MOST_BYTES.together)
})

interface Box {
  readonly type: string
  readonly content: Buffer
}

/** ISO 14496-12: four bytes of length, four letters, content. */
function boxesOf(bytes: Buffer): Box[] {
  const boxes: Box[] = []
  for (let at = 0; at + 8 <= bytes.length;) {
    const length = bytes.readUInt32BE(at)
    if (length < 8) throw new Error(`No box of an MP4 file at ${at}`)
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), content: bytes.subarray(at + 8, at + length) })
    at += length
  }
  return boxes
}

function findBox(bytes: Buffer, [type, ...inner]: readonly string[]): Buffer {
  const found = boxesOf(bytes).find((box) => box.type === type)
  if (!found) throw new Error(`The MP4 file has no ${type}`)
  return inner.length === 0 ? found.content : findBox(found.content, inner)
}

/** The track header ends with width and height, in 65536ths of a pixel. */
function sizeOfMp4(file: Buffer) {
  const header = findBox(file, ['moov', 'trak', 'tkhd'])
  return { width: header.readUInt32BE(header.length - 8) / 65_536, height: header.readUInt32BE(header.length - 4) / 65_536 }
}

/** Version 0 of the movie header: two dates, then units a second, and units. */
function secondsOfMp4(file: Buffer): number {
  const header = findBox(file, ['moov', 'mvhd'])
  return header.readUInt32BE(16) / header.readUInt32BE(12)
}

/** Matroska writes PixelWidth (B0) and PixelHeight (BA) one after the other, here in two bytes each. */
function sizeOfWebm(file: Buffer) {
  const at = file.indexOf(Buffer.from([0xb0, 0x82]))
  if (at < 0 || file.readUInt16BE(at + 4) !== 0xba82) throw new Error('The WebM file names no size')
  return { width: file.readUInt16BE(at + 2), height: file.readUInt16BE(at + 6) }
}
