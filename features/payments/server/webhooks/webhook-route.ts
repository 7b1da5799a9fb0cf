/** The provider's webhook route: the port reads every request, after it has checked who sent it. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type AccessGuard, implement } from '#features/serve.ts'
import { payments } from '#features/payments/contract.ts'
import type { PaymentsDeps } from '../deps.ts'
import { receiveWebhook } from './receive-webhook.ts'

/** Far more than any webhook needs. */
const MAX_BYTES = 1_000_000

export function serveWebhooks(
  app: FastifyInstance,
  { deps, accessGuard }: { deps: PaymentsDeps; accessGuard: AccessGuard },
): void {
  app.register((scope, _options, done) => {
    acceptAnyBody(scope)
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

/** A body that is too long arrives empty: a refusal would hold up every webhook behind it. */
function acceptAnyBody(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request: FastifyRequest, payload: AsyncIterable<Uint8Array>) => readBytes(payload))
  // Fastify refuses a body without a type before it calls any parser
  scope.addHook('onRequest', async ({ headers }) => {
    headers['content-type'] ??= 'application/octet-stream'
  })
}

/** Reads the whole body, but drops it when it is too long. */
async function readBytes(payload: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of payload) {
    bytes += chunk.length
    if (bytes <= MAX_BYTES) chunks.push(chunk)
  }
  return bytes <= MAX_BYTES ? Buffer.concat(chunks) : new Uint8Array()
}
