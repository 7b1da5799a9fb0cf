import * as z from 'zod/mini'
import { TEAM_ANSWER_MAX } from '../chat/support-thread-days.ts'
import { endpoints, id, memberText, moment, phoneField } from '../endpoint.ts'
import { person } from './people-shapes.ts'

/** Who wrote a message: the member, an administrator, or the product by itself. */
const AUTHORS = ['member', 'team', 'product'] as const
const KINDS = ['text', 'photo', 'other'] as const
/** How far an administrator's message came; `held`: announced, and it follows with the member's next message. */
const DELIVERIES = ['waiting', 'held', 'sent', 'delivered', 'read', 'failed', 'dropped'] as const
/** `waiting`: for an administrator; `answered`: for the member. */
const STATES = ['waiting', 'answered', 'ended'] as const
const ENDS = ['member', 'team', 'time'] as const

const message = z.object({
  id,
  author: z.enum(AUTHORS),
  /** The administrator. */
  by: z.nullable(z.string()),
  kind: z.enum(KINDS),
  text: z.nullable(z.string()),
  at: moment,
  delivery: z.nullable(z.enum(DELIVERIES)),
})
export type PanelSupportThreadMessage = z.infer<typeof message>

const standing = { state: z.enum(STATES), waiting_since: z.nullable(moment), last_message_at: moment, opened_at: moment }

const conversation = z.object({
  id,
  ...standing,
  ended_at: z.nullable(moment),
  ended_by: z.nullable(z.enum(ENDS)),
  /** When its messages are deleted, if nothing more is written. */
  delete_after: moment,
  /** Whether a message reaches the member now; else a notice of it does, and it follows with their next message. */
  is_window_open: z.boolean(),
  messages: z.array(message),
})
export type PanelConversation = z.infer<typeof conversation>

const row = z.object({ id, user: person, ...standing })
export type PanelConversationRow = z.infer<typeof row>

const byMember = z.object({ member_id: id })

export const conversations = endpoints({
  listConversations: {
    method: 'GET',
    path: '/api/admin/conversations',
    summary: 'The open conversations with members, those that wait longest first',
    access: 'admin',
    query: z.object(phoneField),
    reply: z.object({ conversations: z.array(row), is_cut: z.boolean() }),
    errors: [],
  },
  readConversation: {
    method: 'GET',
    path: '/api/admin/conversations/:member_id',
    summary:
      "A member's conversations as far as they are kept, the open one or the newest first; the look is in the activity log",
    access: 'admin',
    params: byMember,
    query: z.object(phoneField),
    reply: z.object({ conversations: z.array(conversation) }),
    errors: ['not_found'],
  },
  answerConversation: {
    method: 'POST',
    path: '/api/admin/conversations/:member_id',
    summary: 'Writes to the member, ends the conversation, or both; refused when somebody has written since',
    access: 'admin',
    needsPhone: true,
    params: byMember,
    body: z.object({
      ...phoneField,
      text: z.optional(memberText(TEAM_ANSWER_MAX).check(z.trim(), z.minLength(1))),
      /** The newest message that was seen of the member or of an administrator. */
      seen: z.nullable(id),
      end: z.optional(z.boolean()),
    }),
    reply: z.object({ conversations: z.array(conversation) }),
    errors: ['not_found', 'conversation_moved', 'idempotency_conflict'],
  },
})
