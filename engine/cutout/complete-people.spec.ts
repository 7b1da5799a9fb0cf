import { expect, it } from 'vitest'
import type { People } from '#engine/looks/look-for-people.ts'
import { PERSON_SIZE } from '#engine/model/person-session.ts'
import { OUTPUT_SIZE } from '#engine/model/simplify-graph.ts'
import { completePeople } from './complete-people.ts'

const SIDE = 400
type Inside = (x: number, y: number) => boolean

const isHand: Inside = (x, y) => x > 0.3 && x < 0.7 && y > 0.4
const isNail: Inside = (x, y) => y > 0.42 && y < 0.5 && [0.35, 0.5, 0.65].some((middle) => Math.abs(x - middle) < 0.03)
const nobody: Inside = () => false
/** Where any look may see a person: more than the hand. */
const isNear: Inside = (x, y) => x > 0.25 && x < 0.75 && y > 0.35
/** Where most looks are sure: less than the hand, and coarse. */
const isSurelyHand: Inside = (x, y) => x > 0.36 && x < 0.62 && y > 0.5 && y < 0.9

function colourAt(x: number, y: number): readonly number[] {
  if (isNail(x, y)) return [200, 30, 60]
  return isHand(x, y) ? [205, 150, 120] : [120, 122, 126]
}

/** A hand with painted nails on a grey cloth, with the grain of a photo. */
const photo = {
  data: Uint8Array.from({ length: SIDE * SIDE * 3 }, (_, at) => {
    const pixel = Math.floor(at / 3)
    const [x, y] = [(pixel % SIDE) / SIDE, Math.floor(pixel / SIDE) / SIDE]
    return (colourAt(x, y)[at % 3] ?? 0) + ((pixel * 7919) % 9) - 4
  }),
  width: SIDE,
  height: SIDE,
}

function square(side: number, isInside: Inside, opacity = 1): Float32Array {
  return Float32Array.from({ length: side * side }, (_, pixel) =>
    isInside((pixel % side) / side, Math.floor(pixel / side) / side) ? opacity : 0,
  )
}

const peopleIn = (isSure: Inside, isPossible: Inside): People => ({
  any: square(PERSON_SIZE, isPossible),
  some: square(PERSON_SIZE, isPossible, 0.6),
  most: square(PERSON_SIZE, isSure),
})

const shareOf = (mask: Float32Array, isInside: Inside): number => {
  const inside = mask.filter((_, pixel) =>
    isInside((pixel % OUTPUT_SIZE) / OUTPUT_SIZE, Math.floor(pixel / OUTPUT_SIZE) / OUTPUT_SIZE),
  )
  return inside.reduce((sum, opacity) => sum + opacity, 0) / inside.length
}

it('joins the hand to its nails, up to the edge that the photo has', async () => {
  const completed = await completePeople(photo, square(OUTPUT_SIZE, isNail), peopleIn(isSurelyHand, isNear))
  if (!completed) throw new Error('nobody was found')
  expect(shareOf(completed, isHand)).toBeGreaterThan(0.97)
  expect(shareOf(completed, isNail)).toBeGreaterThan(0.97)
  expect(shareOf(completed, (x, y) => !isHand(x, y))).toBeLessThan(0.01)
})

it('leaves a subject as it is where nobody is surely seen, or where it has them already', async () => {
  expect(await completePeople(photo, square(OUTPUT_SIZE, isNail), peopleIn(nobody, isHand))).toBeUndefined()
  expect(await completePeople(photo, square(OUTPUT_SIZE, isHand), peopleIn(isSurelyHand, isHand))).toBeUndefined()
})
