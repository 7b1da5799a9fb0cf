import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { encodePicture } from '#engine/encode/encode-picture.ts'
import { isMarkedGenerated } from '#engine/encode/generated-mark.ts'
import { fitsFeed } from './feed-shape.ts'
import { fitToFeed } from './fit-to-feed.ts'

/** A picture whose left half is red and whose right half is blue, with a green line along its upper edge. */
async function aPicture(width: number, height: number, isGenerated = false): Promise<Uint8Array> {
  const data = new Uint8Array(width * height * 3)
  for (let at = 0; at < width * height; at++) {
    const colour = at < width * 8 ? [0, 200, 0] : at % width < width / 2 ? [200, 0, 0] : [0, 0, 200] // oxlint-disable-line no-nested-ternary -- three areas
    data.set(colour, at * 3)
  }
  return encodePicture({ data, width, height }, isGenerated)
}

const colourAt = async (jpeg: Uint8Array, left: number, top: number) => {
  const pixel = await sharp(jpeg).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return [...pixel].map((level) => Math.round(level / 50) * 50)
}

describe('a picture for the feed', () => {
  it.each([
    [1080, 1350],
    [1080, 1080],
    [1080, 566],
  ])('stays byte for byte the same at %i × %i', async (width, height) => {
    const jpeg = await aPicture(width, height)
    expect((await fitToFeed(jpeg, 'crop')).jpeg).toBe(jpeg)
    expect((await fitToFeed(jpeg, 'pad')).jpeg).toBe(jpeg)
  })

  it('keeps its width when too much height is cut off', async () => {
    expect(await fitToFeed(await aPicture(1080, 1920), 'crop')).toMatchObject({ width: 1080, height: 1350 })
  })

  it('is kept completely in the middle of a plain mat', async () => {
    const { jpeg, width, height } = await fitToFeed(await aPicture(900, 1600), 'pad')
    expect([width, height]).toEqual([1280, 1600])
    expect(await colourAt(jpeg, 640, 2)).toEqual([0, 200, 0])
    const corners = [await colourAt(jpeg, 3, 3), await colourAt(jpeg, 1276, 3), await colourAt(jpeg, 90, 1200)]
    expect(new Set(corners.map(String)).size).toBe(1)
    expect(await colourAt(jpeg, 195, 800)).toEqual([200, 0, 0])
    expect(await colourAt(jpeg, 1085, 800)).toEqual([0, 0, 200])
  })

  it('is compressed once, so that fine colours stay as they were', async () => {
    const [width, height] = [360, 640]
    const stripes = new Uint8Array(width * height * 3)
    for (let at = 0; at < width * height; at++) stripes.set(at % 2 === 0 ? [200, 0, 0] : [0, 0, 200], at * 3)
    const { jpeg, ...size } = await fitToFeed(await encodePicture({ data: stripes, width, height }, false), 'pad')
    const left = (size.width - width) / 2
    const inside = await sharp(jpeg).extract({ left, top: 0, width, height }).raw().toBuffer()
    const apart = inside.reduce((sum, level, at) => sum + Math.abs(level - (stripes[at] ?? 0)), 0) / inside.length
    expect(apart).toBeLessThan(8)
  })

  it('is scaled to the width that Instagram requires', async () => {
    expect(await fitToFeed(await aPicture(200, 250), 'crop')).toMatchObject({ width: 320, height: 400 })
  })

  it.each(['crop', 'pad'] as const)('keeps the mark of a generator (%s)', async (fit) => {
    const made = await fitToFeed(await aPicture(400, 800, true), fit)
    expect(isMarkedGenerated(made.jpeg)).toBe(true)
    expect(isMarkedGenerated((await fitToFeed(await aPicture(400, 800), fit)).jpeg)).toBe(false)
  })

  it('is a JPEG within every limit, whatever it was', async () => {
    const sides = fc.tuple(fc.integer({ min: 40, max: 500 }), fc.integer({ min: 40, max: 500 }), fc.constantFrom('crop', 'pad'))
    await fc.assert(
      fc.asyncProperty(sides, async ([width, height, fit]) => {
        const made = await fitToFeed(await aPicture(width, height), fit)
        const seen = await sharp(made.jpeg).metadata()
        expect(seen).toMatchObject({ format: 'jpeg', width: made.width, height: made.height, space: 'srgb' })
        expect(made.width / made.height).toBeGreaterThanOrEqual(0.8)
        expect(made.width / made.height).toBeLessThanOrEqual(1.91)
        expect(made.width).toBeGreaterThanOrEqual(320)
        expect(made.width).toBeLessThanOrEqual(1440)
      }),
      { numRuns: 25 },
    )
  })
})

describe('a picture of a carousel', () => {
  it.each([
    [
      { width: 400, height: 500 },
      { width: 1280, height: 853 },
    ],
    [
      { width: 1910, height: 1000 },
      { width: 700, height: 900 },
    ],
    [
      { width: 1080, height: 1080 },
      { width: 360, height: 640 },
    ],
  ])('gets the ratio of the first, within the limits of the feed: %o', async (shape, { width, height }) => {
    for (const fit of ['crop', 'pad'] as const) {
      const made = await fitToFeed(await aPicture(width, height), fit, shape)
      expect(made.width / made.height).toBeCloseTo(shape.width / shape.height, 2)
      expect(fitsFeed(made)).toBe(true)
    }
  })
})
