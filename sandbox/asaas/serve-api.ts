/** The frame of the API: key, limits, failures on demand, and the format of errors. */
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SECOND } from '#platform/clock.ts'
import { readAnyBodyAsJson } from '../read-any-body.ts'
import type { Api } from './api.ts'
import { dayOf } from './dates.ts'
import { AsaasError, invalid } from './errors.ts'
import { rateLimitHeaders } from './limits.ts'
import { serveCustomers } from './serve-customers.ts'
import { servePayments } from './serve-payments.ts'
import { serveSubscriptions } from './serve-subscriptions.ts'
import { serveWebhookConfigs } from './serve-webhooks.ts'

const SLOW_ANSWER_MS = 90 * SECOND

interface ApiOptions {
  readonly apiKey: string
  /** Ends the answers that are slow on purpose. */
  readonly closing: AbortSignal
}

export function serveApi(scope: FastifyInstance, api: Api, { apiKey, closing }: ApiOptions): void {
  const { agenda, clock, faults } = api
  readAnyBodyAsJson(scope, () => invalid('invalid_object', 'O corpo da requisição é inválido.'))
  scope.setErrorHandler((error, _request, reply) => answerError(error, reply))
  scope.setNotFoundHandler((_request, reply) => reply.code(404).send())
  scope.addHook('onRequest', (request, reply, done) => {
    agenda.reach(dayOf(clock.now()))
    done(refuseEntrance(request, reply, api) ?? refuseKey(request.headers['access_token'], apiKey, faults))
  })
  scope.addHook('onSend', async (request, reply, payload) => {
    const slowness = request.method === 'GET' ? 'slow_read' : 'slow'
    if (reply.statusCode !== 200) return payload
    if (request.method !== 'GET' && faults.take('lost_answer')) request.raw.socket.destroy()
    if (faults.take(slowness)) await wait(SLOW_ANSWER_MS, undefined, { signal: closing }).catch(() => undefined)
    const failure = request.method === 'GET' ? undefined : failAfterWork(faults)
    if (failure === undefined) return payload
    reply.code(failure)
    return ''
  })
  serveCustomers(scope, api)
  serveSubscriptions(scope, api)
  servePayments(scope, api)
  serveWebhookConfigs(scope, api)
}

function failBeforeWork(method: string, faults: Api['faults']): number | undefined {
  if (faults.take('server_error')) return 500
  return method !== 'GET' && faults.take('gateway_error') ? 502 : undefined
}

function failAfterWork(faults: Api['faults']): number | undefined {
  if (faults.take('error_after_work')) return 500
  return faults.take('gateway_timeout') ? 504 : undefined
}

function refuseEntrance(request: FastifyRequest, reply: FastifyReply, { faults, limits }: Api): AsaasError | undefined {
  const { method, headers, routeOptions } = request
  const { isAllowed, headers: limitHeaders } = limits.enter(`${method} ${routeOptions.url ?? ''}`, method === 'GET')
  void reply.headers(limitHeaders)
  if (method === 'GET') reply.raw.once('close', limits.leave) // also when the client has gone
  // the provider's edge refuses it before the API sees it
  if (method === 'GET' && Number(headers['content-length'] ?? 0) > 0) return new AsaasError(403)
  const failure = failBeforeWork(method, faults)
  if (failure !== undefined) return new AsaasError(failure)
  if (faults.take('rate_limited')) {
    void reply.headers(rateLimitHeaders(1, 0, 60))
    return new AsaasError(429)
  }
  return isAllowed ? undefined : new AsaasError(429)
}

function refuseKey(key: string | string[] | undefined, apiKey: string, faults: Api['faults']): AsaasError | undefined {
  if (key === undefined) return new AsaasError(401, ['access_token_not_found', 'O cabeçalho de autenticação não foi encontrado.'])
  if (key === apiKey && !faults.take('unauthorized')) return undefined
  return new AsaasError(401, ['invalid_access_token', 'A chave de API fornecida é inválida.'])
}

function answerError(error: unknown, reply: FastifyReply) {
  if (error instanceof AsaasError) {
    const { statusCode, errors } = error
    return errors.length === 0 ? reply.code(statusCode).send() : reply.code(statusCode).send({ errors })
  }
  const statusCode = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  return reply.code(statusCode).send({ errors: [{ code: 'invalid_object', description: 'O corpo da requisição é inválido.' }] })
}
