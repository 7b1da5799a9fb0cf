import { expect, it } from 'vitest'
import { tileBeside } from './tile-beside.ts'

// 0 1 2
// 3      the last of a group
// 4 5 6
const tiles = [
  [0, 0],
  [1, 0],
  [2, 0],
  [0, 1],
  [0, 2],
  [1, 2],
  [2, 2],
].map(([column = 0, row = 0]) => ({ left: column * 100, top: row * 150, width: 90 }))

it.each([
  ['down', 2, 3],
  ['down', 3, 4],
  ['up', 6, 3],
  ['up', 3, 0],
  ['down', 5, undefined],
  ['up', 1, undefined],
] as const)('%s from tile %i leads to tile %s', (move, from, to) => {
  expect(tileBeside(tiles, from, move)).toBe(to)
})
