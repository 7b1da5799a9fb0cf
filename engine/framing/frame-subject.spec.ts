import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findCrowd, type Crowd } from './find-crowd.ts'
import { frameSubject, type Frame } from './frame-subject.ts'

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
        const { frame: whole, shown: frame, surround } = frameSubject(photo, wish)
        expect(contains(whole, frame)).toBe(true)
        expect(surround).not.toBe('ground')
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
        const { width, height } = frameSubject(photo, wish).frame
        expect(Math.abs(width / wish.ratio - height)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('stays inside the photo wherever the subject fits the format', () => {
    const { surround } = frameSubject(
      { width: 1600, height: 1000 },
      { ratio: 4 / 5, subject: { left: 1200, top: 300, width: 300, height: 500 }, narrowest: 200, roomAbove: 0 },
    )
    expect(surround).toBe('none')
  })

  describe('a subject that is too wide for the format', () => {
    const photo = { width: 1600, height: 1000 }
    const wish = { ratio: 9 / 16, subject: { left: 100, top: 300, width: 1300, height: 500 }, narrowest: 200, roomAbove: 0 }
    const even = { top: true, right: true, bottom: true, left: true }
    const untouched = { top: false, right: false, bottom: false, left: false }

    it('stands on a mat, whole', () => {
      const { frame, shown, surround } = frameSubject(photo, wish)
      expect(surround).toBe('mat')
      expect(contains(shown, wish.subject)).toBe(true)
      expect(frame.height).toBeGreaterThan(1000)
      // the same space on the left and on the right
      expect(Math.abs(shown.left - frame.left - (frame.left + frame.width - shown.left - shown.width))).toBeLessThanOrEqual(1)
    })

    it('has all of the photo beside it where that is little: a word there would be cut', () => {
      const { shown } = frameSubject(photo, wish)
      expect([shown.left, shown.width]).toEqual([0, 1600])
      const { width } = frameSubject(photo, { ...wish, subject: { ...wish.subject, width: 1000 } }).shown
      expect(width).toBeLessThan(1200)
    })

    it('has its own ground continued where that is even', () => {
      expect(frameSubject(photo, { ...wish, evenEdges: even }).surround).toBe('ground')
    })

    it.each([
      ['not even', { evenEdges: { ...even, top: false } }],
      ['cutting the subject off', { evenEdges: even, touches: { ...untouched, top: true, bottom: true } }],
    ])('has nothing painted beyond an edge that is %s', (_, edges) => {
      expect(frameSubject(photo, { ...wish, ...edges }).surround).toBe('mat')
    })

    it('may lose the edge of its plate, not what stands on it', () => {
      const subject = { left: 100, top: 100, width: 960, height: 800 }
      const core = { left: 240, top: 100, width: 680, height: 800 }
      const square = { width: 1200, height: 1000 }
      const plated = { ...wish, ratio: 4 / 5, subject }
      expect(frameSubject(square, plated).surround).toBe('mat')
      const { shown, surround } = frameSubject(square, { ...plated, core })
      expect(surround).toBe('none')
      expect(contains(shown, core)).toBe(true)
    })
  })

  it('crops a person whom the photo cut off below a little higher, and keeps the head with air above it', () => {
    const photo = { width: 800, height: 1000 }
    const subject = { left: 60, top: 80, width: 700, height: 920 }
    const touches = { top: false, bottom: true, left: false, right: false }
    const { shown, surround } = frameSubject(photo, { ratio: 1, subject, touches, cuts: touches, narrowest: 200, roomAbove: 0 })
    expect(surround).toBe('none')
    expect(shown.top).toBeLessThan(80 - 10)
  })

  it('leaves space above a head', () => {
    const { frame } = frameSubject(
      { width: 1000, height: 2000 },
      { ratio: 4 / 5, subject: { left: 300, top: 900, width: 400, height: 1100 }, narrowest: 200, roomAbove: 0 },
    )
    expect((900 - frame.top) / frame.height).toBeGreaterThan(0.04)
  })

  it('brings a small subject closer, but keeps enough pixels', () => {
    const subject = { left: 1400, top: 1400, width: 200, height: 200 }
    const { frame } = frameSubject({ width: 3000, height: 3000 }, { ratio: 1, subject, narrowest: 1080, roomAbove: 0 })
    expect(frame.width).toBeLessThan(3000)
    expect(frame.width).toBeGreaterThanOrEqual(1080)
  })

  it('uses the middle, a little high, where no subject is known', () => {
    const { frame } = frameSubject({ width: 1000, height: 2000 }, { ratio: 1, subject: null, narrowest: 200, roomAbove: 0 })
    expect(frame).toEqual({ left: 0, top: 420, width: 1000, height: 1000 })
  })
})

/** One pixel is left to rounding. */
function contains(one: Frame, other: Frame): boolean {
  return (
    one.left <= other.left + 1 &&
    one.top <= other.top + 1 &&
    one.left + one.width >= other.left + other.width - 1 &&
    one.top + one.height >= other.top + other.height - 1
  )
}

describe('a photo of several things', () => {
  const photo = { width: 1400, height: 1000 }
  const wish = { subject: null, narrowest: 200, roomAbove: 0 }
  /** Two people with nothing between them: one tall at the left edge, a smaller one. */
  const crowd = crowdOf(photo, [
    { left: 20, top: 40, width: 380, height: 960 },
    { left: 980, top: 140, width: 150, height: 860 },
  ])

  it('is cropped to where most of them is, not to the gap in its middle', () => {
    const { shown, surround } = frameSubject(photo, { ...wish, ratio: 0.9, crowd })
    expect(surround).toBe('none')
    expect(shown.left).toBeLessThanOrEqual(20)
    // its edge cuts through neither of them
    expect(shown.left + shown.width).toBeGreaterThanOrEqual(390)
    expect(shown.left + shown.width).toBeLessThanOrEqual(950)
  })

  it('keeps their heads where a flat picture shows a part of them', () => {
    const { shown } = frameSubject(photo, { ...wish, ratio: 2, crowd })
    expect(shown.top).toBeLessThanOrEqual(45)
  })

  it('is shown on a mat where a crop would lose too much of them', () => {
    const pots = [60, 480, 900].map((left) => ({ left, top: 300, width: 380, height: 500 }))
    const { shown, surround } = frameSubject(photo, { ...wish, ratio: 9 / 16, crowd: crowdOf(photo, pots) })
    expect(surround).toBe('mat')
    expect(shown.left).toBeLessThanOrEqual(60)
    expect(shown.left + shown.width).toBeGreaterThanOrEqual(1280)
  })

  it('is cropped around its middle where they cover most of it', () => {
    const scene = crowdOf(photo, [{ left: 0, top: 100, width: 1300, height: 900 }])
    const { frame } = frameSubject(photo, { ...wish, ratio: 4 / 5, crowd: scene })
    expect(frame).toEqual(frameSubject(photo, { ...wish, ratio: 4 / 5 }).frame)
  })
})

it('loses a little of what fills the photo from edge to edge rather than to stand on a mat', () => {
  const photo = { width: 900, height: 1200 }
  const touches = { top: true, bottom: false, left: true, right: false }
  const wish = { ratio: 4 / 5, subject: { left: 0, top: 0, width: 860, height: 1180 }, narrowest: 200, roomAbove: 0 }
  expect(frameSubject(photo, wish).surround).toBe('mat')
  expect(frameSubject(photo, { ...wish, touches }).surround).toBe('none')
})

/** The things of a photo, as its mask has them. */
function crowdOf(photo: { width: number; height: number }, boxes: readonly Frame[]): Crowd {
  const data = new Uint8Array(photo.width * photo.height)
  for (const { left, top, width, height } of boxes) {
    for (let y = top; y < top + height; y++) data.fill(255, y * photo.width + left, y * photo.width + left + width)
  }
  const crowd = findCrowd({ data, ...photo }, photo)
  if (!crowd) throw new Error('no things')
  return crowd
}
