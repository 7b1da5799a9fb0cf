import * as z from 'zod/mini'
import { VIEWS } from '#engine/value-lists.ts'
import { warning } from '../captions/contract.ts'
import { id, moment } from '../endpoint.ts'

export const photo = z.object({
  id,
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  preview_url: z.string(),
  /** As far as it can be detected; missing until an edit has looked for the subject. */
  view: z.optional(z.enum(VIEWS)),
  warnings: z.array(warning),
  created_at: moment,
  delete_after: moment,
})
export type Photo = z.infer<typeof photo>
