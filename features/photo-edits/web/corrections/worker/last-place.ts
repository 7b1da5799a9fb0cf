import type { CutoutCorrection, CutoutPlace } from '#features/photo-edits/cutout-contract.ts'

/** Of several rectangles the last one counts. */
export function lastPlace(corrections: readonly CutoutCorrection[]): CutoutPlace | undefined {
  return corrections.flatMap((correction) => (correction.mode === 'subject' ? [correction.place] : [])).at(-1)
}
