import * as z from 'zod/mini'
import { notice } from '../captions/contract.ts'
import { id, moment } from '../endpoint.ts'

/** The angle of a photo, as far as it can be detected. */
export const VIEWS = ['front', 'above'] as const
export type View = (typeof VIEWS)[number]

export const photo = z.object({
  id,
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  preview_url: z.string(),
  /** Missing until an edit has looked for the subject. */
  view: z.optional(z.enum(VIEWS)),
  notices: z.array(notice),
  created_at: moment,
  delete_after: moment,
})
export type Photo = z.infer<typeof photo>
