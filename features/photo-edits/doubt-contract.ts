/** What may be wrong with a cutout, as calls name it. */
import * as z from 'zod/mini'

/** Why a cutout, or its place in the picture, may be wrong. */
export const DOUBT_KINDS = [
  'no_clear_subject',
  'whole_photo',
  'lost_part',
  'extra_part',
  'ragged_edge',
  'hovering',
  'cropped',
] as const
export const doubt = z.object({
  kind: z.enum(DOUBT_KINDS),
  /** Where, in shares of the upright photo's width and height. */
  place: z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() }),
})
export type Doubt = z.infer<typeof doubt>
