import { describe, expect, it } from 'vitest'
import { cutGrid } from './grid-cut.ts'
import type { Links } from './grid-trees.ts'

function randomNumbers(seed: number): (most: number) => number {
  let state = seed
  return (most) => {
    state = (state * 48_271) % 2_147_483_647
    return Math.floor((state / 2_147_483_647) * most)
  }
}

interface Problem {
  readonly width: number
  readonly height: number
  readonly pulls: Int32Array
  readonly links: Links
}

function randomProblem(seed: number): Problem {
  const random = randomNumbers(seed * 7919 + 13)
  const width = 2 + random(3)
  const height = 2 + random(2)
  const weights = (most: number) => Int32Array.from({ length: width * height }, () => random(most))
  return {
    width,
    height,
    pulls: Int32Array.from({ length: width * height }, () => random(41) - 20),
    links: { right: weights(15), down: weights(15), downRight: weights(9), downLeft: weights(9) },
  }
}

/** What a mask costs: every pull that it goes against, and every link that it cuts. */
function costOf({ width, height, pulls, links }: Problem, isSubject: (pixel: number) => boolean): number {
  let cost = 0
  for (let pixel = 0; pixel < pulls.length; pixel++) {
    const pull = pulls[pixel] ?? 0
    if (pull > 0 !== isSubject(pixel)) cost += Math.abs(pull)
    const x = pixel % width
    const isLast = pixel + width >= width * height
    const cuts = (isThere: boolean, other: number, weight: number | undefined): number =>
      isThere && isSubject(pixel) !== isSubject(other) ? (weight ?? 0) : 0
    cost += cuts(x < width - 1, pixel + 1, links.right[pixel])
    cost += cuts(!isLast, pixel + width, links.down[pixel])
    cost += cuts(!isLast && x < width - 1, pixel + width + 1, links.downRight[pixel])
    cost += cuts(!isLast && x > 0, pixel + width - 1, links.downLeft[pixel])
  }
  return cost
}

describe('cutting a grid', () => {
  it('finds the cheapest of all cuts on small grids', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const problem = randomProblem(seed)
      let cheapest = Infinity
      for (let cut = 0; cut < 1 << problem.pulls.length; cut++) {
        cheapest = Math.min(
          cheapest,
          costOf(problem, (pixel) => Boolean((cut >> pixel) & 1)),
        )
      }
      const mask = cutGrid(problem, problem.pulls, problem.links)
      expect([seed, costOf(problem, (pixel) => mask[pixel] === 1)]).toEqual([seed, cheapest])
    }
  })

  it('leaves out what takes no part', () => {
    const ones = new Int32Array(9).fill(5)
    const links = { right: ones, down: ones, downRight: ones, downLeft: ones }
    const skipped = Uint8Array.of(0, 0, 0, 1, 1, 1, 0, 0, 0)
    const pulls = Int32Array.of(9, 0, 0, 0, 0, 0, -9, 0, 0)
    expect([...cutGrid({ width: 3, height: 3 }, pulls, links, skipped)]).toEqual([1, 1, 1, 0, 0, 0, 0, 0, 0])
  })
})
