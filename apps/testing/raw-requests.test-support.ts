/** Requests that no client library would send, byte by byte. */
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

export interface RawAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/**
 * Sends the bytes as they are on one connection, and `later` once there is an answer; reads every answer until the server closes
 * the connection or is silent.
 */
export async function sendRaw(app: FastifyInstance, bytes: string, later = ''): Promise<readonly RawAnswer[]> {
  const { port } = app.server.address() as AddressInfo // as: it listens on TCP
  const text = await new Promise<string>((resolve, reject) => {
    let received = ''
    const socket = connect({ port, host: 'localhost' }, () => socket.write(bytes))
    socket.setEncoding('utf8')
    socket.setTimeout(1000, () => socket.destroy())
    socket.once('data', () => socket.write(later))
    socket.on('data', (chunk: string) => (received += chunk))
    socket.on('error', (error) => (received === '' ? reject(error) : undefined))
    socket.on('close', () => resolve(received))
  })
  return text
    .split(/(?=HTTP\/1\.1 \d{3} )/)
    .filter(Boolean)
    .map(readAnswer)
}

function readAnswer(text: string): RawAnswer {
  const [head = '', ...body] = text.split('\r\n\r\n')
  const [statusLine = '', ...lines] = head.split('\r\n')
  const headers: Record<string, string> = {}
  for (const line of lines) headers[line.split(':', 1)[0]?.toLowerCase() ?? ''] = line.slice(line.indexOf(':') + 1).trim()
  return { status: Number(statusLine.split(' ')[1]), headers, body: body.join('\r\n\r\n') }
}

/** Joins the lines with the line ends of HTTP and adds the empty line that ends the head. */
export function rawRequest(lines: readonly string[], body = ''): string {
  return `${lines.join('\r\n')}\r\n\r\n${body}`
}
