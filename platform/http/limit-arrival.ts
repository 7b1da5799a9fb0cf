/** Ends requests whose body does not arrive, or never ends. */
import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MINUTE, SECOND } from '#platform/clock.ts'
import { limitRequests } from './limit-requests.ts'
import { TOO_SLOW, type UnreadableError } from './unreadable-request.ts'

/**
 * For Fastify: how long any request may take to arrive, how long a connection may be silent (streams have a heartbeat), and how
 * many requests one may have under way.
 */
export const ARRIVAL_OPTIONS = {
  requestTimeout: 15 * MINUTE,
  connectionTimeout: 2 * MINUTE,
  // a missing host is refused by `checkHead`, in the shape of every refusal
  http: { headersTimeout: 20 * SECOND, connectionsCheckingInterval: 5 * SECOND, requireHostHeader: false },
  serverFactory: limitRequests(),
}
const BODY_WITHIN_MS = 2 * MINUTE
/**
 * How much of a body is still read after its answer. Without any, a browser that is still sending shows a lost connection instead
 * of the answer; without an end, a client that goes on sending takes everybody's time.
 */
const REST_BYTES = 8 * 1024 * 1024

/** How fast a body has to arrive. */
export interface Pace {
  readonly everyMs: number
  /** In each such time. */
  readonly minBytes: number
}

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/** Every body has to arrive within this time, unless `allowPace` was called for its request. */
export function limitArrival(app: FastifyInstance, { withinMs = BODY_WITHIN_MS, restBytes = REST_BYTES } = {}): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    const hasBody = raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined
    if (hasBody && isConnected(raw)) {
      reply.raw.once('finish', () => limitRest(raw, restBytes))
      requireArrival(request, withinMs)
      raw.once('close', () => keepTimer(raw, undefined))
    }
    done()
  })
}

/** The body has to arrive within this time, counted from now, which is less than others have. */
export function requireArrival(request: FastifyRequest, withinMs: number): void {
  const { raw } = request
  if (isConnected(raw))
    keepTimer(
      raw,
      setTimeout(() => endIfArriving(request), withinMs),
    )
}

/** From now on the body may take as long as it comes at this pace; the server's own limit for a request stays. */
export function allowPace(request: FastifyRequest, { everyMs, minBytes }: Pace): void {
  const { raw } = request
  if (!isConnected(raw)) return
  let before = raw.socket.bytesRead
  const look = () => {
    const now = raw.socket.bytesRead
    if (now - before < minBytes) endIfArriving(request)
    before = now
  }
  keepTimer(raw, setInterval(look, everyMs))
}

/** Closes the connection of a sender who goes on for long after the answer. Node itself reads and drops what comes then. */
function limitRest(raw: IncomingMessage, bytes: number): void {
  if (raw.complete) return
  const most = raw.socket.bytesRead + bytes
  raw.on('data', () => {
    if (raw.socket.bytesRead > most) raw.socket.destroy()
  })
}

/** A request that was put in by hand (`app.inject`) arrives at once, and never closes. */
function isConnected({ socket }: IncomingMessage): boolean {
  return socket instanceof Socket
}

function keepTimer(raw: IncomingMessage, timer: NodeJS.Timeout | undefined): void {
  clearTimeout(timers.get(raw))
  if (timer) timers.set(raw, timer.unref())
  else timers.delete(raw)
}

/** Answers like the server does after its own limit. */
function endIfArriving(request: FastifyRequest): void {
  const { raw, server } = request
  keepTimer(raw, undefined)
  if (raw.complete || raw.socket.destroyed) return
  const late: UnreadableError = Object.assign(new Error('the request did not arrive in time'), { code: TOO_SLOW, request })
  server.server.emit('clientError', late, raw.socket)
}
