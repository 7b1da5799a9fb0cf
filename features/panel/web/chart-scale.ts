/** What a chart's upright axis reaches, in the unit of its values. */
export interface Scale {
  /** The highest line, above zero. */
  readonly top: number
  /** How far below zero the lowest line is; 0 when nothing goes there. */
  readonly depth: number
  /** Where lines are drawn, from the top down. */
  readonly lines: readonly number[]
}

/** So many steps from nothing to the largest value, more or less. */
const STEPS = 3
const ROUND = [1, 2, 5, 10] as const

/** A scale of round steps that holds every value; steps are whole numbers, as counts are. */
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
