import { describe, expect, it } from 'vitest'
import { type BandSystem, LINKS, multiply } from './band-system.ts'
import { solve } from './conjugate-gradient.ts'
import { factorise } from './incomplete-cholesky.ts'
import { BAND, type Band, INSIDE, OUTSIDE } from './mark-band.ts'
import { buildLaplacian } from './matting-laplacian.ts'

const SIDE = 12

function randomNumbers(seed: number): () => number {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

/** Random colours, subject on the left, background on the right, a band of random width between them. */
function randomProblem(seed: number, isSmooth: boolean, onTheRight: number = OUTSIDE) {
  const random = randomNumbers(seed)
  const data = Float32Array.from({ length: SIDE * SIDE * 3 }, (_, i) =>
    isSmooth ? ((Math.floor(i / 3) % SIDE) / SIDE) * 0.8 + 0.05 * random() : random(),
  )
  const left = 2 + Math.floor(random() * 3)
  const right = SIDE - 2 - Math.floor(random() * 3)
  const kinds = Uint8Array.from({ length: SIDE * SIDE }, (_, pixel) => {
    if (pixel % SIDE < left) return INSIDE
    return pixel % SIDE >= right ? onTheRight : BAND
  })
  const field = { width: SIDE, height: SIDE, data: new Float32Array(SIDE * SIDE) }
  const size = kinds.filter((kind) => kind === BAND).length
  const band: Band = { width: SIDE, height: SIDE, kinds, size, hair: field, wall: field, deep: new Uint8Array(SIDE * SIDE) }
  return buildLaplacian({ width: SIDE, height: SIDE, data }, band).system
}

function withPrior(system: BandSystem, weight: number): BandSystem {
  return { ...system, diagonal: system.diagonal.map((value) => value + weight) }
}

function dense(system: BandSystem): number[][] {
  return Array.from({ length: system.size }, (_, column) => {
    const unit = new Float64Array(system.size)
    unit[column] = 1
    const into = new Float64Array(system.size)
    multiply(system, unit, into)
    return [...into]
  })
}

/** Gaussian elimination with pivots. */
function eliminate(matrix: number[][], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0])
  const value = (row: number, column: number) => rows[row]?.[column] ?? 0
  for (let step = 0; step < rows.length; step++) {
    const below = rows.map((_, row) => row).filter((row) => row >= step)
    const pivot = below.reduce((best, row) => (Math.abs(value(row, step)) > Math.abs(value(best, step)) ? row : best), step)
    const [one, other] = [rows[step] ?? [], rows[pivot] ?? []]
    rows[step] = other
    rows[pivot] = one
    for (const row of below.filter((candidate) => candidate > step)) {
      const factor = value(row, step) / value(step, step)
      rows[row] = (rows[row] ?? []).map((entry, column) => entry - factor * value(step, column))
    }
  }
  const solution: number[] = Array.from({ length: rows.length }, () => 0)
  for (let row = rows.length - 1; row >= 0; row--) {
    const known = solution.reduce((sum, entry, column) => (column > row ? sum + entry * value(row, column) : sum), 0)
    solution[row] = (value(row, rows.length) - known) / value(row, row)
  }
  return solution
}

const SEEDS = Array.from({ length: 25 }, (_, i) => 11 + i * 97)

describe('the matting system', () => {
  it.each(SEEDS)('is symmetric, and keeps a constant opacity whatever the colours (seed %i)', (seed) => {
    const system = randomProblem(seed, seed % 2 === 0, INSIDE)
    const matrix = dense(system)
    matrix.forEach((row, i) => {
      row.forEach((value, j) => expect(value).toBeCloseTo(matrix[j]?.[i] ?? NaN, 6))
      // everything around is solid, so solid is the solution
      const sum = row.reduce((total, value) => total + value, 0)
      expect(sum).toBeCloseTo(system.right[i] ?? NaN, 4)
    })
  })

  it.each(SEEDS)('is solved as by elimination (seed %i)', (seed) => {
    const system = withPrior(randomProblem(seed, seed % 2 === 0), 1e-3)
    const wanted = eliminate(dense(system), [...system.right])
    const x = new Float64Array(system.size).fill(0.5)
    const { residual } = solve(system, x, factorise(system))
    expect(residual).toBeLessThan(5e-4)
    const far = wanted.reduce((most, value, i) => Math.max(most, Math.abs(value - (x[i] ?? 0))), 0)
    expect(far).toBeLessThan(0.05)
  })
})

/** A row of unknowns, each linked to the next by the same weight. */
function chain(size: number, diagonal: number, weight: number): BandSystem {
  const weights = new Float32Array(size * LINKS)
  const ends = Int32Array.from({ length: size * LINKS }, (_, link) => Math.floor(link / LINKS))
  for (let i = 0; i + 1 < size; i++) {
    weights[i * LINKS] = weight
    ends[i * LINKS] = i + 1
  }
  return { size, diagonal: new Float64Array(size).fill(diagonal), weights, ends, right: new Float64Array(size).fill(1) }
}

function asItIs(from: Float64Array, into: Float64Array): void {
  into.set(from)
}

describe('breaking down', () => {
  it('starts again with a larger shift where a pivot vanishes', () => {
    // weights of half the diagonal: positive definite, but only just
    const system = chain(400, 1, 0.5)
    const weak = { ...system, diagonal: system.diagonal.map((value) => value * 0.999) }
    const precondition = factorise(weak)
    const into = new Float64Array(400)
    precondition(new Float64Array(400).fill(1), into)
    expect(into.every(Number.isFinite)).toBe(true)
  })

  it('is an error where no shift helps', () => {
    expect(() => factorise(chain(10, -1, 0.5))).toThrow('no factors')
  })

  it('is an error where the matrix turns out not to be positive definite', () => {
    const system = chain(50, 1, 0.9)
    const x = new Float64Array(50)
    expect(() => solve(system, x, asItIs)).toThrow('not positive definite')
  })
})
