import { describe, expect, test } from 'vitest'
import { correctMask } from './correct-mask.ts'
import { findOpenParts } from './open-parts.ts'
import { preparePhoto } from './prepare-photo.ts'
import type { SegmentedPhoto } from './segmented-photo.ts'

const SIZE = 120
type Box = readonly [left: number, top: number, right: number, bottom: number]
const BODY: Box = [50, 20, 80, 110]
const ARM: Box = [6, 40, 40, 52]
const BAG: Box = [96, 70, 114, 100]

const isIn = ([left, top, right, bottom]: Box, pixel: number): boolean => {
  const [x, y] = [pixel % SIZE, Math.floor(pixel / SIZE)]
  return x >= left && x < right && y >= top && y < bottom
}
const plane = (values: readonly (readonly [Box, number])[]): Float32Array =>
  Float32Array.from({ length: SIZE * SIZE }, (_, pixel) => values.findLast(([box]) => isIn(box, pixel))?.[1] ?? 0.02)

function photoOf(seen: Float32Array, possible = seen): SegmentedPhoto {
  const colours = new Uint8Array(SIZE * SIZE * 3).fill(120)
  for (let pixel = 0; pixel < SIZE * SIZE; pixel++) {
    for (const [box, colour] of [
      [BODY, [190, 60, 60]],
      [ARM, [210, 160, 130]],
      [BAG, [40, 90, 170]],
    ] as const) {
      if (isIn(box, pixel)) colours.set(colour, pixel * 3)
    }
  }
  return { width: SIZE, height: SIZE, colours, seen, possible }
}

async function openParts(photo: SegmentedPhoto, { least = photo.seen } = {}) {
  const mask = await correctMask(preparePhoto(photo), { strokes: [] })
  return findOpenParts(photo, { mask, least, strokes: [] })
}

describe('a part of a photo', () => {
  test('that a pass half saw can be added, and its stroke adds it', async () => {
    const photo = photoOf(
      plane([[BODY, 0.97]]),
      plane([
        [BODY, 0.97],
        [ARM, 0.5],
      ]),
    )
    const [part, ...others] = await openParts(photo)
    expect(others).toEqual([])
    expect(part).toMatchObject({ mode: 'keep' })
    const strokes = part ? [part.stroke] : []
    const mask = await correctMask(preparePhoto(photo), { strokes })
    const arm = [...mask.keys()].filter((pixel) => isIn(ARM, pixel))
    expect(arm.filter((pixel) => mask[pixel]).length / arm.length).toBeGreaterThan(0.9)
    expect(findOpenParts(photo, { mask, least: photo.seen, strokes })).toEqual([])
  })

  test('that hangs on to nothing, or that some pass did not see, can be taken away', async () => {
    const apart = photoOf(
      plane([
        [BODY, 0.97],
        [BAG, 0.97],
      ]),
    )
    expect(await openParts(apart)).toMatchObject([{ mode: 'remove', place: { left: 97 / SIZE, top: 71 / SIZE } }])
    const belt: Box = [50, 60, 80, 75]
    const seen = photoOf(plane([[BODY, 0.97]]))
    const least = plane([
      [BODY, 0.97],
      [belt, 0.1],
    ])
    expect(await openParts(seen, { least })).toMatchObject([{ mode: 'remove', place: { top: 61 / SIZE } }])
  })

  test('is not told when it is a crumb or the soft rim of the outline', async () => {
    const crumb: Box = [10, 10, 14, 14]
    const rim: Box = [48, 18, 82, 112]
    const possible = plane([
      [rim, 0.5],
      [BODY, 0.97],
      [crumb, 0.6],
    ])
    const photo = photoOf(plane([[BODY, 0.97]]), possible)
    expect(await openParts(photo)).toEqual([])
  })
})
