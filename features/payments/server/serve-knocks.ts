/** The provider's door: whatever comes through it is judged by the deed, after the token. */
import type { FastifyInstance } from 'fastify'
import { type Doorman, implement } from '#features/serve.ts'
import { payments } from '../contract.ts'
import type { PaymentsDeps } from './deps.ts'
import { receiveWebhook } from './receive-webhook.ts'

/** Far more than any knock has. */
const MOST_BYTES = 1_000_000

export function serveKnocks(app: FastifyInstance, { deps, doorman }: { deps: PaymentsDeps; doorman: Doorman }): void {
  app.register((scope, _options, done) => {
    acceptAnyBody(scope)
    implement(scope, {
      table: { receiveWebhook: payments.receiveWebhook },
      doorman,
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

/** What is no JSON comes as undefined: refused by its form, it would hold up every knock behind it. */
function acceptAnyBody(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, body, done) => {
    done(null, parseJson(String(body)))
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
