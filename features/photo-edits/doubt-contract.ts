/** What may be wrong with a cutout, as calls name it. */
import * as z from 'zod/mini'
import { DOUBT_KINDS } from '#engine/value-lists.ts'

export const doubt = z.object({
  kind: z.enum(DOUBT_KINDS),
  /** Where, in shares of the upright photo's width and height. */
  place: z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() }),
})
export type Doubt = z.infer<typeof doubt>
