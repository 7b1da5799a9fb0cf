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

it('joins the hand to its nails where what it sees is unsure, and where skin lies beside what it is sure of', async () => {
  for (const [opacity, passes] of [
    [0.6, 6],
    [0.99, 3],
  ] as const) {
    const { networks, asked } = networksSeeing(opacity)
    const completed = await segmentBy(networks, PHOTO_OF_HAND)
    expect([asked.forPeople, completed.passes.length, completed.people?.isSkin]).toEqual([1, passes, true])
    const seen = opacitiesOf(completed.passes[0] ?? new Uint8Array())
    const wanted = square(OUTPUT_SIZE, isHand)
    const wrong = seen.reduce((sum, value, pixel) => sum + Math.abs(value - (wanted[pixel] ?? 0)), 0)
    expect(wrong / seen.length).toBeLessThan(0.02)
  }
})

it('asks for no people where no skin lies beside what it is sure of', async () => {
  const { networks, asked } = networksSeeing(0.99)
  const grey = PHOTO_OF_HAND.data.map((_, at, data) => data[at - (at % 3)] ?? 0)
  const { passes, people } = await segmentBy(networks, { ...PHOTO_OF_HAND, data: grey })
  expect([asked.forPeople, passes.length, people]).toEqual([0, 3, undefined])
})

/** People who are sure of the hand, and as sure of what lies around it, which is grey. */
const findTooMuch = () => Promise.resolve(peopleIn(isNear, isNear))

it('joins nothing where people are as sure of what is no skin', async () => {
  const { networks } = networksSeeing(0.99)
  const { passes, people } = await segmentBy({ ...networks, findPeople: findTooMuch }, PHOTO_OF_HAND)
  expect([passes.length, people]).toEqual([3, undefined])
})
