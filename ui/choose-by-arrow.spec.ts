import { expect, it } from 'vitest'
import { nextIndex } from './choose-by-arrow.ts'

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowDown', 2, 3],
  ['ArrowLeft', 2, 1],
  ['ArrowUp', 1, 0],
])('moves with %s from place %i to %i of four', (key, from, to) => {
  expect(nextIndex(key, from, 4)).toBe(to)
})

it('wraps around at both ends', () => {
  expect(nextIndex('ArrowRight', 3, 4)).toBe(0)
  expect(nextIndex('ArrowLeft', 0, 4)).toBe(3)
})

it('ignores other keys, and keys pressed elsewhere', () => {
  expect(nextIndex('Tab', 1, 4)).toBeUndefined()
  expect(nextIndex('ArrowRight', -1, 4)).toBeUndefined()
})
