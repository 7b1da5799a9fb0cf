import { readFile } from 'node:fs/promises'
import { deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { EngineRefusal, type RefusalCode } from '../types.ts'
import { decodePhoto } from './decode-photo.ts'
import { pngChunk } from './files.test-support.ts'
import { declareHeicSize } from './heif-files.test-support.ts'
import { receivePhoto } from './receive-photo.ts'

const PHOTOS = new URL('../photos-for-tests/', import.meta.url)
const coffee = await readFile(new URL('coffee.jpg', PHOTOS))
const turnedHeic = await readFile(new URL('coffee-p3-turned.heic', PHOTOS))

/** 400×300: red above, blue below, so that its rotation is visible. */
async function redOverBlue(): Promise<Sharp> {
  const red = await sharp({ create: { width: 400, height: 150, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  const flag = sharp({ create: { width: 400, height: 300, channels: 3, background: '#0000ff' } }).composite([
    { input: red, gravity: 'north' },
  ])
  return sharp(await flag.png().toBuffer())
}

async function colourAt(jpeg: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  return [...data.subarray(at, at + 3)]
}

function expectNear(colour: readonly number[], expected: readonly number[], tolerance: number): void {
  for (const [channel, value] of colour.entries())
    expect(Math.abs(value - (expected[channel] ?? 0))).toBeLessThanOrEqual(tolerance)
}

async function refusalOf(file: Uint8Array): Promise<RefusalCode> {
  try {
    await receivePhoto(file)
  } catch (error) {
    if (error instanceof EngineRefusal) return error.code
    throw error
  }
  throw new Error('the file was accepted')
}

function pngOf(width: number, height: number, ...chunks: Buffer[]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    ...chunks,
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function animationOf(pages: number): Sharp {
  const raw = Buffer.alloc(300 * 300 * pages * 3)
  for (let page = 0; page < pages; page++) raw.fill(80 * page, page * 300 * 300 * 3, (page + 1) * 300 * 300 * 3)
  return sharp(raw, { raw: { width: 300, height: 300 * pages, channels: 3, pageHeight: 300 } })
}

describe('receiving a photo', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('turns EXIF orientation %i upright', async (orientation) => {
    // a camera's file: the pixels rotated, and a tag that says how to rotate them back
    const undo: Record<number, (image: Sharp) => Sharp> = {
      1: (image) => image,
      2: (image) => image.flop(),
      3: (image) => image.rotate(180),
      4: (image) => image.flip(),
      5: (image) => image.rotate(270).flop(),
      6: (image) => image.rotate(270),
      7: (image) => image.rotate(90).flop(),
      8: (image) => image.rotate(90),
    }
    const turned = await (undo[orientation]?.(await redOverBlue()) ?? sharp()).png().toBuffer()
    const file = await sharp(turned).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer()
    const stored = await receivePhoto(file)
    expect([stored.width, stored.height]).toEqual([400, 300])
    expectNear(await colourAt(stored.jpeg, 0.5, 0.25), [255, 0, 0], 6)
    expectNear(await colourAt(stored.jpeg, 0.5, 0.75), [0, 0, 255], 6)
  })

  it('keeps an upright sRGB JPEG bit by bit, without its metadata', async () => {
    const withPlace = await sharp(coffee)
      .withExif({ IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
      .jpeg({ quality: 90 })
      .toBuffer()
    const trailing = Buffer.concat([withPlace, Buffer.from('a video that a phone hides behind the picture')])
    const { jpeg } = await receivePhoto(trailing)
    expect(await sharp(jpeg).raw().toBuffer()).toEqual(await sharp(withPlace).raw().toBuffer())
    const metadata = await sharp(jpeg).metadata()
    expect(metadata.exif).toBeUndefined()
    expect(Buffer.from(jpeg).includes('hides behind')).toBe(false)
  })

  it('strips progressive JPEGs as well', async () => {
    const file = await sharp(coffee)
      .withExif({ IFD0: { Artist: 'somebody' } })
      .jpeg({ progressive: true })
      .toBuffer()
    const { jpeg } = await receivePhoto(file)
    expect(await sharp(jpeg).raw().toBuffer()).toEqual(await sharp(file).raw().toBuffer())
    expect(Buffer.from(jpeg).includes('somebody')).toBe(false)
  })

  it.each([
    ['PNG', 6, (image: Sharp) => image.png()],
    ['WebP', 16, (image: Sharp) => image.webp({ quality: 95 })],
    ['AVIF', 16, (image: Sharp) => image.avif({ quality: 90, effort: 0 })],
    ['16-bit PNG', 6, (image: Sharp) => image.toColourspace('rgb16').png()],
    ['CMYK JPEG', 24, (image: Sharp) => image.toColourspace('cmyk').jpeg({ quality: 95 })],
    ['Display P3 JPEG', 8, (image: Sharp) => image.withIccProfile('p3').jpeg({ quality: 95, chromaSubsampling: '4:4:4' })],
    ['Display P3 PNG', 8, (image: Sharp) => image.withIccProfile('p3').png()],
  ])('shows the colours of a %s', async (_name, tolerance, encode) => {
    const small = sharp(await sharp(coffee).resize(300).png().toBuffer())
    const stored = await receivePhoto(await encode(small).toBuffer())
    const metadata = await sharp(stored.jpeg).metadata()
    expect([metadata.space, metadata.channels, metadata.format]).toEqual(['srgb', 3, 'jpeg'])
    for (const [x, y] of [
      [0.5, 0.4],
      [0.2, 0.6],
      [0.9, 0.1],
    ] as const) {
      const expected = await colourAt(await small.clone().jpeg({ quality: 98, chromaSubsampling: '4:4:4' }).toBuffer(), x, y)
      expectNear(await colourAt(stored.jpeg, x, y), expected, tolerance)
    }
  })

  it('reads an iPhone-like HEIC: turned by the file, Display P3 converted', async () => {
    const stored = await receivePhoto(turnedHeic)
    expect([stored.width, stored.height]).toEqual([480, 320])
    const original = await sharp(coffee).resize(480, 320).blur(4).jpeg({ quality: 98 }).toBuffer()
    const received = await sharp(stored.jpeg).blur(4).jpeg({ quality: 98 }).toBuffer()
    for (const [x, y] of [
      [0.25, 0.55],
      [0.5, 0.45],
      [0.72, 0.6],
    ] as const) {
      expectNear(await colourAt(received, x, y), await colourAt(original, x, y), 10)
    }
  })

  it('puts transparent pictures on white, and makes grey ones colour', async () => {
    const glass = sharp({ create: { width: 250, height: 250, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0 } } })
    expectNear(await colourAt((await receivePhoto(await glass.png().toBuffer())).jpeg, 0.5, 0.5), [255, 255, 255], 2)
    const grey = await receivePhoto(await sharp(coffee).greyscale().toColourspace('b-w').jpeg().toBuffer())
    expect((await decodePhoto(grey.jpeg)).data.length).toBe(grey.width * grey.height * 3)
  })

  it.each([
    [8160, 6144],
    [8192, 6144],
  ])('takes the photos of phones that are sold as 50 megapixels: %i×%i', async (width, height) => {
    const grey = sharp({ create: { width, height, channels: 3, background: '#777' } })
    const { width: across, height: down } = await receivePhoto(await grey.jpeg().toBuffer())
    expect([across, down]).toEqual([width, height])
  })

  it('warns of photos that are too small to look sharp', async () => {
    expect((await receivePhoto(coffee)).warnings).toEqual(['low_resolution'])
  })

  it('offers and accepts the first frame of an animation', async () => {
    const file = await animationOf(3).webp().toBuffer()
    expect(await refusalOf(file)).toBe('photo_animated')
    const stored = await receivePhoto(file, { firstFrame: true })
    expect([stored.width, stored.height]).toEqual([300, 300])
    expect(stored.warnings).toContain('first_frame_only')
    expectNear(await colourAt(stored.jpeg, 0.5, 0.5), [0, 0, 0], 4)
  })
})

describe('refusing a file', () => {
  const junk = Buffer.from('0123456789abcdef'.repeat(64))
  const video = Buffer.concat([Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 'latin1'), junk])
  const movie = Buffer.concat([Buffer.from('\0\0\0\x14ftypqt  \0\0\x02\0qt  ', 'latin1'), junk])
  const apng = pngOf(300, 300, pngChunk('acTL', Buffer.alloc(8)), pngChunk('IDAT', deflateSync(Buffer.alloc(300 * 901))))

  it.each<[string, RefusalCode, () => Uint8Array | Promise<Uint8Array>]>([
    ['an empty file', 'photo_empty', () => new Uint8Array()],
    ['more than 25 MB', 'photo_too_large', () => Buffer.concat([coffee, Buffer.alloc(25 * 1024 * 1024)])],
    [
      'a PNG that claims 900 megapixels',
      'photo_too_many_pixels',
      () => pngOf(30_000, 30_000, pngChunk('IDAT', deflateSync(Buffer.alloc(64)))),
    ],
    [
      'a PNG that claims 51 megapixels',
      'photo_too_many_pixels',
      () => pngOf(8500, 6000, pngChunk('IDAT', deflateSync(Buffer.alloc(64)))),
    ],
    ['a PNG that ends early', 'photo_damaged', () => pngOf(300, 300, pngChunk('IDAT', deflateSync(Buffer.alloc(64))))],
    ['a thumbnail', 'photo_too_small', () => sharp(coffee).resize(199).jpeg().toBuffer()],
    ['half a JPEG', 'photo_damaged', () => coffee.subarray(0, coffee.length >> 1)],
    ['a JPEG of three bytes', 'photo_damaged', () => coffee.subarray(0, 3)],
    ['half a HEIC', 'photo_damaged', () => turnedHeic.subarray(0, turnedHeic.length >> 1)],
    ['a HEIC without a body', 'photo_damaged', () => turnedHeic.subarray(0, 40)],
    ['half a WebP', 'photo_damaged', async () => (await sharp(coffee).webp().toBuffer()).subarray(0, 4000)],
    ['half an AVIF', 'photo_damaged', async () => (await sharp(coffee).avif({ effort: 0 }).toBuffer()).subarray(0, 4000)],
    ['a HEIC of a larger picture than it declares', 'photo_damaged', () => declareHeicSize(turnedHeic, 210, 210)],
    [
      'an AVIF of a larger picture than it declares',
      'photo_damaged',
      async () => declareHeicSize(await sharp(coffee).avif({ effort: 0 }).toBuffer(), 210, 210),
    ],
    ['an animated GIF', 'photo_animated', () => animationOf(2).gif().toBuffer()],
    ['an animated PNG', 'photo_animated', () => apng],
    ['an SVG', 'photo_type_unsupported', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>')],
    ['a PDF', 'photo_type_unsupported', () => Buffer.concat([Buffer.from('%PDF-1.7\n'), junk])],
    ['a ZIP', 'photo_type_unsupported', () => Buffer.concat([Buffer.from('PK\x03\x04'), junk])],
    ['an MP4', 'photo_type_unsupported', () => video],
    ['a QuickTime movie', 'photo_type_unsupported', () => movie],
    ['a TIFF', 'photo_type_unsupported', () => sharp(coffee).tiff().toBuffer()],
    ['a text', 'photo_type_unsupported', () => junk],
  ])('%s is %s', async (_name, code, file) => {
    expect(await refusalOf(await file())).toBe(code)
  })
})

describe('decoding a stored photo', () => {
  it('never enlarges', async () => {
    const picture = await decodePhoto(coffee)
    expect([picture.width, picture.height]).toEqual([600, 400])
  })

  it('shrinks to a shorter edge that fills a portrait post', async () => {
    const large = await sharp(coffee).resize(3000, 2000).jpeg().toBuffer()
    const picture = await decodePhoto(large)
    expect([picture.width, picture.height]).toEqual([2025, 1350])
    expect(picture.data.length).toBe(2025 * 1350 * 3)
  })

  it('refuses a stored photo that was damaged', async () => {
    await expect(decodePhoto(coffee.subarray(0, 50_000))).rejects.toThrow(EngineRefusal)
  })
})
