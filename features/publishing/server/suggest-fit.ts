import type { FinishedEdit } from '#features/photo-edits/server/index.ts'
import type { Fit } from '../contract.ts'

/** Lettering stands near the edges, where a picture is cut: with it, all of the picture is kept. */
export function suggestFit({ wishes: { headline, signature } }: Pick<FinishedEdit, 'wishes'>): Fit {
  return headline || signature ? 'pad' : 'crop'
}
