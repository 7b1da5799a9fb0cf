/** Answers input that never became a request: invalid HTTP, endless headers, a request that does not arrive. No hook sees it. */
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** The code of a request that does not arrive in time. */
export const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT'

/** https://nodejs.org/api/http.html#event-clienterror */
const STATUS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, [TOO_SLOW]: 408 }

export type UnreadableError = Error & {
  readonly code?: string
  /** When its head had arrived. */
  readonly request?: FastifyRequest
}

interface UnreadableOptions {
  readonly headers: Readonly<Record<string, string>>
  /** The body, as JSON. */
  readonly failureOf: (error: UnreadableError) => Readonly<Record<string, string>>
  readonly note: (code: string) => void
}

/**
 * Sends one answer saying that the request could not be read, and closes the connection, since what follows on it could be
 * anything.
 */
export function refuseUnreadable({ headers, failureOf, note }: UnreadableOptions) {
  return (error: UnreadableError, socket: Socket): void => {
    // the visitor is gone, or an answer is already being sent
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable || socket.bytesWritten > 0) {
      socket.destroy()
      return
    }
    note(error.code ?? 'unknown')
    const body = JSON.stringify(failureOf(error))
    const status = STATUS[error.code ?? ''] ?? 400
    const lines = Object.entries({
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`)
    socket.end(`${[`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines].join('\r\n')}\r\n\r\n${body}`)
  }
}
