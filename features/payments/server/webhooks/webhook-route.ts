/** The provider's door: whatever comes through it is judged by the action, after the token. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type AccessGuard, implement } from '#features/serve.ts'
import { payments } from '#features/payments/contract.ts'
import type { PaymentsDeps } from '../deps.ts'
import { receiveWebhook } from './receive-webhook.ts'

/** Far more than any webhook has. */
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

/** What is no JSON, or too much of it, comes as undefined: refused by its form, it would hold up every webhook behind it. */
function acceptAnyBody(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', async (_request: FastifyRequest, payload: AsyncIterable<Uint8Array>) =>
    parseJson(await readText(payload)),
  )
  // Fastify refuses a body of no type before it asks any parser
  scope.addHook('onRequest', async ({ headers }) => {
    headers['content-type'] ??= 'application/octet-stream'
  })
}

/** All of it is taken from the line; what is too much is forgotten. */
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
