/** Server-sent events over Fastify: the stream ends when the browser leaves and when the server does. */
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { AccessGuard, Handler } from '#features/serve.ts'
import { refuse } from '#platform/errors.ts'
import type { photoEdits } from '#features/photo-edits/contract.ts'
import { isFinished } from '#features/photo-edits/edit-states.ts'
import type { ServerDeps } from '../deps.ts'
import { getOwnEdit } from './get-own-edit.ts'
import { eventId, watchEdit } from './watch-edit.ts'

/** Per member in this process: more screens than anybody has. */
const MAX_STREAMS = 10

export function watchHandler(
  app: FastifyInstance,
  { deps, accessGuard }: { deps: ServerDeps; accessGuard: AccessGuard },
): Handler<(typeof photoEdits)['watchEdit']> {
  /** Each stream with its member. */
  const open = new Map<AbortController, string>()
  // an open stream would keep the server from closing; the browser reconnects to the next one by itself
  app.addHook('preClose', async () => open.forEach((_, stream) => stream.abort()))

  return async ({ params, session, language, request, reply }) => {
    const { memberId } = session
    const { edit } = await getOwnEdit(deps.db, memberId, params.id)
    // 204 is the only answer that stops a browser from reconnecting: it has seen the end already
    if (isFinished(edit.state) && request.headers['last-event-id'] === eventId(edit)) return reply.status(204).send()

    if ([...open.values()].filter((watcher) => watcher === memberId).length >= MAX_STREAMS) refuse('too_many_requests')
    const controller = new AbortController()
    open.set(controller, memberId)
    reply.raw.once('close', () => {
      open.delete(controller)
      controller.abort()
    })
    const { signal } = controller
    const isSignedIn = async () => (await accessGuard.findSession(request))?.id === session.id
    const events = watchEdit(deps, { editId: params.id, memberId, language, isSignedIn, signal })
    return reply
      .type('text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store, no-transform')
      .header('x-accel-buffering', 'no')
      .header('connection', 'close') // or a closing server would wait for the stream's connection
      .send(Readable.from(events))
  }
}
