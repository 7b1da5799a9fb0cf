import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { EngineRefusal } from '../types.ts'
import { addNotes, addPackedTexts, declareSize, gifOf, heicOf, webpOf, withEmptyScans } from './files.test-support.ts'
import { addToneMap, declareHeicSize, repeatPicture } from './heif-files.test-support.ts'
import { checkFrames } from './check-frames.ts'
import { checkHeif } from './check-heif.ts'
import { checkJpeg } from './check-jpeg.ts'
import { leanPng } from './lean-png.ts'
import { receivePhoto } from './receive-photo.ts'

const PHOTOS = new URL('../photos-for-tests/', import.meta.url)
const coffee = await readFile(new URL('coffee.jpg', PHOTOS))
const heic = await readFile(new URL('coffee-p3-turned.heic', PHOTOS))
const large = await sharp(coffee).resize(2400, 1600).png({ compressionLevel: 1 }).toBuffer()
const greyProgressive = await sharp(coffee).greyscale().resize(3000).jpeg({ progressive: true }).toBuffer()
const progressive = await sharp(coffee).jpeg({ progressive: true }).toBuffer()

async function refusalOf(file: Uint8Array): Promise<string> {
  return receivePhoto(file, { firstFrame: true }).then(
    () => 'taken',
    (error: unknown) => (error instanceof EngineRefusal ? error.code : String(error)),
  )
}

describe('a file is accepted', () => {
  it.each([
    ['a progressive JPEG', () => sharp(large).jpeg({ progressive: true }).toBuffer()],
    ['a JPEG whose scans were searched for', () => sharp(large).jpeg({ mozjpeg: true, optimiseScans: true }).toBuffer()],
    ['a JPEG in one scan', () => sharp(large).jpeg({ mozjpeg: false }).toBuffer()],
    ['a JPEG with forty segments of a depth map', async () => addNotes(await sharp(large).jpeg().toBuffer(), 400)],
    ['a JPEG with a thousand bytes between two segments', async () => withNoise(await sharp(coffee).jpeg().toBuffer())],
    [
      'a JPEG behind which a phone hides another',
      async () => Buffer.concat([await sharp(coffee).jpeg().toBuffer(), progressive]),
    ],
    ['a grey JPEG', () => sharp(large).greyscale().jpeg().toBuffer()],
    [
      'a JPEG of one colour',
      () =>
        sharp({ create: { width: 5000, height: 5000, channels: 3, background: '#000' } })
          .jpeg()
          .toBuffer(),
    ],
    [
      'a progressive JPEG of one colour',
      () =>
        sharp({ create: { width: 5000, height: 5000, channels: 3, background: '#fff' } })
          .jpeg({ progressive: true })
          .toBuffer(),
    ],
    ['a JPEG of CMYK', () => sharp(coffee).toColourspace('cmyk').jpeg().toBuffer()],
    ['an interlaced PNG', () => sharp(large).png({ progressive: true }).toBuffer()],
    ['a PNG of a palette', () => sharp(coffee).png({ palette: true }).toBuffer()],
    ['a PNG with ten megabytes of packed text', async () => addPackedTexts(await sharp(coffee).png().toBuffer(), 10, 1_000_000)],
    ['a WebP', () => sharp(large).webp().toBuffer()],
    ['a GIF', () => sharp(coffee).gif().toBuffer()],
    ['an AVIF', () => sharp(large).avif({ effort: 0 }).toBuffer()],
    ['a HEIC', () => heic],
    ['a HEIC with a tone map', () => addToneMap(heic)],
    ['a progressive AVIF of two layers', async () => repeatPicture(await sharp(coffee).avif({ effort: 0 }).toBuffer(), 2)],
    ['a JPEG without its end marker', async () => (await sharp(coffee).jpeg().toBuffer()).subarray(0, -2)],
    ['a turned JPEG without its end marker', async () => (await turnedJpeg()).subarray(0, -2)],
    ['a progressive JPEG without its end marker', () => progressive.subarray(0, -2)],
  ])('%s', async (_name, file) => {
    expect(await refusalOf(await file())).toBe('taken')
  })
})

describe('a file that would take more to open than a photo may', () => {
  it.each([
    ['a JPEG of many scans', () => withEmptyScans(greyProgressive, 400)],
    ['a JPEG with a hundred thousand segments', () => addNotes(coffee, 100_000)],
    ['a GIF of many frames', () => gifOf(5000)],
    ['an AVIF with frame after frame in its picture', async () => repeatPicture(await flatAvif(), 40)],
    ['a HEIC with frame after frame in its picture', () => repeatPicture(heic, 40)],
    [
      'an AVIF with more frames than its size allows',
      async () => declareHeicSize(repeatPicture(await flatAvif(), 3), 7000, 7000),
    ],
    ['a WebP of many frames', () => webpOf(5000)],
    [
      'a HEIC with ever the same tile',
      () =>
        heicOf({
          width: 4000,
          height: 4000,
          tiles: [{ width: 512, height: 512 }],
          places: Array.from({ length: 3000 }, () => 0),
        }),
    ],
    [
      'a HEIC with tiles far larger than itself',
      () => heicOf({ width: 4000, height: 4000, tiles: [{ width: 8000, height: 6000 }], places: [0, 0] }),
    ],
    [
      'a HEIC that is part of itself',
      () => heicOf({ width: 500, height: 500, tiles: [{ width: 500, height: 500 }], places: [-1, 0] }),
    ],
    [
      'a HEIC with ever the same bytes',
      () => heicOf({ width: 500, height: 500, tiles: [{ width: 500, height: 500 }], places: [0], extents: 300 }),
    ],
  ])('is refused before a decoder sees it: %s', async (_name, file) => {
    expect(await refusalOf(await file())).toBe('photo_too_complex')
  })

  // 0xc3 is lossless, 0xc9 and 0xca have arithmetic codes
  it.each([0xc3, 0xc9, 0xca])('is refused as of an unknown type before a decoder sees it: a JPEG of kind %i', async (marker) => {
    for (const known of [coffee, declareSize(coffee, 7000, 7000)]) {
      const file = Buffer.from(known)
      const frame = [0xc0, 0xc1, 0xc2].map((code) => file.indexOf(Buffer.from([0xff, code, 0x00]))).find((at) => at >= 0) ?? -1
      expect(frame).toBeGreaterThan(0)
      file[frame + 1] = marker
      expect(await refusalOf(file)).toBe('photo_type_unsupported')
    }
  })

  it('has fewer scans the larger it is', () => {
    const many = withEmptyScans(greyProgressive, 30)
    expect(() => checkJpeg(many)).not.toThrow()
    expect(() => checkJpeg(declareSize(many, 7000, 7000))).toThrow('photo_too_complex')
  })

  it('is no photo of a phone: a tone map names two pictures, and has no size', () => {
    expect(() => checkHeif(declareHeicSize(addToneMap(heic), 6048, 4032))).not.toThrow()
  })

  it('is no photo of a phone: 48 megapixels in 192 tiles', () => {
    const tiles = Array.from({ length: 192 }, () => ({ width: 512, height: 512 }))
    const places = tiles.map((_, index) => index)
    expect(() => checkHeif(heicOf({ width: 8064, height: 6048, tiles, places }))).not.toThrow()
  })
})

describe('a JPEG that was cut off', () => {
  it.each([
    ['in its last quarter', 20_000],
    ['in the middle', 30_000],
  ])('%s is damaged, progressive and turned ones too', async (_where, bytes) => {
    for (const file of [coffee, progressive, await turnedJpeg()])
      expect(await refusalOf(file.subarray(0, -bytes))).toBe('photo_damaged')
  })

  it('between two scans of a progressive picture is damaged', async () => {
    const lastScan = progressive.lastIndexOf(Buffer.from([0xff, 0xda]))
    // the tables of a scan stand before it
    const tables = progressive.lastIndexOf(Buffer.from([0xff, 0xc4]), lastScan)
    expect(await refusalOf(progressive.subarray(0, tables))).toBe('photo_damaged')
  })
})

describe('a JPEG with less data than its header declares', () => {
  it.each([
    [7000, 7000],
    [2000, 1500],
    [656, 400],
    [600, 440],
  ])('is damaged: %i×%i', async (width, height) => {
    expect(await refusalOf(declareSize(coffee, width, height))).toBe('photo_damaged')
    expect(await refusalOf(declareSize(progressive, width, height))).toBe('photo_damaged')
  })

  it('is damaged when it has to be turned as well', async () => {
    const turned = await sharp(coffee).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(await refusalOf(declareSize(turned, 900, 600))).toBe('photo_damaged')
  })
})

it('a PNG loses its texts and nothing of its picture', async () => {
  const png = await sharp(coffee).withIccProfile('p3').png().toBuffer()
  const lean = leanPng(addPackedTexts(png, 3, 1000))
  expect(Buffer.from(lean).includes('zTXt')).toBe(false)
  expect(await sharp(lean).raw().toBuffer()).toEqual(await sharp(png).raw().toBuffer())
  expect((await sharp(lean).metadata()).icc).toEqual((await sharp(png).metadata()).icc)
})

it.each([
  ['JPEG', checkJpeg, coffee],
  ['progressive JPEG', checkJpeg, progressive],
  ['PNG', leanPng, await sharp(coffee).png().toBuffer()],
  ['WebP', (file: Uint8Array) => checkFrames(file, 'webp'), webpOf(20)],
  ['GIF', (file: Uint8Array) => checkFrames(file, 'gif'), gifOf(20)],
  ['HEIC', checkHeif, heic],
] as const)('a %s with any byte changed is judged without a fault', (_name, checkFile, file) => {
  for (let round = 0; round < 500; round++) {
    const changed = Buffer.from(file)
    for (let count = 0; count < 1 + (round % 8); count++) {
      // the structure is at the beginning: most changes go there
      const place = Math.floor((round * 7919 + count * 104_729) % (round % 2 ? 600 : changed.length)) % changed.length
      changed[place] = (round * 31 + count * 17) % 256
    }
    try {
      checkFile(changed)
    } catch (error) {
      expect(error).toBeInstanceOf(EngineRefusal)
    }
  }
})

function turnedJpeg(): Promise<Buffer> {
  return sharp(coffee).withMetadata({ orientation: 6 }).jpeg().toBuffer()
}

function flatAvif(): Promise<Buffer> {
  return sharp({ create: { width: 400, height: 300, channels: 3, background: '#777' } })
    .avif({ effort: 0 })
    .toBuffer()
}

function withNoise(jpeg: Buffer): Buffer {
  const afterHead = 4 + jpeg.readUInt16BE(4)
  return Buffer.concat([jpeg.subarray(0, afterHead), Buffer.alloc(1000, 0x20), jpeg.subarray(afterHead)])
}
