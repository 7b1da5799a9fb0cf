/** The frame of every call: JSON in ASCII, headers, the token, and the failures that can affect any call. */
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { WHATSAPP_ACCOUNT } from '../credentials.ts'
import { answerError } from '../graph/answer-error.ts'
import { GraphError, parameterError, presentError } from '../graph/errors.ts'
import { escapeJson } from '../graph/escape-json.ts'
import { servedVersion } from '../graph/fail-on-demand.ts'
import type { Api } from './api.ts'
import { failOnToken } from './faults.ts'
import { checkToken } from './read-request.ts'
import { serveUploads } from './serve-media.ts'
import { serveMessages } from './serve-messages.ts'
import { serveNodes } from './serve-nodes.ts'

export async function serveGraph(scope: FastifyInstance, api: Api): Promise<void> {
  const { clock, faults } = api
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => readJson(String(body), done))
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, readForm(String(body))),
  )
  scope.setErrorHandler((error, _request, reply) => answerError(error, reply))
  scope.setReplySerializer((payload) => escapeJson(JSON.stringify(payload)))
  scope.setNotFoundHandler(({ originalUrl }, reply) =>
    reply.code(400).send(presentError(new GraphError(2500, `Unknown path components: ${originalUrl.split('?')[0] ?? ''}`))),
  )
  scope.addHook('onRequest', async (request, reply) => {
    reply.type('application/json; charset=UTF-8')
    addHead(request, reply)
    checkToken(request, api)
    failOnToken(faults, clock.now())
    if (faults.take('server_error')) return reply.code(500).serializer(String).type('text/html').send('Sorry.')
    return undefined
  })
  await serveUploads(scope, api)
  serveMessages(scope, api)
  serveNodes(scope, api)
}

/** Some clients name a type without a body, and Meta accepts that. */
function readJson(text: string, done: (error: Error | null, body?: unknown) => void): void {
  try {
    done(null, text === '' ? {} : JSON.parse(text))
  } catch {
    done(parameterError('The request body is not valid JSON.'))
  }
}

function readForm(text: string): Record<string, unknown> {
  return Object.fromEntries(Array.from(new URLSearchParams(text), ([name, value]) => [name, readValue(value)]))
}

/** A form's values may be JSON. */
function readValue(value: string): unknown {
  if (!/^[[{]|^(?:true|false)$/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/**
 * https://developers.facebook.com/docs/graph-api/overview/rate-limiting#headers @throws GraphError for a version that does not
 * exist yet
 */
function addHead(request: FastifyRequest, reply: FastifyReply): void {
  const { version } = request.params as { version?: string } // part of one prefix and not of the other
  const usage = { call_count: 1, total_cputime: 1, total_time: 1 }
  reply.headers({
    'facebook-api-version': servedVersion(version),
    'x-app-usage': JSON.stringify(usage),
    'x-business-use-case-usage': JSON.stringify({
      [WHATSAPP_ACCOUNT.whatsapp_business_account_id]: [
        { type: 'whatsapp_business_management', ...usage, estimated_time_to_regain_access: 0 },
      ],
    }),
    'x-fb-request-id': randomBytes(8).toString('hex'),
    'x-fb-trace-id': randomBytes(8).toString('base64url'),
    'x-fb-rev': '1030000000',
    'cache-control': 'private, no-cache, no-store, must-revalidate',
  })
}
