import { expect, test } from 'vitest'
import { wherePlaceIs } from './where-place-is.ts'

test.each([
  [{ left: 0.05, top: 0.1, width: 0.2, height: 0.1 }, 'top_left'],
  [{ left: 0.4, top: 0.4, width: 0.2, height: 0.2 }, 'middle_centre'],
  [{ left: 0.8, top: 0.75, width: 0.2, height: 0.25 }, 'bottom_right'],
  [{ left: 0, top: 0.7, width: 1, height: 0.3 }, 'bottom_centre'],
  [{ left: 0.1, top: 0, width: 0.8, height: 1 }, undefined],
])('says where %j is: %s', (place, where) => {
  expect(wherePlaceIs(place)).toBe(where)
})
