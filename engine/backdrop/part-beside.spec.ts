import { expect, it } from 'vitest'
import { plainPicture } from '#engine/compose/cutouts.test-support.ts'
import { partBeside } from './part-beside.ts'

const BACKDROP = {
  picture: plainPicture({ width: 100, height: 200 }, [1, 2, 3]),
  ground: 0.8,
  floor: 0.6,
  groundWidth: 0.4,
  light: { x: 0, hardness: 0 },
  isGenerated: false,
}

it.each([
  ['top', { width: 100, height: 150 }, (0.8 * 200 - 50) / 150],
  ['bottom', { width: 100, height: 150 }, 1],
  ['left', { width: 75, height: 200 }, 0.8],
] as const)('keeps the ground where it is seen when text takes the %s', (edge, size, ground) => {
  const part = partBeside(BACKDROP, { edge, share: 0.25 })
  expect({ width: part.picture.width, height: part.picture.height }).toEqual(size)
  expect(part.picture.data.length).toBe(size.width * size.height * 3)
  expect(part.ground).toBeCloseTo(ground, 5)
})
