/** The Graph API's frame: its JSON, its errors, its head, and the failures that every call can meet. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Api } from './api.ts'
import { GraphError, presentError } from './errors.ts'
import { addHead, failOnDemand } from './fail-on-demand.ts'
import { serveNodes } from './serve-nodes.ts'
import { servePeople } from './serve-people.ts'
import { servePublishing } from './serve-publishing.ts'
import { serveTokens } from './serve-tokens.ts'

export function serveGraph(scope: FastifyInstance, api: Api): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  scope.setErrorHandler((error, _request, reply) => answerError(error, reply))
  scope.setReplySerializer((payload) => escapeJson(JSON.stringify(payload)))
  scope.addHook('onRequest', async (request, reply) => {
    reply.type('application/json; charset=UTF-8')
    addHead(request, reply)
  })
  serveTokens(scope, api)
  void scope.register(async (withToken) => {
    withToken.addHook('preHandler', async (_request, reply) => {
      if (api.faults.take('server_error')) return reply.code(500).serializer(String).type('text/html').send('Sorry.')
      failOnDemand(api.faults)
      return undefined
    })
    servePeople(withToken, api)
    serveNodes(withToken, api)
    servePublishing(withToken, api)
  })
}

/** For addresses that are surely meant for the Graph API, since they name a version of it. */
export function refuseUnknownPaths(scope: FastifyInstance): void {
  scope.setNotFoundHandler(({ url }, reply) => {
    const path = url.split('?')[0] ?? ''
    return reply.code(400).send(presentError(new GraphError(2500, `Unknown path components: ${path}`)))
  })
}

/** As Meta writes JSON: nothing but ASCII, and slashes escaped. */
function escapeJson(json: string): string {
  return json
    .replaceAll('/', String.raw`\/`)
    .replaceAll(/[\u0080-\uffff]/g, (unit) => String.raw`\u` + unit.charCodeAt(0).toString(16).padStart(4, '0'))
}

function answerError(error: unknown, reply: FastifyReply) {
  if (error instanceof GraphError) {
    const { headers = {} } = error.details
    return reply.code(error.statusCode).headers(headers).send(presentError(error))
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  return reply.code(status).send(presentError(new GraphError(status < 500 ? 100 : 1, 'Invalid request.')))
}
