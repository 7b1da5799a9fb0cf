/** Server-sent events over Fastify: the stream ends when the browser leaves and when the server does. */
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Handler } from '#features/serve.ts'
import type { photoEdits } from '../contract.ts'
import { isFinished } from '../edit-states.ts'
import type { ServerDeps } from './deps.ts'
import { getOwnEdit } from './own-edit.ts'
import { eventId, watchEdit } from './watch-edit.ts'

export function watchHandler(app: FastifyInstance, deps: ServerDeps): Handler<(typeof photoEdits)['watchEdit']> {
  const open = new Set<AbortController>()
  // an open stream would keep the server from closing; the browser comes back to the next one by itself
  app.addHook('preClose', async () => open.forEach((stream) => stream.abort()))

  return async ({ params, session, language, request, reply }) => {
    const { edit } = await getOwnEdit(deps.db, session.memberId, params.id)
    // the one answer that tells a browser not to come back: it has seen the end already
    if (isFinished(edit.state) && request.headers['last-event-id'] === eventId(edit)) return reply.status(204).send()

    const controller = new AbortController()
    open.add(controller)
    reply.raw.once('close', () => {
      open.delete(controller)
      controller.abort()
    })
    const { signal } = controller
    const events = watchEdit(deps, { editId: params.id, memberId: session.memberId, language, signal })
    return reply
      .type('text/event-stream; charset=utf-8')
      .header('cache-control', 'no-cache, no-transform')
      .header('x-accel-buffering', 'no')
      .header('connection', 'close') // or a closing server would wait for the connection that the stream leaves open
      .send(Readable.from(events))
  }
}
