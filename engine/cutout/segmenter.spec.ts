import { expect, it } from 'vitest'
import { PASSES } from '#engine/passes/passes.ts'
import { opacitiesOf, toLogits } from '#engine/passes/merge-passes.ts'
import { OUTPUT_SIZE } from '#engine/model/simplify-graph.ts'
import { PHOTO_OF_HAND, isHand, isNail, isNear, isSurelyHand, peopleIn, square } from './drawn-hand.test-support.ts'
import { segmentBy } from './segmenter.ts'

/** A network that sees the nails, so sure of them, and how often it was asked for people. */
function networksSeeing(opacity: number) {
  const nails = toLogits(square(OUTPUT_SIZE, isNail, opacity))
  const asked = { forPeople: 0 }
  const networks = {
    runPass: () => Promise.resolve(nails),
    findPeople: () => {
      asked.forPeople++
      return Promise.resolve(peopleIn(isSurelyHand, isNear))
    },
    further: PASSES.slice(2),
  }
  return { networks, asked }
}

it('looks for people only where what it sees is unsure, and joins the hand to its nails then', async () => {
  const sure = networksSeeing(0.99)
  const { passes: certain, people } = await segmentBy(sure.networks, PHOTO_OF_HAND)
  expect([sure.asked.forPeople, certain.length, people]).toEqual([0, 3, undefined])

  const unsure = networksSeeing(0.6)
  const completed = await segmentBy(unsure.networks, PHOTO_OF_HAND)
  expect([unsure.asked.forPeople, completed.passes.length, completed.people !== undefined]).toEqual([1, 6, true])
  const seen = opacitiesOf(completed.passes[0] ?? new Uint8Array())
  const wanted = square(OUTPUT_SIZE, isHand)
  const wrong = seen.reduce((sum, opacity, pixel) => sum + Math.abs(opacity - (wanted[pixel] ?? 0)), 0)
  expect(wrong / seen.length).toBeLessThan(0.02)
})
