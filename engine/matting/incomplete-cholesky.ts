/**
 * Incomplete Cholesky factors without fill-in, to precondition conjugate gradients. The matting Laplacian is no M-matrix (some of
 * its links are positive), so a pivot may break down; the diagonal is then raised and the factorisation starts again.
 * Sources: Meijerink and van der Vorst 1977; Manteuffel 1980 (shifted factorisation).
 */
import { type BandSystem, LINK_X, LINK_Y, LINKS, linkTowards } from './band-system.ts'

/** `into = M⁻¹ from`, with M close to the system's matrix. */
export type Precondition = (from: Float64Array, into: Float64Array) => void

const FIRST_SHIFT = 0.002
const SHIFT_GROWTH = 4
const MOST_TRIES = 10
/** A pivot must keep this share of its diagonal. */
const LEAST_PIVOT = 0.01
const TINY = 1e-9

interface Factors {
  readonly inverse: Float64Array
  readonly weights: Float64Array
}

/** @throws Error where no shift makes the matrix positive definite. */
export function factorise(system: BandSystem): Precondition {
  let shift = FIRST_SHIFT
  for (let tries = 0; tries < MOST_TRIES; tries++, shift *= SHIFT_GROWTH) {
    const factors = tryShift(system, shift)
    if (factors) return preconditionBy(system, factors)
  }
  throw new Error(`the matting system has no factors, even with its diagonal raised by ${shift / SHIFT_GROWTH}`)
}

/** The link between the ends of two links of the same pixel; -1 where their windows never meet. */
const BETWEEN = Int32Array.from({ length: LINKS * LINKS }, (_, pair) => {
  const one = Math.floor(pair / LINKS)
  const other = pair % LINKS
  if (other <= one) return -1
  return linkTowards((LINK_X[other] ?? 0) - (LINK_X[one] ?? 0), (LINK_Y[other] ?? 0) - (LINK_Y[one] ?? 0))
})

function tryShift(system: BandSystem, shift: number): Factors | undefined {
  const { size, diagonal, ends } = system
  const weights = Float64Array.from(system.weights)
  const pivots = diagonal.map((value) => value * (1 + shift) + TINY)
  const inverse = new Float64Array(size)
  for (let i = 0; i < size; i++) {
    const pivot = pivots[i] ?? 0
    if (!(pivot > LEAST_PIVOT * (diagonal[i] ?? 0)) || !(pivot > TINY)) return undefined
    inverse[i] = 1 / pivot
    eliminate({ weights, pivots, ends }, i, 1 / pivot)
  }
  return { inverse, weights }
}

interface Work {
  readonly weights: Float64Array
  readonly pivots: Float64Array
  readonly ends: Int32Array
}

/** Takes unknown `i` out of those that follow it, where they are linked at all. */
function eliminate({ weights, pivots, ends }: Work, i: number, inverse: number): void {
  const first = i * LINKS
  for (let a = 0; a < LINKS; a++) {
    const weight = weights[first + a] ?? 0
    if (weight === 0) continue
    const end = ends[first + a] ?? 0
    const factor = weight * inverse
    pivots[end] = (pivots[end] ?? 0) - factor * weight
    for (let b = a + 1; b < LINKS; b++) {
      const other = weights[first + b] ?? 0
      const between = BETWEEN[a * LINKS + b] ?? -1
      if (other === 0 || between < 0) continue
      const link = end * LINKS + between
      if (ends[link] !== end) weights[link] = (weights[link] ?? 0) - factor * other
    }
  }
}

function preconditionBy({ size, ends }: BandSystem, { inverse, weights }: Factors): Precondition {
  const links = new Float32Array(weights)
  const goForward = (into: Float64Array): void => {
    for (let i = 0, link = 0; i < size; i++) {
      const value = (into[i] ?? 0) * (inverse[i] ?? 0)
      for (const end = link + LINKS; link < end; link++) {
        const other = ends[link] ?? 0
        into[other] = (into[other] ?? 0) - (links[link] ?? 0) * value
      }
    }
  }
  return (from, into) => {
    into.set(from)
    goForward(into)
    for (let i = size - 1; i >= 0; i--) {
      let value = into[i] ?? 0
      for (let link = i * LINKS; link < (i + 1) * LINKS; link++) value -= (links[link] ?? 0) * (into[ends[link] ?? 0] ?? 0)
      into[i] = value * (inverse[i] ?? 0)
    }
  }
}
