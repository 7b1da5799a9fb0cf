import type { FastifyInstance } from 'fastify'
import { type AccessGuard, implement } from '#features/serve.ts'
import { refuse } from '#platform/errors.ts'
import { chat } from '../contract.ts'
import type { ChatDeps } from './deps.ts'
import { drawQr } from './linking/draw-qr.ts'
import { issueLinkCode } from './linking/link-codes.ts'
import { listLinkedChats, unlinkChat } from './linking/linked-chats.ts'
import { servePicture } from './pictures/serve-picture.ts'
import { serveWebhook } from './inbox/serve-webhook.ts'

interface ChatPlace {
  /** E.164; undefined when the chat is switched off. */
  readonly number: string | undefined
  readonly greeting: string
}

export interface ChatRoutes {
  readonly deps: ChatDeps
  readonly place: ChatPlace
  readonly accessGuard: AccessGuard
}

/** The configuration does not change while the process runs, so one QR code serves everybody. */
const MAX_AGE_SECONDS = 3600

export function chatRoutes(app: FastifyInstance, { deps, place, accessGuard }: ChatRoutes): void {
  const { receiveWebhook, answerHandshake, ...table } = chat
  // without a channel, the chat is not offered
  const url = place.number === undefined ? undefined : deps.channel?.linkTo({ number: place.number, greeting: place.greeting })
  const qr = url === undefined ? undefined : drawQr(url)
  implement(app, {
    table,
    accessGuard,
    handlers: {
      getChat: () => {
        const { number, greeting } = place
        return Promise.resolve({ chat: number === undefined || url === undefined ? null : { number, greeting, url } })
      },
      getChatQr: async ({ reply }) => {
        const drawn = (await qr) ?? refuse('not_found')
        return reply
          .header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`)
          .type('image/svg+xml; charset=utf-8')
          .send(drawn)
      },
      issueLinkCode: async ({ session }) => {
        if (!deps.channel) refuse('not_found')
        const { code, expiresAt } = await issueLinkCode(deps, session.memberId)
        return { code, expires_at: expiresAt.toISOString() }
      },
      listLinkedChats: async ({ session }) => ({ chats: await listLinkedChats(deps, session.memberId) }),
      unlinkChat: async ({ session, params }) => {
        await unlinkChat(deps, { memberId: session.memberId, chatId: params.id })
        return { ok: true }
      },
      getChatPicture: ({ params, request, reply }) =>
        servePicture(deps, { token: params.token, acceptsLanguage: request.headers['accept-language'] }, reply),
    },
  })
  serveWebhook(app, { deps, accessGuard, table: { receiveWebhook, answerHandshake } })
}
