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
const LAMP = { left: 10, right: 40, top: 10, bottom: 60 }

const at = (mask: Float32Array, x: number, y: number): number => mask[y * SIDE + x] ?? 0

describe('merging passes', () => {
  it('takes an arm back that two of the passes see', () => {
    const merged = mergePasses([seeing(BODY), seeing(BODY, ARM), seeing(BODY), seeing(BODY, ARM)])
    expect(at(merged, 170, 100)).toBeGreaterThan(0.9)
    // its soft rim comes with it
    expect(at(merged, 170, 110)).toBeGreaterThan(0.4)
  })

  it('leaves out what only one pass sees', () => {
    const merged = mergePasses([seeing(BODY), seeing(BODY, ARM), seeing(BODY), seeing(BODY)])
    expect(at(merged, 170, 100)).toBeLessThan(0.1)
  })

  it('takes no rug that runs along the photo’s edge and is half seen', () => {
    const half = { ...RUG, opacity: 0.62 }
    const merged = mergePasses([seeing(BODY), seeing(BODY, half), seeing(BODY, half), seeing(BODY)])
    expect(at(merged, 20, 190)).toBeLessThan(0.1)
  })

  it('takes nothing that does not hang on to the subject', () => {
    const merged = mergePasses([seeing(BODY), seeing(BODY, LAMP), seeing(BODY, LAMP), seeing(BODY)])
    expect(at(merged, 25, 30)).toBeLessThan(0.1)
  })

  it('takes a thing apart from the subject that three of five passes see, and no rug that they half see', () => {
    const passes = [seeing(BODY), seeing(BODY), seeing(BODY, LAMP), seeing(BODY, LAMP), seeing(BODY, LAMP)]
    expect(at(mergePasses(passes), 25, 30)).toBeGreaterThan(0.9)
    const half = seeing(BODY, { ...RUG, opacity: 0.62 })
    expect(at(mergePasses([seeing(BODY), seeing(BODY), half, half, half]), 20, 190)).toBeLessThan(0.1)
  })

  it('begins with the surest pass', () => {
    const hazy = seeing({ ...BODY, opacity: 0.6 })
    expect(at(mergePasses([hazy, seeing(BODY), hazy, hazy]), 100, 100)).toBeGreaterThan(0.95)
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
