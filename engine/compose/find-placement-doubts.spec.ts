import { expect, it } from 'vitest'
import { cutoutOf, maskWithBox, plainPicture } from './cutouts.test-support.ts'
import { findPlacementDoubts } from './find-placement-doubts.ts'
import { placeSubject } from './place-subject.ts'
import type { Box, Doubt, Plane } from '#engine/types.ts'

const PHOTO = { width: 400, height: 500 }
const STAGE = { width: 1080, height: 1350, ground: 0.86, floor: 0.62 }
const SKIN = [205, 150, 125] as const
const BLUE = [60, 90, 160] as const

function doubtsAbout(alpha: Plane, colour: readonly [number, number, number], groundWidth?: number): Doubt[] {
  const cutout = cutoutOf(plainPicture({ width: alpha.width, height: alpha.height }, colour), alpha)
  const stage = { ...STAGE, groundWidth }
  return findPlacementDoubts(cutout, placeSubject(cutout, stage), stage)
}

const kindsOf = (doubts: readonly Doubt[]): string[] => doubts.map(({ kind }) => kind)

/** Wide above, narrower and narrower below. */
function pointed(box: Box): Plane {
  const mask = maskWithBox(PHOTO, box)
  for (let row = 0; row < box.height; row++) {
    const cut = Math.round((row / box.height) * (box.width / 2) * 0.95)
    const start = (box.top + row) * PHOTO.width + box.left
    mask.data.fill(0, start, start + cut)
    mask.data.fill(0, start + box.width - cut, start + box.width)
  }
  return mask
}

const MIDDLE = { left: 100, top: 150, width: 200, height: 200 }

it('says of a hand that ends in the middle of the picture that it may hover, and where', () => {
  const [doubt] = doubtsAbout(pointed(MIDDLE), SKIN)
  expect(doubt?.kind).toBe('hovering')
  expect(doubt?.place.left).toBeCloseTo(0.25, 1)
  expect(doubt?.place.top).toBeCloseTo(0.3, 1)
})

it('says nothing of a hand that an edge holds, of a shoe in the colour of skin, of a bottle', () => {
  expect(doubtsAbout(maskWithBox(PHOTO, { left: 100, top: 150, width: 300, height: 90 }), SKIN)).toEqual([])
  expect(doubtsAbout(maskWithBox(PHOTO, MIDDLE), SKIN)).toEqual([])
  expect(doubtsAbout(maskWithBox(PHOTO, { left: 150, top: 100, width: 90, height: 300 }), BLUE)).toEqual([])
})

it('says that a thing may hover that stands on a point', () => {
  expect(kindsOf(doubtsAbout(pointed(MIDDLE), BLUE))).toEqual(['hovering'])
})

it('says it of what stands on a point where an edge cuts off its side', () => {
  const tapering = pointed({ left: 100, top: 150, width: 200, height: 200 })
  const arm = maskWithBox(PHOTO, { left: 200, top: 160, width: 200, height: 60 })
  tapering.data.forEach((value, at) => (tapering.data[at] = Math.max(value, arm.data[at] ?? 0)))
  expect(kindsOf(doubtsAbout(tapering, BLUE))).toEqual(['hovering'])
  expect(doubtsAbout(maskWithBox(PHOTO, { left: 150, top: 150, width: 250, height: 200 }), BLUE)).toEqual([])
})

it('says that a hand or a foot may hover that comes from above', () => {
  const fromAbove = maskWithBox(PHOTO, { left: 100, top: 0, width: 200, height: 300 })
  expect(kindsOf(doubtsAbout(fromAbove, SKIN))).toEqual(['hovering'])
  const fromCorner = maskWithBox(PHOTO, { left: 0, top: 0, width: 300, height: 300 })
  expect(doubtsAbout(fromCorner, BLUE)).toEqual([])
  for (let y = 250; y < 300; y++) fromCorner.data.fill(0, y * PHOTO.width, y * PHOTO.width + 180)
  fromCorner.data.fill(0, 0, 270)
  expect(kindsOf(doubtsAbout(fromCorner, BLUE))).toEqual(['hovering'])
  const raised = maskWithBox(PHOTO, { left: 100, top: 200, width: 200, height: 300 })
  expect(doubtsAbout(raised, SKIN)).toEqual([])
})

it('says that a box may hover that leaves the picture beside a plinth', () => {
  const half = maskWithBox(PHOTO, { left: 150, top: 150, width: 250, height: 200 })
  expect(kindsOf(doubtsAbout(half, BLUE, 0.4))).toEqual(['hovering'])
  expect(doubtsAbout(half, BLUE)).toEqual([])
})

it('says that things may hover of which the photo cuts off only the nearest', () => {
  const sweets = maskWithBox(PHOTO, { left: 60, top: 200, width: 120, height: 120 })
  const nearest = maskWithBox(PHOTO, { left: 260, top: 420, width: 50, height: 80 })
  nearest.data.forEach((value, at) => (sweets.data[at] = Math.max(sweets.data[at] ?? 0, value)))
  expect(kindsOf(doubtsAbout(sweets, BLUE))).toEqual(['hovering'])
  expect(doubtsAbout(maskWithBox(PHOTO, { left: 100, top: 150, width: 200, height: 350 }), BLUE)).toEqual([])
})

it('says that things may hover that fill the photo but for its lower end', () => {
  const basket = maskWithBox(PHOTO, { left: 0, top: 0, width: 400, height: 420 })
  expect(kindsOf(doubtsAbout(basket, BLUE))).toEqual(['hovering'])
  expect(doubtsAbout(maskWithBox(PHOTO, { left: 0, top: 0, width: 400, height: 500 }), BLUE)).toEqual([])
})

it('says which part the picture cuts off that the photo shows whole', () => {
  const wide = { width: 800, height: 400 }
  const doubts = doubtsAbout(maskWithBox(wide, { left: 40, top: 0, width: 720, height: 400 }), BLUE)
  expect(kindsOf(doubts)).toEqual(['cropped'])
  expect(doubts[0]?.place.left).toBeCloseTo(0.05, 2)
  expect(doubts[0]?.place.width).toBeGreaterThan(0.1)
})

/** Of a thing that fills its photo. */
function doubtsAboutFilled(width: number): string[] {
  const size = { width, height: 400 }
  return kindsOf(doubtsAbout(maskWithBox(size, { left: 0, top: 0, ...size }), BLUE))
}

it('says it of what the photo cuts off, too, where half of that is missing', () => {
  expect(doubtsAboutFilled(800)).toContain('cropped')
  expect(doubtsAboutFilled(440)).not.toContain('cropped')
})
