/**
 * Limits how many requests of one connection are under way. HTTP lets a client send the next ones before the first is answered
 * (RFC 9112, section 9.3.2), and Node hands over all those of a packet, a thousand and more, before it looks at any other
 * connection. No browser does so, and neither does our proxy.
 */
import { createServer, type RequestListener, type ServerOptions } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyServerFactory } from 'fastify'

const MAX_AT_ONCE = 8

interface ServerSettings {
  readonly http: ServerOptions
  readonly keepAliveTimeout: number
  readonly requestTimeout: number
  readonly connectionTimeout: number
}

/**
 * For Fastify: the server that it makes by itself, but that a connection with more than `most` requests under way is closed. None
 * of those that it still sends reaches Fastify, which would cost twenty times what reading them costs.
 */
export function limitRequests({ most = MAX_AT_ONCE } = {}): FastifyServerFactory {
  return (handle, options) => {
    const { http, connectionTimeout, keepAliveTimeout, requestTimeout } = options as unknown as ServerSettings // as: Fastify has filled in its defaults
    const limited = limitedHandler(handle, most)
    const server = createServer({ ...http, keepAliveTimeout, requestTimeout }, limited)
    // an unknown expectation is a request like every other: Node would refuse it without a word
    server.on('checkExpectation', limited)
    server.setTimeout(connectionTimeout)
    return server
  }
}

function limitedHandler(handle: RequestListener, most: number): RequestListener {
  const underWay = new WeakMap<Socket, number>()
  const change = (socket: Socket, by: number) => {
    const count = (underWay.get(socket) ?? 0) + by
    underWay.set(socket, count)
    return count
  }
  return (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    if (change(socket, 1) > most) {
      socket.destroy()
      return
    }
    response.once('close', () => change(socket, -1))
    handle(request, response)
  }
}
