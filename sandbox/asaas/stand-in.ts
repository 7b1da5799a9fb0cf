import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Clock, SECOND } from '#platform/clock.ts'
import { ASAAS_CREDENTIALS } from '../credentials.ts'
import type { StandIn } from '../stand-in.ts'
import { createWebhooks } from '../webhooks.ts'
import type { Api } from './api.ts'
import { openBooks } from './books.ts'
import { createCards } from './cards.ts'
import { AsaasError } from './errors.ts'
import { createEventQueue, type WebhookConfig } from './events.ts'
import { createAsaasFaults } from './faults.ts'
import { createLedger } from './ledger.ts'
import { presentPayment, presentSubscriptionEvent } from './present.ts'
import { serveCustomers } from './serve-customers.ts'
import { servePayments } from './serve-payments.ts'
import { serveSubscriptions } from './serve-subscriptions.ts'
import { addWebhook, serveWebhookConfigs } from './serve-webhooks.ts'

const WEBHOOK_TIMEOUT_MS = 10 * SECOND
const SLOW_ANSWER_MS = 90 * SECOND
const TICK_MS = SECOND

export interface AsaasStandIn extends StandIn {
  readonly api: Api
}

/** Asaas v3, customers to webhooks: https://docs.asaas.com. @param productUrl gets the webhook that the account has from the start */
export function createAsaasStandIn(clock: Clock, productUrl?: string): AsaasStandIn {
  const closing = new AbortController()
  const webhooks = createWebhooks(clock, WEBHOOK_TIMEOUT_MS)
  const configs = new Map<string, WebhookConfig>()
  const faults = createAsaasFaults()
  const books = openBooks()
  const queue = createEventQueue({ clock, faults, webhooks, configs })
  const announce = {
    payment: (event: string, payment: Parameters<typeof presentPayment>[0]) =>
      queue.announce(event, { payment: presentPayment(payment) }),
    subscription: (event: string, subscription: Parameters<typeof presentSubscriptionEvent>[0]) =>
      queue.announce(event, { subscription: presentSubscriptionEvent(subscription) }),
  }
  const ledger = createLedger({ books, clock, faults, announce })
  const api: Api = { clock, books, cards: createCards(faults), ledger, faults, queue, webhooks: configs }
  const configure = () => {
    if (productUrl === undefined) return
    const address = { url: `${productUrl}/api/asaas/webhook`, authToken: ASAAS_CREDENTIALS.webhook_token }
    const defaults = { enabled: true, interrupted: false, apiVersion: 3, sendType: 'SEQUENTIALLY' as const, events: [] }
    addWebhook(configs, { name: 'Mandou', email: null, ...defaults, ...address })
  }
  configure()
  // time passes by itself too: charges fall due, and events wait for their next attempt
  const tick = setInterval(() => {
    ledger.passTime()
    queue.pump()
  }, TICK_MS)
  tick.unref()

  return {
    provider: 'asaas',
    prefix: '/v3',
    serve: (scope) => serveApi(scope, api, closing.signal),
    describe: (origin) => ({ base_url: `${origin}/v3`, ...ASAAS_CREDENTIALS }),
    faults,
    webhooks,
    api,
    reset: () => {
      for (const book of [books.customers, books.subscriptions, books.payments, configs]) book.clear()
      api.cards.clear()
      faults.clear()
      queue.clear()
      webhooks.clear()
      configure()
    },
    close: () => {
      clearInterval(tick)
      closing.abort()
      webhooks.close()
    },
  }
}

function serveApi(scope: FastifyInstance, api: Api, signal: AbortSignal): void {
  const { faults, ledger } = api
  scope.setErrorHandler((error, _request, reply) => answerError(error, reply))
  scope.setNotFoundHandler((_request, reply) => reply.code(404).send())
  scope.addHook('onRequest', (request, _reply, done) => done(refuseEntrance(request, api)))
  scope.addHook('preHandler', (_request, _reply, done) => {
    ledger.passTime()
    done()
  })
  scope.addHook('onSend', async (request, reply, payload) => {
    if (request.method === 'GET' || reply.statusCode !== 200) return payload
    if (faults.take('lost_answer')) request.raw.socket.destroy()
    if (faults.take('slow')) await wait(SLOW_ANSWER_MS, undefined, { signal }).catch(() => undefined)
    if (!faults.take('error_after_work')) return payload
    reply.code(500)
    return ''
  })
  serveCustomers(scope, api)
  serveSubscriptions(scope, api)
  servePayments(scope, api)
  serveWebhookConfigs(scope, api)
}

function refuseEntrance({ method, headers }: FastifyRequest, { faults }: Api): AsaasError | undefined {
  const key = headers['access_token']
  if (faults.take('server_error')) return new AsaasError(500)
  if (faults.take('rate_limited')) return new AsaasError(429)
  if (key === undefined) return new AsaasError(401, ['access_token_not_found', 'O cabeçalho de autenticação não foi encontrado.'])
  if (key !== ASAAS_CREDENTIALS.api_key || faults.take('unauthorized'))
    return new AsaasError(401, ['invalid_access_token', 'A chave de API fornecida é inválida.'])
  const hasBody = Number(headers['content-length'] ?? 0) > 0
  return method === 'GET' && hasBody ? new AsaasError(403) : undefined
}

function answerError(error: unknown, reply: FastifyReply) {
  if (error instanceof AsaasError)
    return error.errors.length === 0 ? reply.code(error.status).send() : reply.code(error.status).send({ errors: error.errors })
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  return reply.code(status).send({ errors: [{ code: 'invalid_object', description: 'O corpo da requisição é inválido.' }] })
}
