import { expect, it } from 'vitest'
import { decideHalfSure } from './decide-half-sure.ts'
import { type Opacities, mergePasses } from './merge-passes.ts'

const SIDE = 200
/** A loaf's front, which every pass sees, and its side in the shade. */
const FRONT = { left: 40, right: 90 }
const SHADED = { left: 90, right: 150 }

/** A pass that sees the front, and the side as much as `shade` says of each row. */
function seeing(shade: (y: number) => number): Opacities {
  const data = Float32Array.from({ length: SIDE * SIDE }, (_, at) => {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)]
    if (y < 50 || y >= 150) return 0
    if (x >= FRONT.left && x < FRONT.right) return 1
    return x >= SHADED.left && x < SHADED.right ? shade(y) : 0
  })
  return { side: SIDE, data }
}

/** Stripes of ten rows, more and less opaque. */
const striped =
  (mean: number, by: number) =>
  (y: number): number =>
    mean + (Math.floor(y / 10) % 2 ? by : -by)

function shareOfSide(mask: Float32Array): number {
  const side = mask.filter((_, at) => {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)]
    return x >= SHADED.left && x < SHADED.right && y >= 50 && y < 150
  })
  return side.filter((opacity) => opacity > 0.5).length / side.length
}

function decide(...passes: Opacities[]): { before: number; after: number } {
  const data = mergePasses(passes, 'cluttered')
  return { before: shareOfSide(data), after: shareOfSide(decideHalfSure({ side: SIDE, data }, passes)) }
}

it('takes the whole of what the passes half see, where it came in stripes', () => {
  const { before, after } = decide(seeing(striped(0.48, 0.18)), seeing(striped(0.6, 0.1)), seeing(striped(0.6, 0.1)))
  expect(before).toBeGreaterThan(0.3)
  expect(before).toBeLessThan(0.7)
  expect(after).toBe(1)
})

it('leaves the whole of it out where they see less than half', () => {
  const shreds = seeing((y) => (y < 58 ? 0.6 : 0.36))
  const { before, after } = decide(shreds, shreds, shreds)
  expect(before).toBeGreaterThan(0.05)
  expect(after).toBe(0)
})

it('leaves out what the largest pass does not see, since smaller ones blur what lies behind into a subject', () => {
  const others = Array.from({ length: 4 }, () => seeing(() => 0.7))
  const { before, after } = decide(
    seeing(() => 0),
    ...others,
  )
  expect([before, after]).toEqual([0, 0])
})

it('leaves a soft outline as it is', () => {
  const soft = { side: SIDE, data: Float32Array.from({ length: SIDE * SIDE }, (_, at) => Math.min(1, (at % SIDE) / 4)) }
  expect(decideHalfSure(soft, [soft])).toEqual(soft.data)
})
