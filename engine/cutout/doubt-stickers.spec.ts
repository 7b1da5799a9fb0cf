import { expect, it } from 'vitest'
import { maskWithBox, plainPicture } from '#engine/compose/cutouts.test-support.ts'
import type { Box, Picture } from '#engine/types.ts'
import { doubtStickers } from './doubt-stickers.ts'

const SIZE = { width: 400, height: 480 }
const DRESS = maskWithBox(SIZE, { left: 120, top: 60, width: 200, height: 380 })
const LABEL: Box = { left: 60, top: 250, width: 110, height: 90 }

type Shape = (across: number, down: number) => boolean
const isInBox: Shape = () => true
const isInDisc: Shape = (across, down) => across ** 2 + down ** 2 <= 1
const isInHeart: Shape = (across, down) => Math.abs(across) + Math.abs(down) <= 1

/** A photo with a white label that has a dark line of writing across it. */
function labelled({ left, top, width, height }: Box, isIn: Shape, white = 254): Picture {
  const picture = plainPicture(SIZE, [150, 90, 100])
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isIn((2 * x + 1) / width - 1, (2 * y + 1) / height - 1)) continue
      const isWritten = Math.abs(y - height / 2) < 2 && x > 20 && x < width - 20
      const at = ((top + y) * SIZE.width + left + x) * 3
      picture.data.fill(isWritten ? 120 : white, at, at + 3)
    }
  }
  return picture
}

it.each([
  ['a box', isInBox],
  ['a disc', isInDisc],
] as const)('says where a label in the form of %s lies over the subject', async (_, isIn) => {
  const [doubt] = await doubtStickers(labelled(LABEL, isIn), DRESS)
  expect(doubt?.kind).toBe('extra_part')
  expect(doubt?.place.left).toBeCloseTo(LABEL.left / SIZE.width, 1)
  expect(doubt?.place.height).toBeCloseTo(LABEL.height / SIZE.height, 1)
})

it('says nothing of a label beside the subject, of one that is part of another shape, of grey paper and of a white wall', async () => {
  expect(await doubtStickers(labelled({ ...LABEL, left: 10, width: 90, top: 20 }, isInBox), DRESS)).toEqual([])
  expect(await doubtStickers(labelled(LABEL, isInHeart), DRESS)).toEqual([])
  expect(await doubtStickers(labelled(LABEL, isInBox, 225), DRESS)).toEqual([])
  expect(await doubtStickers(plainPicture(SIZE, [255, 255, 255]), DRESS)).toEqual([])
})
