/**
 * How much speaks for a doubt: a logistic regression over two causes, fitted to one person's verdicts on photos of trades
 * (`docs/pictures.md` has the figures). Above 0 a professional would more probably refuse the cutout than post it.
 */
import { type Opacities, agreementOf } from '#engine/passes/merge-passes.ts'
import type { Marks } from './grid.ts'
import { spreadMarks } from './neighbourhood.ts'

export interface DoubtEvidence {
  /** See `agreementsWith`. */
  readonly agreements: readonly number[]
  /** See `describeMask`. */
  readonly confidence: number
}

/** The logarithm begins at what a flawless mask has. */
const WEIGHTS = { disagreement: 0.47, sureness: -8.57, bias: 8.28 } as const
const FLAWLESS = 0.02
/** Two looks are all where they agree: then it takes so much more. */
const TWO_AGREE = 0.3
/** Looks that disagree on more of the subject say that one of them is wrong, however sure the network is. */
const MOST_DISAGREEMENT = 0.25

export function uncertainty({ agreements, confidence }: DoubtEvidence): number {
  // a single pass of several may be wrong
  const counted = agreements.length > 2 ? agreements.slice(1) : agreements
  const disagreement = 1 - counted.reduce((sum, agreement) => sum + agreement, 0) / Math.max(1, counted.length)
  if (disagreement > MOST_DISAGREEMENT) return Number.POSITIVE_INFINITY
  const least = agreements.length > 2 ? 0 : TWO_AGREE
  return WEIGHTS.disagreement * Math.log(FLAWLESS + disagreement) + WEIGHTS.sureness * confidence + WEIGHTS.bias - least
}

/** Intersection over union of a mask and each of the passes, 0…1, the worst first. All are squares of one side. */
export function agreementsWith(mask: Float32Array, passes: readonly Opacities[]): readonly number[] {
  const whole: Opacities = { side: Math.sqrt(mask.length), data: mask }
  return passes.map((pass) => agreementOf(whole, pass)).toSorted((one, other) => one - other)
}

/** Without their outermost pixels: lines of one or two disappear. */
export function innerOf(marks: Marks, side: number): Marks {
  const outside = spreadMarks({ step: 1, width: side, height: side }, marks.map(not), 1)
  return outside.map(not)
}

function not(mark: number): number {
  return mark ? 0 : 1
}
