import { describe, expect, it } from 'vitest'
import type { Backdrop, DoubtKind } from '#engine/types.ts'
import { isShownAsPrint } from '#engine/value-lists.ts'
import { composePicture } from './compose-picture.ts'
import { cutoutOf, maskWithBox, openPicture, plainPicture } from './cutouts.test-support.ts'
import { asPrint, framePrint } from './lay-as-print.ts'
import { resamplePicture } from './resample.ts'

const CANVAS = { width: 540, height: 675 }
const TABLE: Backdrop = {
  picture: plainPicture(CANVAS, [120, 90, 70]),
  ground: null,
  view: 'above',
  light: { x: -0.7, hardness: 0.5 },
  isGenerated: false,
}

/** A photo of which a part was found. */
async function flower() {
  const photo = await openPicture('flower.jpg', 400)
  return cutoutOf(photo, maskWithBox(photo, { left: 0, top: 80, width: 150, height: 120 }))
}

describe('a photo is shown as a print', () => {
  it.each<[boolean, DoubtKind]>([
    [true, 'whole_photo'],
    [false, 'no_clear_subject'],
    [false, 'lost_part'],
    [false, 'ragged_edge'],
  ])('%s, with the doubt %s', (isShown, kind) => {
    expect(isShownAsPrint([{ kind }], false)).toBe(isShown)
  })

  it('unless a person has corrected its cutout', () => {
    expect(isShownAsPrint([{ kind: 'whole_photo' }], true)).toBe(false)
    expect(isShownAsPrint([], false)).toBe(false)
  })
})

it('shows every pixel of the photo unchanged, on white paper, whole and in the middle', async () => {
  const found = await flower()
  const print = asPrint(found)
  const { picture, placement } = await composePicture(print, TABLE, { lightMatch: false })
  const original = await resamplePicture(print.photo, placement)
  const { source, target } = placement
  const scale = target.width / source.width
  const { photo, paper } = framePrint(found.photo)
  const inPrint = (x: number, y: number) => ((y - target.top) * target.width + x - target.left) * 3
  const edges = {
    left: Math.ceil(target.left + (photo.left - paper.left) * scale) + 1,
    top: Math.ceil(target.top + (photo.top - paper.top) * scale) + 1,
  }
  let changed = 0
  for (let y = edges.top; y < edges.top + Math.floor(photo.height * scale) - 2; y++) {
    for (let x = edges.left; x < edges.left + Math.floor(photo.width * scale) - 2; x++) {
      const at = (y * CANVAS.width + x) * 3
      if (Math.abs((picture.data[at] ?? 0) - (original.data[inPrint(x, y)] ?? 0)) > 1) changed++
    }
  }
  expect(changed).toBe(0)
  expect([...picture.data.subarray(((target.top + 3) * CANVAS.width + target.left + 3) * 3).subarray(0, 3)]).toEqual([
    255, 255, 255,
  ])
  expect(target.left).toBeGreaterThan(0)
  expect(target.left * 2 + target.width).toBeCloseTo(CANVAS.width, -0.5)
  expect(target.top).toBeGreaterThan(0)
  expect(target.top + target.height).toBeLessThan(CANVAS.height)
})

it('throws a narrower shadow than a thing of its size', async () => {
  const found = await flower()
  const print = asPrint(found)
  const { placement, picture } = await composePicture(print, TABLE, { lightMatch: false })
  const { target } = placement
  const darknessBelow = (pixels: typeof picture, distance: number) => {
    const at = ((target.top + target.height + distance) * CANVAS.width + target.left + (target.width >> 1)) * 3
    return 120 - (pixels.data[at] ?? 0)
  }
  expect(darknessBelow(picture, 3)).toBeGreaterThan(15)
  expect(darknessBelow(picture, 40)).toBeLessThan(4)
})
