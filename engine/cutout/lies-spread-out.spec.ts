import { expect, it } from 'vitest'
import { cutoutOf, maskWithBox, plainPicture } from '#engine/compose/cutouts.test-support.ts'
import type { Box, Plane } from '#engine/types.ts'
import { liesSpreadOut } from './lies-spread-out.ts'

const PHOTO = { width: 400, height: 500 }

function union(...boxes: readonly Box[]): Plane {
  const [first, ...more] = boxes.map((box) => maskWithBox(PHOTO, box))
  if (!first) throw new Error('no box')
  for (const { data } of more) data.forEach((value, at) => (first.data[at] = Math.max(first.data[at] ?? 0, value)))
  return first
}

/** Rows of the widths that are given from top to bottom, around the middle. */
function turned(height: number, widths: readonly number[]): Plane {
  const top = 80
  const mask = maskWithBox(PHOTO, { left: 0, top: 0, width: 0, height: 0 })
  for (let row = 0; row < height; row++) {
    const place = (row / height) * (widths.length - 1)
    const from = widths[Math.floor(place)] ?? 0
    const to = widths[Math.floor(place) + 1] ?? from
    const width = Math.round(from + (to - from) * (place % 1))
    const start = (top + row) * PHOTO.width + 200 - (width >> 1)
    mask.data.fill(255, start, start + width)
  }
  return mask
}

const OUTLINES: Readonly<Record<string, Plane>> = {
  trousers: union(
    { left: 110, top: 80, width: 180, height: 120 },
    { left: 110, top: 200, width: 75, height: 160 },
    { left: 215, top: 200, width: 75, height: 160 },
  ),
  'a shirt': union(
    { left: 130, top: 90, width: 140, height: 230 },
    { left: 70, top: 90, width: 60, height: 90 },
    { left: 270, top: 90, width: 60, height: 90 },
    { left: 120, top: 250, width: 160, height: 70 },
  ),
  'a necklace': union(
    { left: 60, top: 80, width: 6, height: 250 },
    { left: 330, top: 80, width: 6, height: 250 },
    { left: 60, top: 324, width: 276, height: 6 },
    { left: 180, top: 330, width: 40, height: 40 },
  ),
  'a top with sleeves below its hem': union(
    { left: 140, top: 80, width: 120, height: 200 },
    ...[0, 1, 2, 3, 4].flatMap((part) => [
      { left: 128 - 10 * part, top: 100 + 44 * part, width: 46, height: 44 },
      { left: 226 + 10 * part, top: 100 + 44 * part, width: 46, height: 44 },
    ]),
  ),
  'a table': union(
    { left: 90, top: 100, width: 220, height: 40 },
    { left: 100, top: 140, width: 30, height: 160 },
    { left: 270, top: 140, width: 30, height: 160 },
  ),
  'a bottle': turned(300, [40, 40, 40, 110, 120, 120, 120, 120, 120]),
  'a wide flask': turned(240, [60, 60, 190, 200, 200, 200, 200]),
  'a flower pot': turned(200, [200, 190, 180, 165, 150]),
  'a pot with a knob': turned(230, [30, 60, 185, 190, 190, 190, 185, 175, 160, 60]),
  'a cake on its stand': turned(220, [220, 220, 220, 220, 230, 40, 40, 100]),
  'a cake': maskWithBox(PHOTO, { left: 100, top: 120, width: 200, height: 160 }),
  'a shoe': union({ left: 80, top: 220, width: 240, height: 60 }, { left: 80, top: 150, width: 90, height: 130 }),
  'a person': union(
    { left: 170, top: 80, width: 60, height: 60 },
    { left: 150, top: 140, width: 100, height: 150 },
    { left: 155, top: 290, width: 40, height: 170 },
    { left: 205, top: 290, width: 40, height: 170 },
  ),
  'a pair of boots': union(
    { left: 110, top: 120, width: 60, height: 200 },
    { left: 110, top: 280, width: 90, height: 40 },
    { left: 230, top: 120, width: 60, height: 200 },
    { left: 230, top: 280, width: 90, height: 40 },
  ),
}

it.each([
  ['trousers', true],
  ['a shirt', true],
  ['a necklace', true],
  ['a top with sleeves below its hem', true],
  ['a table', false],
  ['a bottle', false],
  ['a wide flask', false],
  ['a flower pot', false],
  ['a pot with a knob', false],
  ['a cake on its stand', false],
  ['a cake', false],
  ['a shoe', false],
  ['a person', false],
  ['a pair of boots', false],
] as const)('tells %s by the outline: laid out is %s', (name, expected) => {
  const outline = OUTLINES[name]
  if (!outline) throw new Error(name)
  expect(liesSpreadOut(cutoutOf(plainPicture(PHOTO, [120, 120, 120]), outline))).toBe(expected)
})
