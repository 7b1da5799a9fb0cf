import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decodePhoto } from '../decode/decode-photo.ts'
import { maskAgreement } from '../model/mask-agreement.ts'
import { MODEL_TIMEOUT_MS, MODELS_FOR_TESTS } from '../model/models.test-support.ts'
import { PERSON_SIZE } from '../model/person-session.ts'
import { prepareModel } from '../model/prepare-model.ts'
import type { Cutout, Picture, Plane } from '../types.ts'
import { cutOut } from './cut-out.ts'
import { UNSURE_BELOW } from './describe-mask.ts'
import { type Segmenter, createSegmenter } from './segmenter.ts'

const PHOTOS = new URL('../photos-for-tests/', import.meta.url)

let segmenter: Segmenter

beforeAll(async () => {
  segmenter = await createSegmenter(await prepareModel({ modelDir: MODELS_FOR_TESTS }))
}, MODEL_TIMEOUT_MS)

afterAll(() => segmenter.close())

const cutouts = new Map<string, Promise<Cutout>>()

function cutOutFile(name: string): Promise<Cutout> {
  const cutout = cutouts.get(name) ?? cutOutAnew(name)
  cutouts.set(name, cutout)
  return cutout
}

async function cutOutAnew(name: string): Promise<Cutout> {
  return cutOut(await decodePhoto(await readFile(new URL(name, PHOTOS))), segmenter)
}

async function readMatte(): Promise<Uint8Array> {
  return sharp(await readFile(new URL('lemur-matte.png', PHOTOS)))
    .extractChannel(0)
    .raw()
    .toBuffer()
}

/** Pixels whose true opacity is at least 0.98 and that lie deeper inside than 1 % of the width. */
function wellInside(matte: Uint8Array, width: number, height: number): number[] {
  const radius = Math.ceil(width / 100)
  const isSolid = (x: number, y: number): boolean =>
    x < 0 || y < 0 || x >= width || y >= height || (matte[y * width + x] ?? 0) >= 250
  const inside: number[] = []
  for (let pixel = 0; pixel < width * height; pixel++) {
    const x = pixel % width
    const y = Math.floor(pixel / width)
    let isDeep = isSolid(x, y)
    for (let dy = -radius; isDeep && dy <= radius; dy++) {
      const reach = Math.floor(Math.sqrt(radius * radius - dy * dy))
      for (let dx = -reach; isDeep && dx <= reach; dx++) isDeep = isSolid(x + dx, y + dy)
    }
    if (isDeep) inside.push(pixel)
  }
  return inside
}

/** Steps between neighbouring pixels across the line of half opacity. */
function outlineLength({ data, width, height }: Plane): number {
  const isInside = (x: number, y: number): boolean => (data[y * width + x] ?? 0) >= 128
  let steps = 0
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      if (isInside(x, y) !== isInside(x + 1, y)) steps++
      if (isInside(x, y) !== isInside(x, y + 1)) steps++
    }
  }
  return steps
}

describe('cutting out a photo', () => {
  it('changes no pixel well inside the subject, judged by a reference matte', async () => {
    const { photo, alpha, foreground } = await cutOutFile('lemur.png')
    const inside = wellInside(await readMatte(), photo.width, photo.height)
    expect(inside.length).toBeGreaterThan(80_000)
    const changed = inside.filter(
      (pixel) =>
        alpha.data[pixel] !== 255 ||
        [0, 1, 2].some((channel) => foreground.data[pixel * 3 + channel] !== photo.data[pixel * 3 + channel]),
    )
    expect(changed).toEqual([])
  })

  it('is closer to the reference matte than the network alone', async () => {
    const { photo, alpha } = await cutOutFile('lemur.png')
    const matte = await readMatte()
    const error = (mask: Plane): number =>
      mask.data.reduce((sum, value, i) => sum + Math.abs(value - (matte[i] ?? 0)), 0) / 255 / matte.length
    expect(error(alpha)).toBeLessThan(0.0062)
    expect(error(alpha)).toBeLessThan(0.31 * error((await segmenter.segment(photo)).mask))
    expect(maskAgreement(alpha, { ...alpha, data: matte })).toBeGreaterThan(0.986)
  })

  it.each([
    ['astronaut.jpg', { bottom: true, right: true }],
    ['coffee.jpg', { bottom: false, left: false, top: false, right: false }],
    ['dog-woman.jpg', { bottom: false, left: false, top: false, right: false }],
  ])('is sure of the subject of %s and knows which edges cut it off', async (name, touches) => {
    const cutout = await cutOutFile(name)
    expect(cutout.confidence).toBeGreaterThan(0.9)
    expect(cutout.touches).toMatchObject(touches)
  })

  it.each([
    ['astronaut.jpg', []],
    ['coffee.jpg', []],
    // glasses, a tray's handle and a hand were half seen
    ['barista.jpg', ['lost_part', 'ragged_edge']],
    ['flower.jpg', []],
  ])('names the doubts about %s: %j', async (name, kinds) => {
    const { doubts } = await cutOutFile(name)
    expect(doubts.map(({ kind }) => kind)).toEqual(kinds)
  })

  it('takes the flower’s whole stem, down to where the photo cuts it', async () => {
    const { alpha, touches } = await cutOutFile('flower.jpg')
    expect(touches.bottom || touches.right).toBe(true)
    // flower and stem once: a frayed stem makes the outline longer
    expect(outlineLength(alpha)).toBeLessThan(4200)
  })

  it('is unsure where there is no subject', async () => {
    const sky = { data: new Uint8Array(600 * 400 * 3).map((_, i) => 120 + Math.floor(i / 600 / 3 / 8)), width: 600, height: 400 }
    const { confidence, doubts } = await cutOut(sky, segmenter)
    expect(confidence).toBeLessThan(UNSURE_BELOW)
    expect(doubts.map(({ kind }) => kind)).toEqual(['no_clear_subject'])
  })
})

/** A square subject of one colour on a background of another, and a network's possible estimates of it. */
const SIZE = 400
const GREEN = [40, 160, 60]
const RED = [200, 40, 40]

function isIn(pixel: number, from: number, to: number): boolean {
  const x = pixel % SIZE
  const y = Math.floor(pixel / SIZE)
  return x >= from && x < to && y >= from && y < to
}

function paint(colourOf: (pixel: number) => readonly number[]): Picture {
  return {
    data: Uint8Array.from({ length: SIZE * SIZE * 3 }, (_, i) => colourOf(Math.floor(i / 3))[i % 3] ?? 0),
    width: SIZE,
    height: SIZE,
  }
}

/** @param person how sure every pass is of a person everywhere. */
function saying(opacityOf: (pixel: number) => number, person = 0): Segmenter {
  const data = Uint8Array.from({ length: SIZE * SIZE }, (_, pixel) => opacityOf(pixel))
  const mask = { data, width: SIZE, height: SIZE }
  const seen = new Float32Array(PERSON_SIZE * PERSON_SIZE).fill(person)
  return {
    segment: () => Promise.resolve({ mask, passes: [] }),
    readRegion: () => Promise.reject(new Error('not asked for')),
    findPeople: () => Promise.resolve({ any: seen, some: seen, most: seen, upright: seen }),
    close: () => Promise.resolve(),
  }
}

const MIDDLE = 200 * SIZE + 200

function withHole(pixel: number): number {
  return isIn(pixel, 100, 300) && !isIn(pixel, 185, 215) ? 255 : 0
}

function withDoubt(pixel: number): number {
  return isIn(pixel, 150, 250) ? 140 : withHole(pixel)
}

function ofSquare(pixel: number): number {
  return isIn(pixel, 100, 300) ? 255 : 0
}

/** Wide above, and pointed below on one side. */
function ofDart(pixel: number): number {
  const height = 300 - Math.floor(pixel / SIZE)
  const across = (pixel % SIZE) - 100
  return across >= 0 && across < height && height <= 200 ? 255 : 0
}

/** To the right of the square, from there to the edge of the photo. */
function isInStem(pixel: number): boolean {
  return pixel % SIZE >= 300 && pixel > 150 * SIZE && pixel < 250 * SIZE
}

/** ±24, the same for the same pixel. */
function noise(pixel: number): number {
  return ((pixel * 7919) % 49) - 24
}

/** From nothing to all within 8 pixels, as a little out of focus. */
function softness(pixel: number): number {
  return Math.min(255, Math.max(0, ((pixel % SIZE) - 196) * 32))
}

describe('settling the network’s doubts', () => {
  it('keeps an opening through which the background is seen', async () => {
    const photo = paint((pixel) => (withHole(pixel) ? RED : GREEN))
    const { alpha } = await cutOut(photo, saying(withHole))
    expect(alpha.data[MIDDLE]).toBe(0)
  })

  it('fills a pocket whose colours the background does not have', async () => {
    const photo = paint((pixel) => (isIn(pixel, 100, 300) ? RED : GREEN))
    const { alpha, foreground } = await cutOut(photo, saying(withHole))
    expect(alpha.data[MIDDLE]).toBe(255)
    expect([...foreground.data.subarray(MIDDLE * 3, MIDDLE * 3 + 3)]).toEqual(RED)
  })

  it('makes a half-transparent inside solid', async () => {
    const photo = paint((pixel) => (isIn(pixel, 100, 300) ? RED : GREEN))
    const { alpha } = await cutOut(photo, saying(withDoubt))
    expect(alpha.data[MIDDLE]).toBe(255)
  })

  it.each([
    ['leaves a wide doubtful area out as a whole', 80, 0],
    ['takes a wide likely area in as a whole', 125, 255],
  ])('%s', async (_, opacity, settled) => {
    const photo = paint((pixel) => (isIn(pixel, 100, 300) || isInStem(pixel) ? RED : GREEN))
    const cutout = await cutOut(
      photo,
      saying((pixel) => (isInStem(pixel) ? opacity + noise(pixel) : ofSquare(pixel))),
    )
    const stem = [...cutout.alpha.data].filter((_value, pixel) => isInStem(pixel) && pixel % SIZE > 315)
    expect(new Set(stem)).toEqual(new Set([settled]))
  })

  it('gives up a thing that three edges cut, and no person', async () => {
    const photo = paint((pixel) => (softness(pixel) > 127 ? GREEN : RED))
    const [ofThing, ofPerson] = await Promise.all([0, 1].map((person) => cutOut(photo, saying(softness, person))))
    expect(ofThing?.doubts.map(({ kind }) => kind)).toContain('whole_photo')
    expect(ofPerson?.doubts.map(({ kind }) => kind)).not.toContain('whole_photo')
  })

  it('gives up a thing that would hover, and none with a base', async () => {
    const photo = paint((pixel) => (ofDart(pixel) > 0 ? RED : GREEN))
    const [dart, square] = await Promise.all([ofDart, ofSquare].map((opacityOf) => cutOut(photo, saying(opacityOf))))
    expect(dart?.doubts.map(({ kind }) => kind)).toContain('whole_photo')
    expect(square?.doubts.map(({ kind }) => kind)).not.toContain('whole_photo')
  })

  it('drops crumbs far from the subject', async () => {
    const photo = paint((pixel) => (isIn(pixel, 100, 300) ? RED : GREEN))
    const { alpha, box } = await cutOut(
      photo,
      saying((pixel) => (isIn(pixel, 20, 30) || isIn(pixel, 100, 300) ? 255 : 0)),
    )
    expect(alpha.data[25 * SIZE + 25]).toBe(0)
    expect(box).toEqual({ left: 100, top: 100, width: 200, height: 200 })
  })

  it('takes the old background out of the colours of a soft border', async () => {
    const mixed = paint((pixel) => RED.map((red, i) => (red * softness(pixel) + (GREEN[i] ?? 0) * (255 - softness(pixel))) / 255))
    const { alpha, foreground } = await cutOut(mixed, saying(softness))
    expect(alpha.data[MIDDLE]).toBeGreaterThan(90)
    expect(alpha.data[MIDDLE]).toBeLessThan(165)
    const [red = 0, green = 0] = foreground.data.subarray(MIDDLE * 3, MIDDLE * 3 + 3)
    // the photo has 120 and 100 there
    expect(red).toBeGreaterThan(165)
    expect(green).toBeLessThan(75)
  })
})
