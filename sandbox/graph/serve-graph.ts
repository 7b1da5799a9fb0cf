/** The Graph API's frame: JSON, errors, headers, and the failures that can affect every call. */
import type { FastifyInstance } from 'fastify'
import type { Api } from './api.ts'
import { answerError } from './answer-error.ts'
import { GraphError, presentError } from './errors.ts'
import { escapeJson } from './escape-json.ts'
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

/** Errors for addresses with a version of the Graph API. */
export function refuseUnknownPaths(scope: FastifyInstance): void {
  scope.setNotFoundHandler(({ url }, reply) => {
    const path = url.split('?')[0] ?? ''
    return reply.code(400).send(presentError(new GraphError(2500, `Unknown path components: ${path}`)))
  })
}
