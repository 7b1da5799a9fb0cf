/** The calls about layouts: what a post looks like with one, before it is chosen. */
import * as z from 'zod/mini'
import { MESSAGE_MAX } from '../captions/contract.ts'
import { endpoints, id, memberText, phoneField } from '../endpoint.ts'
import { LAYOUTS, TEXT_FIELDS } from './layouts.ts'
import { layoutTexts, postTexts } from './texts-contract.ts'

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
})
