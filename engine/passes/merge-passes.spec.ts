import { describe, expect, it } from 'vitest'
import { type Opacities, agreementOf, fromLogits, mergePasses, toLogits } from './merge-passes.ts'

const SIDE = 200

interface Rectangle {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly opacity?: number
}

/** A pass that sees some rectangles, fading out over two pixels around them. */
function seeing(...rectangles: Rectangle[]): Opacities {
  const data = Float32Array.from({ length: SIDE * SIDE }, (_, i) => {
    const x = i % SIDE
    const y = Math.floor(i / SIDE)
    return rectangles.reduce((most, { left, right, top, bottom, opacity = 1 }) => {
      const outside = Math.max(left - x, x - right + 1, top - y, y - bottom + 1, 0)
      return Math.max(most, opacity * Math.max(0, 1 - outside / 2))
    }, 0)
  })
  return { side: SIDE, data }
}

const BODY = { left: 60, right: 140, top: 60, bottom: 200 }
const ARM = { left: 140, right: 185, top: 90, bottom: 110 }
const RUG = { left: 0, right: 200, top: 170, bottom: 200 }
/** Around a middle that is left open. */
const RING = [
  { left: 60, right: 140, top: 60, bottom: 80 },
  { left: 60, right: 140, top: 120, bottom: 140 },
  { left: 60, right: 80, top: 60, bottom: 140 },
  { left: 120, right: 140, top: 60, bottom: 140 },
] as const
const WHOLE = { left: 60, right: 140, top: 60, bottom: 140 }
const LAMP = { left: 10, right: 40, top: 10, bottom: 60 }

const at = (mask: Float32Array, x: number, y: number): number => mask[y * SIDE + x] ?? 0

const merge = (...passes: Opacities[]): Float32Array => mergePasses(passes, 'cluttered')
const mergePlain = (...passes: Opacities[]): Float32Array => mergePasses(passes, 'plain')

describe('merging passes before a cluttered ground', () => {
  it('takes an arm back that all others see', () => {
    const withArm = seeing(BODY, ARM)
    const merged = merge(seeing(BODY), withArm, withArm, withArm, withArm)
    expect(at(merged, 170, 100)).toBeGreaterThan(0.9)
    // its soft rim comes with it
    expect(at(merged, 170, 110)).toBeGreaterThan(0.3)
  })

  it('takes an arm back that the first pass half sees and three others wholly', () => {
    const withArm = seeing(BODY, ARM)
    const merged = merge(seeing(BODY, { ...ARM, opacity: 0.3 }), withArm, withArm, withArm, seeing(BODY))
    expect(at(merged, 170, 100)).toBeGreaterThan(0.9)
  })

  it('leaves out what two of five passes see, however sure they are', () => {
    const merged = merge(seeing(BODY), seeing(BODY, ARM), seeing(BODY), seeing(BODY, ARM), seeing(BODY))
    expect(at(merged, 170, 100)).toBeLessThan(0.1)
  })

  it('leaves out a chair that smaller passes see surer than the first sees the subject', () => {
    const withChair = seeing(BODY, ARM)
    const merged = merge(seeing({ ...BODY, opacity: 0.85 }), withChair, withChair, seeing(BODY), seeing(BODY))
    expect(at(merged, 170, 100)).toBeLessThan(0.1)
  })

  it('takes no wall that covers the photo’s edge', () => {
    const withWall = seeing(BODY, { left: 0, right: 200, top: 0, bottom: 60 })
    expect(at(merge(seeing(BODY), withWall, withWall, withWall, withWall), 20, 20)).toBeLessThan(0.1)
  })

  it('takes a thing apart from the subject that all others see, also one larger than what the first sees', () => {
    const withLamp = seeing(BODY, LAMP)
    expect(at(merge(seeing(BODY), withLamp, withLamp, withLamp, withLamp), 25, 30)).toBeGreaterThan(0.9)
    const lettering = seeing({ left: 90, right: 110, top: 100, bottom: 110 })
    const box = seeing({ left: 50, right: 150, top: 50, bottom: 150 })
    expect(at(merge(lettering, box, box, box, box), 60, 60)).toBeGreaterThan(0.9)
  })

  it('fills the middle of a cake that two of five passes see', () => {
    const ring = seeing(...RING)
    expect(at(merge(ring, ring, seeing(WHOLE), ring, seeing(WHOLE)), 100, 100)).toBeGreaterThan(0.9)
  })

  it('leaves the hole of a handle open, and what one pass alone sees in it', () => {
    const ring = seeing(...RING)
    expect(at(merge(ring, ring, ring, ring, ring), 100, 100)).toBeLessThan(0.1)
    expect(at(merge(ring, ring, seeing(WHOLE), ring, ring), 100, 100)).toBeLessThan(0.1)
  })

  it('fills no bay, which is open to the ground', () => {
    const bay = seeing(...RING.slice(0, 3))
    expect(at(merge(bay, bay, seeing(WHOLE), bay, seeing(WHOLE)), 110, 100)).toBeLessThan(0.1)
  })

  it('begins with the surest pass where the first sees nothing or is much less sure', () => {
    const hazy = seeing({ ...BODY, opacity: 0.6 })
    expect(at(merge(hazy, seeing(BODY), seeing(), hazy, hazy), 100, 100)).toBeGreaterThan(0.95)
    const merged = merge(seeing(), seeing(BODY), seeing(), hazy, seeing())
    expect(at(merged, 100, 100)).toBeGreaterThan(0.95)
  })
})

describe('merging passes before a plain ground', () => {
  it('takes an arm back that two of five passes see, and not what one sees', () => {
    const [body, withArm, too] = [seeing(BODY), seeing(BODY, ARM), seeing(BODY, ARM)]
    expect(at(mergePlain(body, withArm, body, too, body), 170, 100)).toBeGreaterThan(0.9)
    expect(at(mergePlain(body, withArm, body, body, body), 170, 100)).toBeLessThan(0.1)
  })

  it('takes nothing of two passes that does not hang on to the subject', () => {
    const [body, withLamp] = [seeing(BODY), seeing(BODY, LAMP)]
    expect(at(mergePlain(body, withLamp, withLamp, body, body), 25, 30)).toBeLessThan(0.1)
  })

  it('takes no rug that runs along the photo’s edge and is half seen', () => {
    const half = seeing(BODY, { ...RUG, opacity: 0.62 })
    expect(at(mergePlain(seeing(BODY), half, half, seeing(BODY), seeing(BODY)), 20, 190)).toBeLessThan(0.1)
  })

  it('begins with the surest pass', () => {
    const hazy = seeing({ ...BODY, opacity: 0.6 })
    expect(at(mergePlain(hazy, seeing(BODY), hazy, hazy, hazy), 100, 100)).toBeGreaterThan(0.95)
  })
})

it('tells how far two passes agree', () => {
  expect(agreementOf(seeing(BODY), seeing(BODY))).toBe(1)
  expect(agreementOf(seeing(BODY), seeing(LAMP))).toBe(0)
  expect(agreementOf(seeing(), seeing())).toBe(1)
})

it('keeps logits as they are', () => {
  const logits = Uint8Array.from({ length: 256 }, (_, i) => i)
  expect(toLogits(fromLogits(logits).data)).toEqual(logits)
})
