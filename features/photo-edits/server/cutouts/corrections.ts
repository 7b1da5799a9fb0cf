import type { Corrections, Region } from '#engine/types.ts'
import type { CutoutStroke, StrokeMode } from '#features/photo-edits/cutout-contract.ts'

/** One correction of a cutout in its stored form. */
export type Correction =
  | {
      readonly kind: StrokeMode
      readonly radius: number
      readonly points: readonly (readonly [x: number, y: number])[]
    }
  /** "This is it". */
  | { readonly kind: 'subject'; readonly place: Region }

export interface Corrected {
  readonly strokes?: readonly CutoutStroke[] | undefined
  readonly subject?: Region | undefined
}

/** In the order in which they count: the rectangle first, since strokes refine what it says. */
export function correctionsIn({ strokes = [], subject }: Corrected): Correction[] {
  return [
    ...(subject ? [{ kind: 'subject' as const, place: subject }] : []),
    ...strokes.map(({ mode, radius, points }) => ({ kind: mode, radius, points })),
  ]
}

export function countPoints(correction: Correction): number {
  return correction.kind === 'subject' ? 0 : correction.points.length
}

/** About what a row and an index entry take, and the two numbers of a point. */
const ROW_BYTES = 200
const POINT_BYTES = 40

/** About what these corrections take in the database. */
export function storedBytesOf(corrections: readonly Correction[]): number {
  return corrections.reduce((bytes, correction) => bytes + ROW_BYTES + POINT_BYTES * countPoints(correction), 0)
}

/** For the engine; the last rectangle counts. Undefined without corrections. */
export function engineCorrections(corrections: readonly Correction[]): Corrections | undefined {
  if (corrections.length === 0) return undefined
  const subject = corrections.findLast((correction) => correction.kind === 'subject')
  const strokes = corrections.flatMap((correction) =>
    correction.kind === 'subject'
      ? []
      : [{ kind: correction.kind, radius: correction.radius, points: correction.points.map(([x, y]) => ({ x, y })) }],
  )
  return { strokes, ...(subject && { subject: subject.place }) }
}
