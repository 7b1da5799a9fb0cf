import { expect, it } from 'vitest'
import { SHADOW_STEP } from './cast-shadow.ts'
import { keepBeforeWall } from './keep-before-wall.ts'

const HEIGHT = 400

it('leaves a shadow on the floor, and little of it on what is behind', () => {
  const height = HEIGHT / SHADOW_STEP
  const shadow = { width: 2, height, data: new Float32Array(2 * height).fill(0.8) }
  keepBeforeWall(shadow, 200, HEIGHT)
  const rowAt = (y: number) => shadow.data[(y / SHADOW_STEP) * 2] ?? 0
  expect(rowAt(200)).toBeCloseTo(0.8)
  expect(rowAt(360)).toBeCloseTo(0.8)
  expect(rowAt(180)).toBeCloseTo(0.2)
  expect(rowAt(0)).toBeCloseTo(0.2)
  expect(rowAt(196)).toBeGreaterThan(rowAt(192))
})
