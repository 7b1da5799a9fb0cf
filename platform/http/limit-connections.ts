import type { IncomingMessage } from 'node:http'
import type { Server, Socket } from 'node:net'
import { MINUTE, SECOND } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import { ipBlockOf } from './ip-block.ts'

/** A browser opens six, and many phones may share the address of an office or a mobile network. */
export const CONNECTIONS_PER_ADDRESS = 250
/** A phone on a bad network has sent something by then. */
const GRACE_MS = 2 * SECOND

export interface ConnectionLimit {
  readonly log: Pick<Log, 'warn'>
  readonly most?: number
  readonly graceMs?: number
}

/** What a connection has done since its last request was answered, or since it was opened. */
interface Progress {
  readonly sinceMs: number
  readonly bytesBefore: number
  /** The request that is arriving or being answered. */
  readonly request?: IncomingMessage
}

type Connections = Map<Socket, Progress>

/**
 * Limits the connections of one address, so that a machine that opens thousands and sends a byte a second leaves room for others.
 * At the limit a new connection takes the place of the one that sends the least: people who share an address with somebody
 * who holds connections open still get theirs. One whose request is being answered is never closed; where all are, the new one
 * is. Not for a server behind a proxy, where all connections come from the proxy: there it is the proxy's task, since an
 * address in a header is known only after the connection was accepted.
 */
export function limitConnections(
  server: Server,
  { log, most = CONNECTIONS_PER_ADDRESS, graceMs = GRACE_MS }: ConnectionLimit,
): void {
  const open = new Map<string, Connections>()
  let warnedAt = -Infinity
  /** Once a minute: a flood would fill the file of warnings. The address is personal data. */
  const warn = () => {
    if (performance.now() - warnedAt < MINUTE) return
    warnedAt = performance.now()
    log.warn({ most }, 'an address has too many connections')
  }
  server.on('connection', (socket: Socket) => {
    const address = ipBlockOf(socket.remoteAddress ?? '')
    const connections = open.get(address) ?? new Map<Socket, Progress>()
    open.set(address, connections)
    if (connections.size === most) {
      warn()
      const ended = findSlowest(connections, graceMs) ?? socket
      // its event `close` comes later
      connections.delete(ended)
      ended.destroy()
      if (ended === socket) return
    }
    connections.set(socket, begin(socket))
    socket.once('close', () => {
      connections.delete(socket)
      if (connections.size === 0 && open.get(address) === connections) open.delete(address)
    })
  })
  server.on('request', (request: IncomingMessage, response: NodeJS.EventEmitter) => {
    const { socket } = request
    const connections = open.get(ipBlockOf(socket.remoteAddress ?? ''))
    const progress = connections?.get(socket)
    if (!connections || !progress) return
    connections.set(socket, { ...progress, request })
    response.once('close', () => void (connections.has(socket) && connections.set(socket, begin(socket))))
  })
}

function begin(socket: Socket): Progress {
  return { sinceMs: performance.now(), bytesBefore: socket.bytesRead }
}

/** The connection that sends the least; the oldest while all are new. Undefined when every request has arrived. */
function findSlowest(connections: Connections, graceMs: number): Socket | undefined {
  const now = performance.now()
  const arriving = [...connections].filter(([, { request }]) => !request?.complete)
  const rates = arriving
    .filter(([, { sinceMs }]) => now - sinceMs > graceMs)
    .map(([socket, { sinceMs, bytesBefore }]) => ({ socket, rate: (socket.bytesRead - bytesBefore) / (now - sinceMs) }))
  const [slowest] = rates.toSorted((one, other) => one.rate - other.rate)
  return (slowest ?? { socket: arriving[0]?.[0] }).socket
}
