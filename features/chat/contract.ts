import * as z from 'zod/mini'
import { byId, endpoints, memberText, moment, ok, phoneField } from '../endpoint.ts'

export const linkedChat = z.object({
  id: z.string(),
  /** The last digits of its number, where the network shows one. */
  phone_ends: z.nullable(z.string()),
  linked_at: moment,
  last_message_at: moment,
})

export const chat = endpoints({
  getChat: {
    method: 'GET',
    path: '/api/chat',
    summary: 'Where the conversation in the messaging app begins, if there is one',
    access: 'public',
    reply: z.object({
      chat: z.nullable(
        z.object({
          /** E.164. */
          number: z.string(),
          /** What the first message says already. */
          greeting: z.string(),
          /** Opens the app with number and greeting. */
          url: z.string(),
        }),
      ),
    }),
    errors: [],
  },
  getChatQr: {
    method: 'GET',
    path: '/api/chat/qr.svg',
    summary: 'The same address for a camera: a QR code',
    access: 'public',
    reply: { content: 'image/svg+xml' },
    errors: ['not_found'],
  },
  issueLinkCode: {
    method: 'POST',
    path: '/api/chat/link-code',
    summary: 'A code that joins a chat without a visible number to this account, once; the one before it ends',
    access: 'session',
    needsPhone: true,
    body: z.object(phoneField),
    reply: z.object({ code: z.string(), expires_at: moment }),
    errors: ['not_found', 'link_codes_used_up'],
  },
  listLinkedChats: {
    method: 'GET',
    path: '/api/chat/linked',
    summary: 'The chats that a code has joined to this account',
    access: 'session',
    needsPhone: true,
    query: z.object(phoneField),
    reply: z.object({ chats: z.array(linkedChat) }),
    errors: [],
  },
  unlinkChat: {
    method: 'POST',
    path: '/api/chat/linked/:id/unlink',
    summary: 'Parts such a chat from the account; nothing more of it is told there',
    access: 'session',
    needsPhone: true,
    params: byId,
    body: z.object(phoneField),
    reply: ok,
    errors: ['not_found'],
  },
  getChatPicture: {
    method: 'GET',
    path: '/api/chat/pictures/:token',
    summary: 'A result in its full size, for whoever got the link in the chat, while that is good',
    access: 'public',
    params: z.object({ token: memberText(100) }),
    reply: { content: 'image/jpeg' },
    errors: ['not_found'],
  },
  answerHandshake: {
    method: 'GET',
    path: '/api/whatsapp/webhook',
    summary: 'The messaging network asks whether this address is ours',
    access: 'public',
    query: z.unknown(),
    reply: { content: 'text/plain' },
    errors: ['not_found', 'webhook_refused'],
  },
  receiveWebhook: {
    method: 'POST',
    path: '/api/whatsapp/webhook',
    summary: 'What people write, and what became of our messages',
    access: 'public',
    /** Bytes: the signature is over them, whatever they say. */
    body: z.unknown(),
    reply: ok,
    errors: ['not_found', 'webhook_refused'],
  },
})
