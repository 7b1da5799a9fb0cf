import { type BandSystem, multiply } from './band-system.ts'
import type { Precondition } from './incomplete-cholesky.ts'

/** Remaining error as a share of the right side's length. */
const TOLERANCE = 5e-4
const MOST_ITERATIONS = 200

export interface Solution {
  readonly iterations: number
  /** Length of the remaining error as a share of the right side's length. */
  readonly residual: number
}

/**
 * Solves a positive definite system by preconditioned conjugate gradients (Hestenes and Stiefel 1952).
 * @param x the first guess; receives the solution.
 * @throws Error where the matrix or the preconditioner turns out not to be positive definite: the guess would pass for a solution.
 */
export function solve(system: BandSystem, x: Float64Array, precondition: Precondition): Solution {
  const { size, right } = system
  const rest = new Float64Array(size)
  const direction = new Float64Array(size)
  const scratch = new Float64Array(size)
  multiply(system, x, scratch)
  for (let i = 0; i < size; i++) rest[i] = (right[i] ?? 0) - (scratch[i] ?? 0)
  const scale = Math.sqrt(dot(right, right)) || 1
  let residual = Math.sqrt(dot(rest, rest)) / scale
  if (residual < TOLERANCE) return { iterations: 0, residual }
  precondition(rest, direction)
  let descent = dot(rest, direction)
  for (let iterations = 1; iterations <= MOST_ITERATIONS; iterations++) {
    multiply(system, direction, scratch)
    const curvature = dot(direction, scratch)
    if (!(curvature > 0) || !(descent > 0)) throw new Error('the matting system is not positive definite')
    const step = descent / curvature
    addScaled(x, step, direction)
    addScaled(rest, -step, scratch)
    residual = Math.sqrt(dot(rest, rest)) / scale
    if (residual < TOLERANCE) return { iterations, residual }
    precondition(rest, scratch)
    const next = dot(rest, scratch)
    const kept = next / descent
    descent = next
    for (let i = 0; i < size; i++) direction[i] = (scratch[i] ?? 0) + kept * (direction[i] ?? 0)
  }
  return { iterations: MOST_ITERATIONS, residual }
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let i = 0; i < one.length; i++) sum += (one[i] ?? 0) * (other[i] ?? 0)
  return sum
}

function addScaled(to: Float64Array, factor: number, from: Float64Array): void {
  for (let i = 0; i < to.length; i++) to[i] = (to[i] ?? 0) + factor * (from[i] ?? 0)
}
