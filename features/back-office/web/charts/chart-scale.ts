/** The vertical axis of a chart, in the unit of its values. */
export interface Scale {
  /** The highest grid line, above zero. */
  readonly top: number
  /** How far the lowest grid line is below zero; 0 when no value is negative. */
  readonly depth: number
  /** The grid lines, from top to bottom. */
  readonly lines: readonly number[]
}

/** The approximate number of steps from zero to the largest value. */
const STEPS = 3
const ROUND = [1, 2, 5, 10] as const

/** A scale with round steps that covers every value; steps are integers, as counts are. */
export function scaleOf(above: readonly number[], below: readonly number[] = []): Scale {
  const [highest, deepest] = [Math.max(0, ...above), Math.max(0, ...below)]
  const step = roundStep(Math.max(highest, deepest))
  const top = Math.max(1, Math.ceil(highest / step)) * step
  const depth = Math.ceil(deepest / step) * step
  const lines = Array.from({ length: (top + depth) / step + 1 }, (_, place) => top - place * step)
  return { top, depth, lines }
}

function roundStep(largest: number): number {
  const wanted = largest / STEPS
  if (wanted <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(wanted))
  return (ROUND.find((round) => round * power >= wanted) ?? 10) * power
}
