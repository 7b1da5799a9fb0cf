import * as z from 'zod/mini'
import { endpoints, memberText, phoneField } from '../endpoint.ts'
import { user } from '../sign-in/contract.ts'

const shortText = memberText(80)

/** `POST /api/user` is one call with an `action`; each action is another feature's door. */
export const account = endpoints({
  changeUser: {
    method: 'POST',
    path: '/api/user',
    summary: "Changes the member's profile",
    access: 'session',
    needsPhone: true,
    body: z.discriminatedUnion('action', [
      z.object({
        action: z.literal('update_profile'),
        ...phoneField,
        name: z.optional(shortText),
        last_name: z.optional(shortText),
        bio: z.optional(memberText(500)),
        occupation_area: z.optional(shortText),
      }),
    ]),
    reply: z.object({ user }),
    errors: [],
  },
})
