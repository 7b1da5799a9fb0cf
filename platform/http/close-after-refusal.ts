import type { FastifyInstance } from 'fastify'

const FIRST_ERROR = 400

/**
 * Closes the connection with a refusal that comes before the whole body, so that nothing more of it is read. Not for calls of
 * browsers: one that is still sending then shows a lost connection instead of the answer.
 */
export function closeAfterRefusal(scope: FastifyInstance): void {
  scope.addHook('onSend', async ({ raw }, reply, payload) => {
    if (reply.statusCode >= FIRST_ERROR && !raw.complete) reply.header('connection', 'close')
    return payload
  })
}
