/** The provider's webhook route: the action judges every body, after it has checked the token. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type AccessGuard, implement } from '#features/serve.ts'
import { payments } from '#features/payments/contract.ts'
import type { PaymentsDeps } from '../deps.ts'
import { receiveWebhook } from './receive-webhook.ts'

/** Far more than any webhook needs. */
const MOST_BYTES = 1_000_000

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
          const token = request.headers['asaas-access-token']
          await receiveWebhook(deps, { token: typeof token === 'string' ? token : undefined, body })
          return { ok: true }
        },
      },
    })
    done()
  })
}

/** A body that is not JSON or too long arrives as undefined: a refusal by its form would hold up every webhook behind it. */
function acceptAnyBody(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', async (_request: FastifyRequest, payload: AsyncIterable<Uint8Array>) =>
    parseJson(await readText(payload)),
  )
  // Fastify refuses a body without a type before it calls any parser
  scope.addHook('onRequest', async ({ headers }) => {
    headers['content-type'] ??= 'application/octet-stream'
  })
}

/** Reads the whole body, but drops it when it is too long. */
async function readText(payload: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of payload) {
    bytes += chunk.length
    if (bytes <= MOST_BYTES) chunks.push(chunk)
  }
  return bytes <= MOST_BYTES ? Buffer.concat(chunks).toString('utf8') : ''
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
