import type { FastifyInstance } from 'fastify'

/**
 * Parses every body as JSON, whatever its content type, and a missing body as an empty one: people write calls by hand, and some
 * clients name a type without a body.
 * @param refusal the answer to a body that is no JSON
 */
export function readAnyBodyAsJson(scope: FastifyInstance, refusal: () => Error): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? {} : JSON.parse(String(body)))
    } catch {
      done(refusal())
    }
  })
}
