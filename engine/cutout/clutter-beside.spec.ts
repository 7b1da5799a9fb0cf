import { expect, it } from 'vitest'
import { maskWithBox, plainPicture } from '#engine/compose/cutouts.test-support.ts'
import type { Picture } from '#engine/types.ts'
import { measureClutter } from './clutter-beside.ts'

const SIZE = { width: 320, height: 320 }
const MASK = maskWithBox(SIZE, { left: 100, top: 100, width: 120, height: 120 })

/** A plain photo with a check of leaves between two distances from its middle. */
function leaves(from: number, to: number): Picture {
  const picture = plainPicture(SIZE, [200, 190, 180])
  for (let pixel = 0; pixel < SIZE.width * SIZE.height; pixel++) {
    const x = pixel % SIZE.width
    const y = Math.floor(pixel / SIZE.width)
    const away = Math.max(Math.abs(x - 160), Math.abs(y - 160))
    if (away >= from && away < to && (Math.floor(x / 4) + Math.floor(y / 4)) % 2 === 0)
      picture.data.fill(60, pixel * 3, pixel * 3 + 3)
  }
  return picture
}

it('tells what lies right beside the subject from the subject and from what is further away', async () => {
  const among = await measureClutter(leaves(64, 160), MASK)
  expect(among.beside).toBeGreaterThan(0.5)
  expect(among.inside).toBeLessThan(0.02)
  const patterned = await measureClutter(leaves(0, 56), MASK)
  expect(patterned.beside).toBeLessThan(0.02)
  expect(patterned.inside).toBeGreaterThan(0.5)
  expect((await measureClutter(leaves(90, 160), MASK)).beside).toBeLessThan(0.05)
})
