/** Corrections of one photo, replayed again and again while somebody draws: what was there the last time is not computed again. */
import { firstStep, nextStep, type Step } from './correct-mask.ts'
import type { PreparedPhoto } from './prepare-photo.ts'
import type { Corrections, Mask } from './segmented-photo.ts'

/** How many of the newest masks are kept for undoing; older ones are computed from the first. */
const KEPT = 16

/** @returns makes the mask of corrections, the same as `correctMask`. */
export function openReplay(photo: PreparedPhoto): (corrections: Corrections) => Mask {
  let subjectKey: string | undefined
  let keys: string[] = []
  /** After no stroke, after the first, and so on; those that are not kept are missing. */
  let steps: (Step | undefined)[] = []
  return ({ strokes, subject }) => {
    const key = JSON.stringify(subject ?? null)
    if (key !== subjectKey) {
      steps = [firstStep(photo, subject)]
      keys = []
      subjectKey = key
    }
    const wanted = strokes.map((stroke) => JSON.stringify(stroke))
    let same = 0
    while (same < wanted.length && wanted[same] === keys[same]) same++
    steps.length = Math.min(steps.length, same + 1)
    keys = wanted
    let at = steps.findLastIndex((step) => step !== undefined)
    let step = steps[at] ?? firstStep(photo, subject)
    for (const stroke of strokes.slice(at)) {
      step = nextStep(photo, step, stroke)
      steps[++at] = step
      if (at > KEPT) steps[at - KEPT] = undefined
    }
    return step.mask
  }
}
