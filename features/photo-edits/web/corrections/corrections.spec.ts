import { describe, expect, it } from 'vitest'
import { isFurther, rectangleBetween, strokeAcross, strokeOf } from './corrections.ts'

describe('a stroke', () => {
  it('leaves out points that say nothing new', () => {
    expect(isFurther(undefined, { x: 0, y: 0 }, 0.02)).toBe(true)
    expect(isFurther({ x: 0.5, y: 0.5 }, { x: 0.503, y: 0.5 }, 0.02)).toBe(false)
    expect(isFurther({ x: 0.5, y: 0.5 }, { x: 0.51, y: 0.5 }, 0.02)).toBe(true)
  })
  it('stays inside the photo', () => {
    expect(strokeOf('keep', 0.02, [{ x: -0.1, y: 1.7 }]).points).toEqual([[0, 1]])
  })
})

describe('a rectangle', () => {
  it('may be drawn from any corner', () => {
    const drawn = rectangleBetween({ x: 0.75, y: 0.5 }, { x: 0.25, y: 0.25 })
    expect(drawn).toEqual({ left: 0.25, top: 0.25, width: 0.5, height: 0.25 })
  })
  it('is ignored when it is a slip of the finger', () => {
    expect(rectangleBetween({ x: 0.5, y: 0.5 }, { x: 0.51, y: 0.9 })).toBeUndefined()
  })
})

it('a tap on a doubt draws along the longer side of its place', () => {
  const { points, radius, mode } = strokeAcross('remove', { left: 0.5, top: 0.25, width: 0.5, height: 0.06 })
  expect([mode, radius]).toEqual(['remove', 0.02])
  expect(points).toEqual([
    [0.52, 0.28],
    [0.75, 0.28],
    [0.98, 0.28],
  ])
})
