import { describe, expect, it } from 'vitest'
import { cutoutOf, maskWithBox, plainPicture } from './cutouts.test-support.ts'
import { placeSubject } from './place-subject.ts'
import type { Box, Cutout, Plane } from '#engine/types.ts'

const PHOTO = { width: 400, height: 500 }
const STAGE = { width: 1080, height: 1350, ground: 0.86, floor: 0.62 }
const SKIN = [205, 150, 125] as const
const CAKE = [120, 75, 45] as const

function union(...boxes: readonly Box[]): Plane {
  const [first, ...more] = boxes.map((box) => maskWithBox(PHOTO, box))
  if (!first) throw new Error('no box')
  for (const { data } of more) data.forEach((value, at) => (first.data[at] = Math.max(first.data[at] ?? 0, value)))
  return first
}

/** A palm from the right, with three fingers that hang down. */
const hand = union(
  { left: 130, top: 180, width: 270, height: 110 },
  { left: 140, top: 290, width: 24, height: 90 },
  { left: 190, top: 290, width: 24, height: 110 },
  { left: 240, top: 290, width: 24, height: 70 },
)
/** Two legs from above, in shoes that point to the right. */
const legs = union(
  { left: 150, top: 0, width: 50, height: 330 },
  { left: 220, top: 0, width: 50, height: 370 },
  { left: 150, top: 320, width: 90, height: 30 },
  { left: 220, top: 360, width: 120, height: 30 },
)

/** Darker and lighter crumbs. */
function crumbly(alpha: Plane): Cutout {
  const picture = plainPicture(PHOTO, CAKE)
  for (let at = 0; at < picture.data.length; at++) {
    const isDark = ((Math.floor(at / 3) * 7919) % 13) % 2 === 0
    picture.data[at] = Math.round((picture.data[at] ?? 0) * (isDark ? 0.7 : 1.25))
  }
  return cutoutOf(picture, alpha)
}

describe('a subject that an edge cuts off', () => {
  it('touches nothing where it is a hand: it is in front of the scene, half way up', () => {
    const { footing, target } = placeSubject(cutoutOf(plainPicture(PHOTO, SKIN), hand), STAGE)
    expect(footing).toBe('cut')
    expect(target.left + target.width).toBe(STAGE.width)
    expect(target.top + target.height / 2).toBeCloseTo(STAGE.height / 2, -1)
  })

  it('stands where it is no hand', () => {
    const { footing, target } = placeSubject(cutoutOf(plainPicture(PHOTO, [60, 90, 160]), hand), STAGE)
    expect(footing).toBe('resting')
    expect(target.top + target.height).toBe(Math.round(0.86 * STAGE.height))
  })

  it('is told from bread and cakes, which have the colour of skin, by its smoothness', () => {
    expect(placeSubject(crumbly(hand), STAGE).footing).toBe('resting')
  })

  it('stands on a wide base, whatever its colour', () => {
    const half = maskWithBox(PHOTO, { left: 150, top: 150, width: 250, height: 200 })
    expect(placeSubject(cutoutOf(plainPicture(PHOTO, SKIN), half), STAGE).footing).toBe('resting')
  })

  it('reaches from the edge above to the ground where it is legs', () => {
    const { footing, target } = placeSubject(cutoutOf(plainPicture(PHOTO, SKIN), legs), STAGE)
    expect(footing).toBe('resting')
    expect(target.top).toBeLessThanOrEqual(0)
    expect(target.top + target.height).toBe(Math.round(0.86 * STAGE.height))
  })

  it('stands further back where it would be wider than the picture, as far as the floor reaches', () => {
    const wide = union(
      { left: 60, top: 0, width: 60, height: 250 },
      { left: 150, top: 0, width: 60, height: 270 },
      { left: 150, top: 245, width: 170, height: 25 },
      { left: 40, top: 230, width: 80, height: 20 },
    )
    const { footing, target } = placeSubject(cutoutOf(plainPicture(PHOTO, SKIN), wide), STAGE)
    expect(footing).toBe('resting')
    expect(target.top).toBeLessThanOrEqual(0)
    expect(target.width).toBeLessThanOrEqual(STAGE.width)
    const base = (target.top + target.height) / STAGE.height
    expect(base).toBeGreaterThan(0.62)
    expect(base).toBeLessThan(0.86)
  })

  it('hangs by a chain', () => {
    const pendant = union(
      { left: 198, top: 0, width: 4, height: 250 },
      { left: 170, top: 250, width: 60, height: 50 },
      { left: 195, top: 300, width: 10, height: 30 },
    )
    const { footing, target } = placeSubject(cutoutOf(plainPicture(PHOTO, [190, 190, 190]), pendant), STAGE)
    expect(footing).toBe('cut')
    expect(target.top).toBe(0)
  })

  it('stands on no plinth, which is smaller', () => {
    const cake = maskWithBox(PHOTO, { left: 150, top: 150, width: 250, height: 200 })
    expect(placeSubject(cutoutOf(plainPicture(PHOTO, CAKE), cake), { ...STAGE, groundWidth: 0.4 }).footing).toBe('cut')
  })
})
