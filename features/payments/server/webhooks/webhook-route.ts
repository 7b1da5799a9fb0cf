/** The provider's webhook route: who sent a request is checked before its body is read. */
import type { FastifyError, FastifyInstance } from 'fastify'
import { type AccessGuard, implement } from '#features/serve.ts'
import { payments } from '#features/payments/contract.ts'
import { refuse } from '#platform/errors.ts'
import { closeAfterRefusal } from '#platform/http/close-after-refusal.ts'
import type { PaymentsDeps } from '../deps.ts'
import { receiveWebhook } from './receive-webhook.ts'

/** Far more than any webhook needs. */
const MAX_BYTES = 1_000_000

export function serveWebhooks(
  app: FastifyInstance,
  { deps, accessGuard }: { deps: PaymentsDeps; accessGuard: AccessGuard },
): void {
  app.register((scope, _options, done) => {
    closeAfterRefusal(scope)
    scope.addHook('onRequest', async ({ headers }) => {
      if (!deps.provider.isGenuine(headers)) refuse('webhook_refused')
    })
    acceptAnyBody(scope, deps)
    implement(scope, {
      table: { receiveWebhook: payments.receiveWebhook },
      accessGuard,
      handlers: {
        receiveWebhook: async ({ request, body }) => {
          await receiveWebhook(deps, {
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

/** The provider's own body that is too long is answered like an unreadable one: a refusal would hold up every webhook behind it. */
function acceptAnyBody(scope: FastifyInstance, { log }: Pick<PaymentsDeps, 'log'>): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, body, parsed) => parsed(null, body))
  // Fastify refuses a body without a type before it calls any parser
  scope.addHook('onRequest', async ({ headers }) => {
    headers['content-type'] ??= 'application/octet-stream'
  })
  scope.setErrorHandler(async (error: FastifyError, _request, reply) => {
    // the product's own handler answers it
    if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') throw error
    log.error('a webhook could not be read')
    return reply.status(200).send({ ok: true })
  })
}
