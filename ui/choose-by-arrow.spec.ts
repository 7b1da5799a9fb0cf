import { expect, it } from 'vitest'
import { placeAfter } from './choose-by-arrow.ts'

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowDown', 2, 3],
  ['ArrowLeft', 2, 1],
  ['ArrowUp', 1, 0],
])('moves with %s from place %i to %i of four', (key, from, to) => {
  expect(placeAfter(key, from, 4)).toBe(to)
})

it('wraps around at both ends', () => {
  expect(placeAfter('ArrowRight', 3, 4)).toBe(0)
  expect(placeAfter('ArrowLeft', 0, 4)).toBe(3)
})

it('ignores other keys, and keys pressed elsewhere', () => {
  expect(placeAfter('Tab', 1, 4)).toBeUndefined()
  expect(placeAfter('ArrowRight', -1, 4)).toBeUndefined()
})
