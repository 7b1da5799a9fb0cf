/** What a member may wish of an edit, as calls name it. */
import * as z from 'zod/mini'
import { FORMATS } from '#engine/value-lists.ts'
import { captionWishes, MESSAGE_MAX } from '../captions/contract.ts'
import { memberText } from '../endpoint.ts'
import { LAYOUTS } from './layouts.ts'
import { adjustmentWishes } from './adjustment-wishes.ts'
import { postTexts } from './texts-contract.ts'

export const WORDS_MAX = 500
export const HEADLINE_MAX = 60
export const SIGNATURE_MAX = 40
export const SEED_MAX = 0x7f_ff_ff_ff
/** What its column holds. */
export const REVISION_MAX = 0x7f_ff_ff_ff

/** What a member may request for a photo. `light_match` is on unless it is false. */
export const editWishes = {
  backdrop: z.optional(memberText(80)),
  words: z.optional(memberText(WORDS_MAX)),
  format: z.optional(z.enum(FORMATS)),
  /** Which part of a ready backdrop is shown, or how words are drawn; a new one when left out, also in a redo. */
  seed: z.optional(z.int().check(z.minimum(0), z.maximum(SEED_MAX))),
  headline: z.optional(memberText(HEADLINE_MAX)),
  signature: z.optional(memberText(SIGNATURE_MAX)),
  light_match: z.optional(z.boolean()),
  /** Which revision of the photo's cutout; the newest when left out. */
  cutout_revision: z.optional(z.int().check(z.minimum(1), z.maximum(REVISION_MAX))),
  ...adjustmentWishes,
  /** Goes with operations that make a picture; then `texts` are drawn instead of the headline. */
  layout: z.optional(z.enum(LAYOUTS)),
  texts: z.optional(postTexts),
  message: z.optional(memberText(MESSAGE_MAX)),
  ...captionWishes,
}

/** What may be changed of a finished edit. */
export const editChanges = {
  cutout_revision: editWishes.cutout_revision,
  ...adjustmentWishes,
  layout: editWishes.layout,
  texts: editWishes.texts,
}
