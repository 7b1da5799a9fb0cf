import type { Cutout, Picture } from '../types.ts'
import { describeMask } from './describe-mask.ts'
import type { Segmenter } from './segmenter.ts'

/** Lifts the subject off its background. */
export async function cutOut(photo: Picture, segmenter: Segmenter): Promise<Cutout> {
  const estimate = await segmenter.segment(photo)
  return { photo, alpha: estimate, foreground: photo, ...describeMask(estimate, estimate) }
}
