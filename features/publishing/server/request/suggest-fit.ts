import type { EditForPublishing } from '#features/photo-edits/server/index.ts'
import type { Fit } from '#features/publishing/contract.ts'

/** Text on a picture is near the edges, where it would be cropped, so such pictures are padded. */
export function suggestFit(edits: readonly Pick<EditForPublishing, 'wishes'>[]): Fit {
  return edits.some(({ wishes: { headline, signature } }) => headline || signature) ? 'pad' : 'crop'
}
