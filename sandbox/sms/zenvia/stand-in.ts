import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import type { AccountOptions, StandIn } from '#sandbox/stand-in.ts'
import { createWebhooks } from '#sandbox/webhooks.ts'
import { createCarriers } from '../carriers.ts'
import type { Inbox } from '../inbox.ts'
import { hangUp, waitTooLong } from '../late-answers.ts'
import { deliverMessage } from './deliver-message.ts'
import { presentError, ZenviaError } from './errors.ts'
import { createZenviaFaults, REFUSING_FAULTS, type ZenviaFaults } from './faults.ts'
import { acceptMessage, presentMessage, type ZenviaMessage } from './messages.ts'
import { readMessage, readSubscription } from './read-request.ts'
import { createSubscriptions, reportTo, type Subscriptions } from './subscriptions.ts'

const WEBHOOK_TIMEOUT_MS = 5000

export interface ZenviaStandInOptions extends AccountOptions {
  readonly inbox: Inbox
}

interface Gateway {
  readonly apiToken: string
  readonly clock: Clock
  readonly inbox: Inbox
  readonly faults: ZenviaFaults
  readonly subscriptions: Subscriptions
  readonly deliver: (message: ZenviaMessage) => void
  readonly signal: AbortSignal
}

/** Zenvia SMS v2: https://zenvia.github.io/zenvia-openapi-spec/v2 */
export function createZenviaStandIn({ clock, inbox, credentials: { zenvia }, productUrl }: ZenviaStandInOptions): StandIn {
  const closing = new AbortController()
  const faults = createZenviaFaults()
  const webhooks = createWebhooks(clock, WEBHOOK_TIMEOUT_MS)
  const subscriptions = createSubscriptions(
    clock,
    productUrl === undefined ? undefined : reportTo(productUrl, zenvia.webhook_token),
  )
  const { signal } = closing
  const carriers = createCarriers()
  const delivering = { clock, subscriptions, webhooks, faults, carriers }
  const deliver = (message: ZenviaMessage) => void deliverMessage(delivering, message)
  return {
    provider: 'zenvia',
    prefix: '/v2',
    serve: (scope) => serveApi(scope, { apiToken: zenvia.api_token, clock, inbox, faults, subscriptions, deliver, signal }),
    describe: (origin) => ({ base_url: origin, ...zenvia }),
    faults,
    webhooks,
    reset: () => {
      carriers.drop()
      faults.clear()
      webhooks.clear()
      subscriptions.reset()
    },
    close: () => {
      carriers.drop()
      closing.abort()
      webhooks.close()
    },
  }
}

function serveApi(scope: FastifyInstance, gateway: Gateway): void {
  const { subscriptions, apiToken } = gateway
  scope.setErrorHandler((error, _request, reply) => answerError(error, reply))
  scope.setNotFoundHandler(() => {
    throw new ZenviaError('NOT_FOUND')
  })
  scope.addHook('onRequest', (request, _reply, done) => {
    done(request.headers['x-api-token'] === apiToken ? undefined : new ZenviaError('AUTHENTICATION_ERROR'))
  })
  scope.post('/channels/sms/messages', (request, reply) => takeMessage(gateway, request, reply))
  scope.get('/subscriptions', () => subscriptions.list())
  scope.post('/subscriptions', (request) => subscriptions.create(readSubscription(request.body)))
  scope.get('/subscriptions/:id', (request) => subscriptions.get(idOf(request)))
  scope.delete('/subscriptions/:id', (request, reply) => {
    subscriptions.remove(idOf(request))
    return reply.code(204).send()
  })
}

async function takeMessage(gateway: Gateway, request: FastifyRequest, reply: FastifyReply) {
  const { faults, signal } = gateway
  const refusing = Object.entries(REFUSING_FAULTS).find(([fault]) => faults.take(fault as keyof typeof REFUSING_FAULTS)) // its own keys
  if (refusing) throw refusing[1]()
  if (faults.take('timeout')) {
    await waitTooLong(signal)
    return hangUp(request, reply)
  }
  const message = acceptMessage(gateway.clock, readMessage(request.body))
  gateway.inbox.add(message)
  gateway.deliver(message)
  if (faults.take('lost_answer')) return hangUp(request, reply)
  if (faults.take('broken_answer')) return reply.type('text/html').send('<html>200</html>')
  if (faults.take('slow')) await waitTooLong(signal)
  return presentMessage(message)
}

/** Errors other than ours come from the framework: an unreadable body. */
function answerError(error: unknown, reply: FastifyReply) {
  const zenviaError =
    error instanceof ZenviaError ? error : new ZenviaError(isUnreadable(error) ? 'VALIDATION_ERROR' : 'INTERNAL_ERROR')
  return reply.code(zenviaError.statusCode).send(presentError(zenviaError))
}

function isUnreadable(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500
}

function idOf(request: FastifyRequest): string {
  return (request.params as { id: string }).id // named in the path
}
