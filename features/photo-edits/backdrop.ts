import * as z from 'zod/mini'

/** What a browser must know of a backdrop to show a subject on it: heights and widths in shares of the picture. */
const backdropStage = z.object({
  /** Width over height of its pictures, of which an edit shows the part that its seed chooses; left out where it is drawn: 4:5, without a choice. */
  ratio: z.optional(z.number()),
  /** Height on which a subject stands; null where there is no ground. */
  ground: z.nullable(z.number()),
  /** Height at which a table or floor begins. */
  floor: z.optional(z.number()),
  /** Width of a plinth. */
  ground_width: z.optional(z.number()),
  /** How polished the ground is, 0…1. */
  gloss: z.optional(z.number()),
  view: z.optional(z.enum(['front', 'above'])),
  /** From -1 (left) to 1 (right), and how hard its shadows are, 0…1. */
  light: z.object({ x: z.number(), hardness: z.number() }),
})
export type BackdropStage = z.infer<typeof backdropStage>

/** A ready backdrop. */
export const backdrop = z.object({
  id: z.string(),
  name: z.string(),
  group: z.string(),
  group_name: z.string(),
  thumbnail_url: z.string(),
  /** Large, for a close look. */
  preview_url: z.string(),
  stage: backdropStage,
})
export type Backdrop = z.infer<typeof backdrop>
