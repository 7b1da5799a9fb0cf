import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { frameSubject, reachesBeyond } from './frame-subject.ts'

const RATIOS = [4 / 5, 1, 9 / 16, 1.5]

const photoWithSubject = fc
  .record({
    width: fc.integer({ min: 300, max: 3000 }),
    height: fc.integer({ min: 300, max: 3000 }),
    x: fc.double({ min: 0, max: 1, noNaN: true }),
    y: fc.double({ min: 0, max: 1, noNaN: true }),
    w: fc.double({ min: 0.05, max: 1, noNaN: true }),
    h: fc.double({ min: 0.05, max: 1, noNaN: true }),
    ratio: fc.constantFrom(...RATIOS),
    roomAbove: fc.constantFrom(0, 0.24),
  })
  .map(({ width, height, x, y, w, h, ratio, roomAbove }) => {
    const size = { width: Math.max(1, Math.floor(width * w)), height: Math.max(1, Math.floor(height * h)) }
    const subject = { left: Math.floor((width - size.width) * x), top: Math.floor((height - size.height) * y), ...size }
    return { photo: { width, height }, wish: { ratio, subject, narrowest: 200, roomAbove } }
  })

describe('framing a subject', () => {
  it('never cuts the subject, whatever the photo and the format', () => {
    fc.assert(
      fc.property(photoWithSubject, ({ photo, wish }) => {
        const frame = frameSubject(photo, wish)
        const { subject } = wish
        expect(frame.left).toBeLessThanOrEqual(subject.left + 1)
        expect(frame.top).toBeLessThanOrEqual(subject.top + 1)
        expect(frame.left + frame.width).toBeGreaterThanOrEqual(subject.left + subject.width - 1)
        expect(frame.top + frame.height).toBeGreaterThanOrEqual(subject.top + subject.height - 1)
      }),
    )
  })

  it('has the ratio of the format', () => {
    fc.assert(
      fc.property(photoWithSubject, ({ photo, wish }) => {
        const { width, height } = frameSubject(photo, wish)
        expect(Math.abs(width / wish.ratio - height)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('stays inside the photo wherever the subject fits the format', () => {
    const frame = frameSubject(
      { width: 1600, height: 1000 },
      { ratio: 4 / 5, subject: { left: 1200, top: 300, width: 300, height: 500 }, narrowest: 200, roomAbove: 0 },
    )
    expect(reachesBeyond(frame, { width: 1600, height: 1000 })).toBe(false)
  })

  it('extends beyond the photo rather than cut a subject that is too wide', () => {
    const frame = frameSubject(
      { width: 1600, height: 1000 },
      { ratio: 9 / 16, subject: { left: 100, top: 300, width: 1300, height: 500 }, narrowest: 200, roomAbove: 0 },
    )
    expect(frame.height).toBeGreaterThan(1000)
    expect(frame.width).toBeGreaterThanOrEqual(1300)
  })

  it.each([
    ['bottom', (frame: { top: number; height: number }) => frame.top + frame.height],
    ['top', (frame: { top: number }) => 1000 + frame.top],
  ] as const)('paints nothing beyond the %s that cuts the subject off', (edge, heldAt) => {
    const touches = { top: edge === 'top', bottom: edge === 'bottom', left: false, right: false }
    const subject = { left: 100, top: 100, width: 800, height: 900 }
    const wish = { ratio: 9 / 16, subject, touches, narrowest: 200, roomAbove: 0 }
    expect(heldAt(frameSubject({ width: 1000, height: 1000 }, wish))).toBe(1000)
  })

  it('crops a little more of a subject that its photo cut off rather than paint so much', () => {
    const subject = { left: 0, top: 100, width: 1000, height: 900 }
    const touches = { top: false, bottom: true, left: true, right: true }
    const wish = { ratio: 9 / 16, subject, narrowest: 200, roomAbove: 0 }
    const photo = { width: 1000, height: 1000 }
    expect(frameSubject(photo, { ...wish, touches }).height).toBeLessThan(0.8 * frameSubject(photo, wish).height)
  })

  it('leaves space above a head', () => {
    const frame = frameSubject(
      { width: 1000, height: 2000 },
      { ratio: 4 / 5, subject: { left: 300, top: 900, width: 400, height: 1100 }, narrowest: 200, roomAbove: 0 },
    )
    expect((900 - frame.top) / frame.height).toBeGreaterThan(0.04)
  })

  it('brings a small subject closer, but keeps enough pixels', () => {
    const subject = { left: 1400, top: 1400, width: 200, height: 200 }
    const frame = frameSubject({ width: 3000, height: 3000 }, { ratio: 1, subject, narrowest: 1080, roomAbove: 0 })
    expect(frame.width).toBeLessThan(3000)
    expect(frame.width).toBeGreaterThanOrEqual(1080)
  })

  it('uses the middle, a little high, where no subject is known', () => {
    const frame = frameSubject({ width: 1000, height: 2000 }, { ratio: 1, subject: null, narrowest: 200, roomAbove: 0 })
    expect(frame).toEqual({ left: 0, top: 420, width: 1000, height: 1000 })
  })
})
