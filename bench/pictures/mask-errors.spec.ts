import { describe, expect, it } from 'vitest'
import { maskWithBox, plainPicture } from '#engine/compose/cutouts.test-support.ts'
import type { Plane } from '#engine/types.ts'
import { fringeErrors, maskErrors } from './mask-errors.ts'

const SIZE = { width: 60, height: 50 }
const TRUTH = maskWithBox(SIZE, { left: 10, top: 10, width: 30, height: 20 })

function moved(mask: Plane, value: (old: number, at: number) => number): Plane {
  return { ...mask, data: mask.data.map(value) }
}

describe('the errors of a mask', () => {
  it('are zero for the truth', () => {
    expect(maskErrors(TRUTH, TRUTH)).toEqual({ mae: 0, sad: 0, gradient: 0, connectivity: 0 })
  })

  it('count what is missing: half of a subject of 600 pixels is 0.3 thousand', () => {
    const half = maskWithBox(SIZE, { left: 10, top: 10, width: 15, height: 20 })
    const errors = maskErrors(half, TRUTH)
    expect(errors.sad).toBeCloseTo(0.3, 5)
    expect(errors.mae).toBeCloseTo(0.1, 5)
    expect(errors.connectivity).toBeCloseTo(0.3, 5)
    expect(errors.gradient).toBeGreaterThan(0)
  })

  it('notice a softer border by the gradient more than by the area', () => {
    const soft = moved(TRUTH, (old, at) => (at % SIZE.width === 10 || at % SIZE.width === 39 ? old / 2 : old))
    const errors = maskErrors(soft, TRUTH)
    expect(errors.sad).toBeCloseTo(0.02, 2)
    expect(errors.gradient).toBeGreaterThan(0)
  })

  it('count a crumb away from the subject as not connected', () => {
    const crumb = moved(TRUTH, (old, at) => (at % SIZE.width > 52 && Math.floor(at / SIZE.width) > 44 ? 255 : old))
    expect(maskErrors(crumb, TRUTH).connectivity).toBeCloseTo(0.035, 5)
  })

  it('see the old background only on grounds that differ from it', () => {
    const alpha = moved(TRUTH, (old, at) => (at % SIZE.width === 10 ? 128 * Math.sign(old) : old))
    const truth = { colours: plainPicture(SIZE, [200, 30, 30]), alpha }
    const haloed = { colours: plainPicture(SIZE, [255, 255, 255]), alpha }
    expect(fringeErrors(truth, truth)).toEqual({ white: 0, black: 0, green: 0 })
    expect(fringeErrors(haloed, truth).black).toBeGreaterThan(10)
  })
})
