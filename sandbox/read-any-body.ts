import type { FastifyInstance } from 'fastify'

/**
 * People type calls by hand, and clients name any type where a call takes nothing: whatever the type says, the body is JSON,
 * and none is an empty one.
 * @param refusal what a body that is no JSON is answered with
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
