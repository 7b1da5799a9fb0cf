import { expect, it } from 'vitest'
import { OUTPUT_SIZE } from '#engine/model/simplify-graph.ts'
import { completePeople } from './complete-people.ts'
import {
  type Inside,
  PHOTO_OF_HAND,
  isHand,
  isNail,
  isNear,
  isSurelyHand,
  nobody,
  peopleIn,
  square,
} from './drawn-hand.test-support.ts'

const shareOf = (mask: Float32Array, isInside: Inside): number => {
  const inside = mask.filter((_, pixel) =>
    isInside((pixel % OUTPUT_SIZE) / OUTPUT_SIZE, Math.floor(pixel / OUTPUT_SIZE) / OUTPUT_SIZE),
  )
  return inside.reduce((sum, opacity) => sum + opacity, 0) / inside.length
}

it('joins the hand to its nails, up to the edge that the photo has', async () => {
  const completed = await completePeople(PHOTO_OF_HAND, square(OUTPUT_SIZE, isNail), peopleIn(isSurelyHand, isNear))
  if (!completed) throw new Error('nobody was found')
  expect(shareOf(completed, isHand)).toBeGreaterThan(0.97)
  expect(shareOf(completed, isNail)).toBeGreaterThan(0.97)
  expect(shareOf(completed, (x, y) => !isHand(x, y))).toBeLessThan(0.01)
})

it('leaves a subject as it is where nobody is surely seen, or where it has them already', async () => {
  expect(await completePeople(PHOTO_OF_HAND, square(OUTPUT_SIZE, isNail), peopleIn(nobody, isHand))).toBeUndefined()
  expect(await completePeople(PHOTO_OF_HAND, square(OUTPUT_SIZE, isHand), peopleIn(isSurelyHand, isHand))).toBeUndefined()
})
