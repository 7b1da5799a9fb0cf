import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitsFeed } from '#engine/feed/feed-shape.ts'
import { FORMATS } from '#engine/types.ts'
import { planFrame } from './plan-frame.ts'

const whole = { top: false, right: false, bottom: false, left: false }
const orderFor = (working: { width: number; height: number }, format: (typeof FORMATS)[number]) => ({
  format,
  subject: { box: { left: 0, top: 0, width: working.width, height: working.height }, touches: whole },
  working,
  hasHeadline: false,
})

describe('the size of a post', () => {
  it.each([
    [512, 1024],
    [600, 1080],
    [900, 1080],
    [1200, 1200],
    [3000, 1440],
  ])('of a square photo %i wide is %i', (side, width) => {
    const photo = { width: side, height: side }
    expect(planFrame(photo, orderFor(photo, '1:1')).frame.width).toBe(width)
  })

  it('is never smaller than what it shows of the photo, up to the widest, nor enlarged beyond twice', () => {
    const size = fc.record({ width: fc.integer({ min: 200, max: 6000 }), height: fc.integer({ min: 200, max: 6000 }) })
    fc.assert(
      fc.property(size, fc.constantFrom(...FORMATS), (photo, format) => {
        const { frame, ownWidth } = planFrame(photo, orderFor(photo, format))
        expect(frame.width).toBeGreaterThanOrEqual(Math.min(1440, ownWidth) - 1)
        expect(frame.width).toBeLessThanOrEqual(Math.max(1440, 2 * ownWidth))
        if (ownWidth >= 540) expect(frame.width).toBeGreaterThanOrEqual(1079)
        expect(frame.width).toBeGreaterThanOrEqual(320)
      }),
    )
  })

  it.each([
    [1000, 667],
    [1600, 1067],
    [453, 300],
  ])('fits the feed to the pixel: 4:5 of a photo of %i × %i', (width, height) => {
    const photo = { width, height }
    const { frame } = planFrame(photo, { ...orderFor(photo, '4:5'), subject: null })
    expect(fitsFeed(frame)).toBe(true)
  })

  it('fits the feed whatever the photo, unless its own shape was asked for', () => {
    const size = fc.record({ width: fc.integer({ min: 200, max: 6000 }), height: fc.integer({ min: 200, max: 6000 }) })
    fc.assert(
      fc.property(size, fc.constantFrom('4:5' as const, '1:1' as const), fc.boolean(), (photo, format, isKnown) => {
        const order = orderFor(photo, format)
        expect(fitsFeed(planFrame(photo, isKnown ? order : { ...order, subject: null }).frame)).toBe(true)
      }),
    )
  })
})
