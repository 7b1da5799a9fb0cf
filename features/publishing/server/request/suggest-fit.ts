import type { FinishedEdit } from '#features/photo-edits/server/index.ts'
import type { Fit } from '#features/publishing/contract.ts'

/** Text on a picture is near the edges, where it would be cropped, so such a picture is padded. */
export function suggestFit({ wishes: { headline, signature } }: Pick<FinishedEdit, 'wishes'>): Fit {
  return headline || signature ? 'pad' : 'crop'
}
