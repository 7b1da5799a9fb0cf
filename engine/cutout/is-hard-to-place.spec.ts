import { expect, it } from 'vitest'
import { cutoutOf, maskCutBelow, maskWithBox, plainPicture } from '#engine/compose/cutouts.test-support.ts'
import type { Plane } from '#engine/types.ts'
import { isHardToPlace } from './is-hard-to-place.ts'

const PHOTO = { width: 400, height: 500 }
const WIDE = { width: 800, height: 400 }
const SKIN = [205, 150, 125] as const
const BLUE = [60, 90, 160] as const

const isHard = (alpha: Plane, colour: readonly [number, number, number] = BLUE): boolean =>
  isHardToPlace(cutoutOf(plainPicture({ width: alpha.width, height: alpha.height }, colour), alpha))

/** A bar of chocolate that leans: it ends below in one corner. */
function leaning(): Plane {
  const mask = maskWithBox(PHOTO, { left: 0, top: 0, width: 0, height: 0 })
  for (let x = 40; x < 360; x++) {
    for (let y = 0; y < 110; y++) mask.data[(Math.round(280 - x / 3) + y) * PHOTO.width + x] = 255
  }
  return mask
}

it.each([
  ['a thing that leans', leaning(), BLUE],
  ['a hand that comes from above', maskWithBox(PHOTO, { left: 100, top: 0, width: 200, height: 300 }), SKIN],
  ['a table that is wider than the picture', maskWithBox(WIDE, { left: 40, top: 0, width: 720, height: 400 }), BLUE],
] as const)('is %s', (_, alpha, colour) => {
  expect(isHard(alpha, colour)).toBe(true)
})

it.each([
  ['a bottle', maskWithBox(PHOTO, { left: 160, top: 100, width: 80, height: 300 }), BLUE],
  ['a cake', maskWithBox(PHOTO, { left: 100, top: 200, width: 200, height: 160 }), BLUE],
  ['a half-length portrait', maskWithBox(PHOTO, { left: 80, top: 80, width: 240, height: 420 }), BLUE],
  ['a plate that the photo cuts below', maskCutBelow(PHOTO, 'round'), BLUE],
  ['a hand that is held up', maskWithBox(PHOTO, { left: 130, top: 150, width: 140, height: 350 }), SKIN],
] as const)('is not %s', (_, alpha, colour) => {
  expect(isHard(alpha, colour)).toBe(false)
})
