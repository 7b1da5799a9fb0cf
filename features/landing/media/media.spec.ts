import { LANGUAGES } from '#phrases/languages.ts'
import { readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

const FOLDER = import.meta.dirname
const FILMS = ['hero', 'photo-to-post', 'change-backdrop', 'describe-backdrop', 'describe-message'] as const
const MOST_BYTES = { mp4: 600_000, webm: 600_000, jpg: 90_000, avif: 40_000, share: 150_000, together: 4_500_000 } as const

describe.each(FILMS)('the film %s', (name) => {
  const file = (kind: string) => join(FOLDER, `${name}.${kind}`)

  it.each(['mp4', 'webm', 'jpg', 'avif'] as const)('is small enough as %s', async (kind) => {
    expect((await stat(file(kind))).size).toBeLessThan(MOST_BYTES[kind])
  })

  it('starts to play before it is completely loaded', async () => {
    const order = boxesOf(await readFile(file('mp4'))).map(({ type }) => type)
    expect(order.indexOf('moov')).toBeGreaterThan(0)
    expect(order.indexOf('moov')).toBeLessThan(order.indexOf('mdat'))
  })

  it('has the size of its posters, in both encodings', async () => {
    const size = sizeOfMp4(await readFile(file('mp4')))
    expect(sizeOfWebm(await readFile(file('webm')))).toEqual(size)
    for (const kind of ['jpg', 'avif']) {
      const { width, height } = await sharp(file(kind)).metadata()
      expect({ width, height }).toEqual(size)
    }
  })

  it('has the same length in both encodings, and is short', async () => {
    const seconds = secondsOfMp4(await readFile(file('mp4')))
    expect(seconds).toBeGreaterThan(8)
    expect(seconds).toBeLessThan(16)
  })
})

it.each(LANGUAGES)('the picture for links in %s has the required size', async (language) => {
  const file = join(FOLDER, `og-${language}.jpg`)
  const { format, width, height } = await sharp(file).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  expect((await stat(file)).size).toBeLessThan(MOST_BYTES.share)
})

it('all files together stay small', async () => {
  const sizes = (await readdir(FOLDER)).map(async (name) => (await stat(join(FOLDER, name))).size)
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
