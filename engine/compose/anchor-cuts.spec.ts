import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cutoutOf, maskWithBox, plainPicture } from './cutouts.test-support.ts'
import { placeSubject } from './place-subject.ts'
import { largeCuts, visibleCuts } from './visible-cuts.ts'
import type { Box, Cutout, Plane } from '#engine/types.ts'

const PHOTO = { width: 240, height: 300 }
const SKIN = [205, 150, 125] as const
const GREY = [90, 90, 90] as const
const EDGES = ['top', 'right', 'bottom', 'left'] as const
type Edge = (typeof EDGES)[number]

/** A limb, a chain or a stem: from the middle of the body straight to an edge. */
interface Limb {
  readonly edge: Edge
  /** Where it leaves, 0…1 along the body. */
  readonly at: number
  /** Its width in pixels. */
  readonly width: number
}

function limbBox(body: Box, { edge, at, width }: Limb): Box {
  const left = Math.round(body.left + at * (body.width - width))
  const top = Math.round(body.top + at * (body.height - width))
  const middle = { x: body.left + (body.width >> 1), y: body.top + (body.height >> 1) }
  const boxes: Record<Edge, Box> = {
    top: { left, top: 0, width, height: middle.y },
    bottom: { left, top: middle.y, width, height: PHOTO.height - middle.y },
    left: { left: 0, top, width: middle.x, height: width },
    right: { left: middle.x, top, width: PHOTO.width - middle.x, height: width },
  }
  return boxes[edge]
}

function maskOf(body: Box, limbs: readonly Limb[]): Plane {
  const mask = maskWithBox(PHOTO, body)
  for (const limb of limbs) {
    const drawn = maskWithBox(PHOTO, limbBox(body, limb))
    drawn.data.forEach((value, at) => (mask.data[at] = Math.max(mask.data[at] ?? 0, value)))
  }
  return mask
}

const bodies = fc
  .record({
    left: fc.integer({ min: 12, max: 90 }),
    top: fc.integer({ min: 12, max: 110 }),
    width: fc.integer({ min: 50, max: 120 }),
    height: fc.integer({ min: 50, max: 150 }),
  })
  .filter(({ left, top, width, height }) => left + width < 228 && top + height < 288)
const limbs = fc.array(
  fc.record({
    edge: fc.constantFrom(...EDGES),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    width: fc.integer({ min: 2, max: 48 }),
  }),
  { maxLength: 5 },
)
const stages = fc.record({
  width: fc.constant(1080),
  height: fc.constantFrom(1080, 1350, 1920),
  ground: fc.constantFrom(0.74, 0.86, null),
  floor: fc.constantFrom(0.6, undefined),
  groundWidth: fc.constantFrom(0.4, undefined),
  view: fc.constantFrom('front' as const, 'above' as const),
})
const rooms = fc.constantFrom({ top: 0, bottom: 0 }, { top: 0.25, bottom: 0.1 })
const colours = fc.constantFrom(SKIN, GREY)

const gapsOf = ({ left, top, width, height }: Box, canvas: { width: number; height: number }): Record<Edge, number> => ({
  top,
  left,
  right: canvas.width - left - width,
  bottom: canvas.height - top - height,
})

it('leaves through the same edges of the picture as of the photo, whatever the subject and the scene', () => {
  fc.assert(
    fc.property(bodies, limbs, stages, rooms, colours, (body, drawn, stage, room, colour) => {
      const cutout = cutoutOf(plainPicture(PHOTO, colour), maskOf(body, drawn))
      const { target } = placeSubject(cutout, stage, room)
      const gaps = gapsOf(target, stage)
      for (const { edge } of drawn) expect(gaps[edge]).toBeLessThanOrEqual(0)
    }),
    { numRuns: 300 },
  )
})

it('stands on a line of the ground, lies, or is held by an edge: nothing floats', () => {
  fc.assert(
    fc.property(bodies, limbs, stages, rooms, colours, (body, drawn, stage, room, colour) => {
      const { target, footing } = placeSubject(cutoutOf(plainPicture(PHOTO, colour), maskOf(body, drawn)), stage, room)
      const gaps = gapsOf(target, stage)
      if (stage.view === 'above' && footing === 'lying') return
      if (footing === 'cut') expect(Math.min(...Object.values(gaps))).toBeLessThanOrEqual(0)
      else expect(target.top + target.height).toBeGreaterThan(0.6 * stage.height)
    }),
    { numRuns: 200 },
  )
})

const cutsOf = (mask: Plane): Cutout['touches'] => visibleCuts(cutoutOf(plainPicture(PHOTO, GREY), mask))
const BODY = { left: 60, top: 80, width: 120, height: 130 }

it('takes a chain that runs out for a cut, but no cake that grazes the edge with its top', () => {
  const chain = maskOf(BODY, [{ edge: 'left', at: 0.3, width: 3 }])
  expect(cutsOf(chain).left).toBe(true)
  expect(largeCuts(cutoutOf(plainPicture(PHOTO, GREY), chain)).left).toBe(false)
  const tip = maskWithBox(PHOTO, { left: 20, top: 0, width: 200, height: 200 })
  for (let y = 0; y < 200; y++) {
    for (let x = 20; x < 220; x++) if (Math.abs(x - 119.5) > y + 1) tip.data[y * PHOTO.width + x] = 0
  }
  // it touches the edge
  expect(tip.data.subarray(0, PHOTO.width).some((value) => value > 0)).toBe(true)
  expect(cutsOf(tip).top).toBe(false)
})
