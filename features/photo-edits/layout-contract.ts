/** The calls about layouts: what a post looks like with one, before it is chosen. */
import * as z from 'zod/mini'
import { FORMATS } from '#engine/value-lists.ts'
import { MESSAGE_MAX } from '../captions/contract.ts'
import { endpoints, id, memberText, phoneField } from '../endpoint.ts'
import { LAYOUTS, TEXT_FIELDS } from './layouts.ts'
import { layoutTexts, postTexts } from './texts-contract.ts'
import { REVISION_MAX, SEED_MAX, SIGNATURE_MAX } from './wishes-contract.ts'

/** The operations of which a post can be shown before it is ordered: a description is painted for its order. */
export const DRAFTED = ['post', 'swap'] as const

const whole = (least: number, most: number) => z.coerce.number().check(z.int(), z.minimum(least), z.maximum(most))

export const layouts = endpoints({
  listLayouts: {
    method: 'GET',
    path: '/api/layouts',
    summary: 'The ready designs of a post, with the texts that each draws',
    access: 'public',
    reply: z.object({
      layouts: z.array(z.object({ id: z.enum(LAYOUTS), name: z.string(), fields: z.array(z.enum(TEXT_FIELDS)) })),
    }),
    errors: [],
  },
  readLine: {
    method: 'POST',
    path: '/api/layouts/line',
    summary: 'One line as the texts of a post: its title, price, date and the rest; makes nothing',
    access: 'session',
    body: z.object({ ...phoneField, line: memberText(MESSAGE_MAX) }),
    reply: z.object({ texts: postTexts }),
    errors: ['too_many_requests'],
  },
  previewLayout: {
    method: 'GET',
    path: '/api/edits/:id/layouts/:layout',
    summary: 'A finished edit as it would be with a layout and these texts, small; free, and changes nothing',
    access: 'session',
    params: z.object({ id, layout: z.enum(LAYOUTS) }),
    query: z.object({ ...phoneField, ...layoutTexts, v: z.optional(memberText(40)) }),
    reply: { content: 'image/jpeg' },
    errors: ['not_found', 'edit_not_ready', 'photo_unavailable', 'edit_failed'],
  },
  previewDraft: {
    method: 'GET',
    path: '/api/photos/:id/layouts/:layout',
    summary: 'A photo as it would be ordered, with a layout and these texts, small; free, and orders nothing',
    access: 'session',
    params: z.object({ id, layout: z.enum(LAYOUTS) }),
    query: z.object({
      ...phoneField,
      ...layoutTexts,
      operation: z.optional(z.enum(DRAFTED)),
      backdrop: z.optional(memberText(80)),
      format: z.optional(z.enum(FORMATS)),
      seed: z.optional(whole(0, SEED_MAX)),
      signature: z.optional(memberText(SIGNATURE_MAX)),
      light_match: z.optional(z.enum(['true', 'false'])),
      cutout_revision: z.optional(whole(1, REVISION_MAX)),
      v: z.optional(memberText(40)),
    }),
    reply: { content: 'image/jpeg' },
    errors: [
      'not_found',
      'edit_not_ready',
      'edit_failed',
      'photo_unavailable',
      'backdrop_missing',
      'backdrop_unknown',
      'corrections_too_many',
      'photo_space_used_up',
      'too_many_requests',
    ],
  },
})
