import { describe, expect, it } from 'vitest'
import { makeRandom } from '#engine/pixels/noise.ts'
import type { Picture } from '#engine/types.ts'
import { enhancePhoto } from './enhance-photo.ts'
import { findFlatAreas } from './find-flat-areas.ts'
import { measurePhoto } from './measure-photo.ts'

type Rgb = readonly [red: number, green: number, blue: number]

interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const SIZE = { width: 320, height: 400 }
/** Where only the wall is. */
const PATCH: Area = { left: 20, top: 20, width: 80, height: 80 }
const PRODUCT: Area = { left: 120, top: 140, width: 90, height: 200 }

/** A product on a wall, as a phone takes it: a little noise everywhere. `deviation` in levels. */
function productOn(wall: Rgb, product: Rgb, deviation: number): Picture {
  const random = makeRandom(18)
  const data = new Uint8Array(SIZE.width * SIZE.height * 3)
  for (let at = 0; at < SIZE.width * SIZE.height; at++) {
    const [x, y] = [at % SIZE.width, Math.floor(at / SIZE.width)]
    const colour = isIn(PRODUCT, x, y) ? product : wall
    for (let channel = 0; channel < 3; channel++) {
      const noise = (random() + random() + random() - 1.5) * 2 * deviation
      data[at * 3 + channel] = Math.round((colour[channel] ?? 0) + noise)
    }
  }
  return { data, ...SIZE }
}

function isIn({ left, top, width, height }: Area, x: number, y: number): boolean {
  return x >= left && x < left + width && y >= top && y < top + height
}

interface Patch {
  /** 0…100 %. */
  readonly brightness: number
  /** Deviation of the brightness, in levels. */
  readonly noise: number
  /** Distance between the strongest and the weakest channel, in levels. */
  readonly cast: number
  readonly colour: Rgb
}

function look({ data, width }: Picture, { left, top, width: wide, height }: Area): Patch {
  const sums: [number, number, number] = [0, 0, 0]
  const levels: number[] = []
  for (let y = top; y < top + height; y++) {
    for (let x = left; x < left + wide; x++) {
      const at = (y * width + x) * 3
      for (let channel = 0; channel < 3; channel++) sums[channel] = (sums[channel] ?? 0) + (data[at + channel] ?? 0)
      levels.push(0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0))
    }
  }
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length
  const squares = levels.reduce((sum, level) => sum + (level - mean) ** 2, 0)
  const colour: Rgb = [sums[0] / levels.length, sums[1] / levels.length, sums[2] / levels.length]
  return {
    brightness: mean / 2.55,
    noise: Math.sqrt(squares / levels.length),
    cast: Math.max(...colour) - Math.min(...colour),
    colour,
  }
}

/** Walls of pale product photos, as phones see them. */
const WALLS: Record<string, Rgb> = {
  'a white wall in poor light': [190, 190, 190],
  'a white wall with a blue cast': [196, 202, 210],
  'a white wall with a warm cast': [214, 208, 199],
  'a white wall in good light': [222, 222, 221],
  'a nearly white wall': [238, 238, 238],
}
const PALE: Rgb = [228, 214, 205]
const BLACK: Rgb = [36, 34, 36]

describe('a product on white', () => {
  it.each(Object.entries(WALLS))('keeps or lifts %s', (_, wall) => {
    for (const product of [PALE, BLACK]) {
      const photo = productOn(wall, product, 1.1)
      const before = look(photo, PATCH)
      const after = look(enhancePhoto(photo, null), PATCH)
      expect(after.brightness).toBeGreaterThan(before.brightness - 0.5)
      expect(after.brightness).toBeLessThan(97.5)
      if (before.brightness < 85) expect(after.brightness).toBeGreaterThan(before.brightness + 3)
    }
  })

  it('keeps a drawn white white', () => {
    for (const product of [PALE, BLACK]) {
      const after = look(enhancePhoto(productOn([255, 255, 255], product, 0), null), PATCH)
      expect(Math.min(...after.colour)).toBeGreaterThan(254)
    }
  })

  it.each(['a white wall with a blue cast', 'a white wall with a warm cast'])('makes %s neutral', (name) => {
    const photo = productOn(WALLS[name] ?? PALE, BLACK, 1.1)
    expect(look(photo, PATCH).cast).toBeGreaterThan(10)
    expect(look(enhancePhoto(photo, null), PATCH).cast).toBeLessThan(4)
  })

  it('keeps a wall that is painted', () => {
    const pink: Rgb = [236, 206, 214]
    const after = look(enhancePhoto(productOn(pink, BLACK, 1), null), PATCH)
    expect(after.cast).toBeGreaterThan(20)
  })

  it('keeps light skin in front of it', () => {
    const skin: Rgb = [214, 168, 146]
    const photo = productOn([206, 206, 205], skin, 1)
    const before = look(photo, PRODUCT).colour
    const after = look(enhancePhoto(photo, null), PRODUCT).colour
    for (const channel of [0, 1, 2] as const) expect(Math.abs(after[channel] - before[channel])).toBeLessThan(14)
    // the tone of skin: no channel moves away from the others
    expect(Math.abs(after[0] - after[2] - (before[0] - before[2]))).toBeLessThan(8)
  })
})

describe('the noise of a flat patch', () => {
  it.each([
    ['on a pale wall', [200, 200, 200], PALE, 1.1],
    ['on a wall with a cast', [196, 202, 210], PALE, 2],
    ['on a hazy photo', [150, 150, 150], [110, 108, 100], 1.1],
    ['in a dark photo', [44, 44, 46], [90, 80, 70], 1.5],
    ['on a noisy white wall', [222, 222, 222], BLACK, 2.6],
  ] as const)('never grows %s', (_, wall, product, deviation) => {
    const photo = productOn(wall, product, deviation)
    // half a level is what rounding to whole levels adds
    expect(look(enhancePhoto(photo, null), PATCH).noise).toBeLessThan(look(photo, PATCH).noise + 0.3)
  })
})

it('tells even areas from texture and edges', () => {
  const photo = productOn([200, 200, 200], BLACK, 1.2)
  for (let y = 0; y < SIZE.height; y++) {
    for (let x = 240; x < SIZE.width; x++)
      photo.data.fill((x + y) % 4 < 2 ? 190 : 210, (y * SIZE.width + x) * 3, (y * SIZE.width + x) * 3 + 3)
  }
  const { flatness } = findFlatAreas(photo)
  const at = (x: number, y: number): number => flatness.data[Math.round(y / 8) * flatness.width + Math.round(x / 8)] ?? 0
  expect(at(60, 60)).toBeGreaterThan(0.95)
  expect(at(280, 200)).toBeLessThan(0.05)
  expect(at(PRODUCT.left, 240)).toBeLessThan(0.5)
})

it('finds the wall of a pale photo and none in a dark one', () => {
  expect(measurePhoto(productOn([206, 206, 206], BLACK, 1), null).wall.share).toBeGreaterThan(0.7)
  expect(measurePhoto(productOn([90, 90, 90], BLACK, 1), null).wall.share).toBe(0)
})
