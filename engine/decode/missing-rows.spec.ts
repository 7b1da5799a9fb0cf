import { readFile } from 'node:fs/promises'
import sharp, { type JpegOptions } from 'sharp'
import { describe, expect, it } from 'vitest'
import { EngineRefusal } from '../types.ts'
import { decodePhoto } from './decode-photo.ts'
import { END_OF_IMAGE } from './check-jpeg.ts'
import { receivePhoto } from './receive-photo.ts'

const PHOTOS = new URL('../photos-for-tests/', import.meta.url)
const WIDTH = 640
const HEIGHT = 480

const names = ['coffee.jpg', 'barista.jpg', 'flower.jpg']
const drawn = async (name: string, options: JpegOptions) =>
  sharp(await readFile(new URL(name, PHOTOS)))
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .jpeg({ quality: 85, ...options })
    .toBuffer()

const KINDS: readonly (readonly [string, JpegOptions])[] = [
  ['with coarse colours', {}],
  ['with fine colours', { chromaSubsampling: '4:4:4' }],
  ['in scans', { progressive: true }],
  ['by mozjpeg', { mozjpeg: true }],
]
const cases = names.flatMap((name) => KINDS.map(([kind, options]) => [name, kind, options] as const))

const refusalOf = (file: Uint8Array): Promise<string> =>
  receivePhoto(file).then(
    () => 'taken',
    (error: unknown) => (error instanceof EngineRefusal ? error.code : String(error)),
  )

/** The mean difference of a value in the last sixteenth of the stored rows, without the very last: its colours are mixed with those below. */
async function differenceOf(stored: Uint8Array, whole: Uint8Array): Promise<number> {
  const { data, info } = await sharp(stored).raw().toBuffer({ resolveWithObject: true })
  const expected = await sharp(whole).raw().toBuffer()
  const line = info.width * info.channels
  const rows = { from: Math.floor(info.height * (1 - 1 / 16)) * line, to: (info.height - 1) * line }
  const differences = data.subarray(rows.from, rows.to).map((value, at) => Math.abs(value - (expected[rows.from + at] ?? 0)))
  return differences.reduce((sum, each) => sum + each, 0) / differences.length
}

describe.each(cases)('%s %s', (name, _kind, options) => {
  // of mozjpeg's, two kilobytes may be more than its last scan
  it.each([1, 3, 40, 200, ...(options.mozjpeg ? [] : [2048])])(
    'without its last %i bytes is taken, with nothing grey',
    async (bytes) => {
      const whole = await drawn(name, options)
      const photo = await receivePhoto(whole.subarray(0, -bytes))
      expect(photo.height).toBeGreaterThanOrEqual(HEIGHT * (1 - 1 / 10))
      // the byte before the end marker is often filling alone
      if (bytes !== 3) expect(photo.warnings.includes('end_missing')).toBe(bytes > 3)
      const isInScans = options.progressive ?? options.mozjpeg ?? false
      if (isInScans) expect(photo.height).toBe(HEIGHT)
      // a grey row would differ by some fifty; what is coded again, and lacks the last detail, by one or two
      expect(await differenceOf(photo.jpeg, whole)).toBeLessThan(isInScans ? 5 : 0.05)
      expect((await decodePhoto(photo.jpeg)).height).toBe(photo.height)
      expect((await sharp(photo.preview).metadata()).height).toBe(photo.height)
    },
  )

  it('without half of its bytes is damaged, with an end or without', async () => {
    const whole = await drawn(name, options)
    const half = whole.subarray(0, whole.length >> 1)
    expect(await refusalOf(half)).toBe('photo_damaged')
    expect(await refusalOf(Buffer.concat([half, END_OF_IMAGE]))).toBe('photo_damaged')
  })
})

it('a turned photo that was cut off loses the rows that were sent last', async () => {
  const whole = await sharp(await drawn('barista.jpg', {}))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const photo = await receivePhoto(whole.subarray(0, -300))
  expect(photo.height).toBe(WIDTH)
  expect(photo.width).toBeLessThan(HEIGHT)
})

/** With bytes that are no marker, of which the decoder warns. */
const withJunk = (jpeg: Buffer) => {
  const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]))
  return Buffer.concat([jpeg.subarray(0, scan), Buffer.from([1, 2, 3]), jpeg.subarray(scan)])
}

describe('a file of which the decoder has something else to say first', () => {
  it.each(KINDS)('%s is taken when it is whole', async (_kind, options) => {
    expect(await refusalOf(withJunk(await drawn('coffee.jpg', options)))).toBe('taken')
  })

  it.each(KINDS)('%s is damaged when half of it is missing', async (_kind, options) => {
    const file = withJunk(await drawn('coffee.jpg', options))
    const half = Buffer.concat([file.subarray(0, file.length >> 1), END_OF_IMAGE])
    expect(await refusalOf(half)).toBe('photo_damaged')
  })
})
