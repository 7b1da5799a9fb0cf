import * as z from 'zod/mini'
import { endpoints } from '../endpoint.ts'

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
})
