/** The routes of the network's webhook. The signature is checked over the raw bytes, before anything parses them. */
import type { FastifyInstance } from 'fastify'
import { type AccessGuard, implement } from '#features/serve.ts'
import { refuse } from '#platform/errors.ts'
import { readHeldBodies } from '#platform/http/limit-held-bodies.ts'
import type { chat } from '#features/chat/contract.ts'
import type { ChatDeps } from '../deps.ts'
import { createWebhookReceiver } from './receive-webhook.ts'

/**
 * What the network names as the most of one request; a message alone is a thousandth of it:
 * https://developers.facebook.com/documentation/business-messaging/whatsapp/webhooks/overview
 */
const MAX_BYTES = 3 * 1024 * 1024

interface WebhookRoutes {
  readonly deps: ChatDeps
  readonly accessGuard: AccessGuard
  readonly table: Pick<typeof chat, 'receiveWebhook' | 'answerHandshake'>
}

export function serveWebhook(app: FastifyInstance, { deps, accessGuard, table }: WebhookRoutes): void {
  const receiveWebhook = createWebhookReceiver(deps)
  app.register((scope, _options, done) => {
    readHeldBodies(scope, { maxBytes: MAX_BYTES })
    implement(scope, {
      table,
      accessGuard,
      handlers: {
        answerHandshake: async ({ query, reply }) => {
          const { channel } = deps
          if (!channel) refuse('not_found')
          const challenge = channel.readHandshake(query as Readonly<Record<string, unknown>>) // as: a query is a record, whatever it holds
          if (challenge === undefined) refuse('webhook_refused')
          await reply.type('text/plain').send(challenge)
        },
        receiveWebhook: async ({ request, body }) => {
          await receiveWebhook({
            headers: request.headers,
            rawBody: body instanceof Uint8Array ? body : new Uint8Array(),
          })
          return { ok: true }
        },
      },
    })
    done()
  })
}
