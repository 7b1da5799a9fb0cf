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
    summary: 'The address of the conversation in the messaging app, if there is one',
    access: 'public',
    reply: z.object({
      chat: z.nullable(
        z.object({
          /** E.164. */
          number: z.string(),
          /** The text that the link prefills as the first message. */
          greeting: z.string(),
          /** Opens the messaging app with number and greeting. */
          url: z.string(),
        }),
      ),
    }),
    errors: [],
  },
  getChatQr: {
    method: 'GET',
    path: '/api/chat/qr.svg',
    summary: 'The same address as a QR code',
    access: 'public',
    reply: { content: 'image/svg+xml' },
    errors: ['not_found'],
  },
  issueLinkCode: {
    method: 'POST',
    path: '/api/chat/link-code',
    summary: 'Issues a one-time code that links a chat without a visible number to this account; the previous code is revoked',
    access: 'session',
    needsPhone: true,
    body: z.object(phoneField),
    reply: z.object({ code: z.string(), expires_at: moment }),
    errors: ['not_found', 'link_codes_used_up'],
  },
  listLinkedChats: {
    method: 'GET',
    path: '/api/chat/linked',
    summary: 'The chats that a code linked to this account',
    access: 'session',
    needsPhone: true,
    query: z.object(phoneField),
    reply: z.object({ chats: z.array(linkedChat) }),
    errors: [],
  },
  unlinkChat: {
    method: 'POST',
    path: '/api/chat/linked/:id/unlink',
    summary: 'Unlinks such a chat from the account; nothing more about the account is sent there',
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
    summary: 'A result in full size, for anyone with the link from the chat, until it expires',
    access: 'public',
    params: z.object({ token: memberText(100) }),
    reply: { content: 'image/jpeg' },
    errors: ['not_found'],
  },
  answerHandshake: {
    method: 'GET',
    path: '/api/whatsapp/webhook',
    summary: 'The messaging network verifies that this address is ours',
    access: 'public',
    query: z.unknown(),
    reply: { content: 'text/plain' },
    errors: ['not_found', 'webhook_refused'],
  },
  receiveWebhook: {
    method: 'POST',
    path: '/api/whatsapp/webhook',
    summary: 'Incoming messages, and receipts of ours',
    access: 'public',
    /** Raw bytes, because the signature covers them. */
    body: z.unknown(),
    reply: ok,
    errors: ['not_found', 'webhook_refused'],
  },
})
