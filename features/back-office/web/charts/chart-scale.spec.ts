import { describe, expect, it } from 'vitest'
import { scaleOf } from './chart-scale.ts'

describe('the scale of a chart', () => {
  it('has a height of one even when nothing happened', () => {
    expect(scaleOf([0, 0], [0])).toEqual({ top: 1, depth: 0, lines: [1, 0] })
  })

  it('uses whole steps', () => {
    expect(scaleOf([2])).toEqual({ top: 2, depth: 0, lines: [2, 1, 0] })
  })

  it('shares one step size above and below zero', () => {
    expect(scaleOf([379], [37.9])).toEqual({ top: 400, depth: 200, lines: [400, 200, 0, -200] })
  })

  it('can be below zero only', () => {
    expect(scaleOf([0], [40])).toEqual({ top: 20, depth: 40, lines: [20, 0, -20, -40] })
  })

  it.each([0.4, 3, 9, 37.9, 99.99, 1000, 123_456.78])('reaches %d in at most four steps', (value) => {
    const { top, lines } = scaleOf([value])
    expect(top).toBeGreaterThanOrEqual(value)
    expect(lines.length).toBeLessThanOrEqual(5)
  })
})
