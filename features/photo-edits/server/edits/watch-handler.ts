/** Server-sent events over Fastify: a stream ends when the browser leaves and when the server does. */
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AccessGuard, Handler, Session } from '#features/serve.ts'
import { refuse } from '#platform/errors.ts'
import { createCallLimiter, type CallLimits } from '#platform/http/call-limiter.ts'
import { connectionSignal } from '#platform/http/connection-signal.ts'
import type { photoEdits } from '#features/photo-edits/contract.ts'
import { isFinished } from '#features/photo-edits/edit-states.ts'
import type { ServerDeps } from '../deps.ts'
import { shownState } from '../changes/free-change.ts'
import { getOwnEdit } from './get-own-edit.ts'
import { eventId, watchEdit } from './watch-edit.ts'
import type { Stream } from './watch-row.ts'

/** Per member in this process: more screens than anybody has. */
const MAX_STREAMS = 10
/** Streams are open for long, so they do not take turns; the statements that let them in do, so that a crowd delays nobody else's. */
const LET_IN: CallLimits = { atOnce: 4, waiting: 60 }

interface Caller {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly session: Session
}

export interface Streams {
  /** Looks for what is to be watched. Refuses with `too_many_requests` when too many of the member's callers look already. */
  readonly letIn: <Found>(caller: Omit<Caller, 'reply'>, look: () => Promise<Found>) => Promise<Found>
  /** Sends events until they end. Refuses with `too_many_requests`. */
  readonly send: (caller: Caller, watch: (stream: Stream) => AsyncGenerator<string>) => FastifyReply
}

export function openStreams(app: FastifyInstance, accessGuard: AccessGuard): Streams {
  /** Each stream with its member. */
  const open = new Map<AbortController, string>()
  // an open stream would keep the server from closing; the browser reconnects to the next one by itself
  app.addHook('preClose', async () => open.forEach((_, stream) => stream.abort()))

  const inTurn = createCallLimiter(LET_IN)

  return {
    letIn: ({ request, session }, look) => inTurn(session.memberId, look, connectionSignal(request.raw.socket)),
    send: ({ request, reply, session }, watch) => {
      const { memberId } = session
      if ([...open.values()].filter((watcher) => watcher === memberId).length >= MAX_STREAMS) refuse('too_many_requests')
      const controller = new AbortController()
      const leave = () => {
        open.delete(controller)
        controller.abort()
      }
      open.set(controller, memberId)
      reply.raw.once('close', leave)
      // a client that left while we looked for the edit causes no further event
      if (request.raw.destroyed || reply.raw.destroyed) leave()
      const isSignedIn = async () => (await accessGuard.findSession(request))?.id === session.id
      return reply
        .type('text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store, no-transform')
        .header('x-accel-buffering', 'no')
        .header('connection', 'close') // or a closing server would wait for the stream's connection
        .send(Readable.from(watch({ isSignedIn, signal: controller.signal })))
    },
  }
}

export function watchHandler(deps: ServerDeps, streams: Streams): Handler<(typeof photoEdits)['watchEdit']> {
  return async ({ params, session, language, request, reply }) => {
    const { memberId } = session
    const { edit } = await streams.letIn({ request, session }, () => getOwnEdit(deps.db, memberId, params.id))
    // 204 is the only answer that stops a browser from reconnecting: it has seen the end already
    if (isFinished(shownState(edit)) && request.headers['last-event-id'] === eventId(edit)) return reply.status(204).send()
    return streams.send({ request, reply, session }, (stream) =>
      watchEdit(deps, { editId: params.id, memberId, language, ...stream }),
    )
  }
}
