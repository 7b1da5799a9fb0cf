import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allowPace, limitArrival } from './limit-arrival.ts'
import { refuseUnreadable, type UnreadableError } from './unreadable-request.ts'

const WITHIN_MS = 1500
/** A tenth of what a steady sender sends here. */
const PACE = { everyMs: 1000, minBytes: 1000 }
const STEP_MS = 50
const STEP_BYTES = 500
const REST_BYTES = 256 * 1024

const failureOf = ({ code = '', request }: UnreadableError) => ({ code, path: request?.url ?? '' })

let app: FastifyInstance
let port: number
beforeAll(async () => {
  app = Fastify({ clientErrorHandler: refuseUnreadable({ headers: {}, failureOf, note: () => undefined }) })
  limitArrival(app, { withinMs: WITHIN_MS, restBytes: REST_BYTES })
  app.addContentTypeParser('test/bytes', (_request, payload, done) => done(null, payload))
  app.post<{ Body: AsyncIterable<Uint8Array> }>('/ordinary', ({ body }) => read(body))
  app.post<{ Body: AsyncIterable<Uint8Array> }>('/slow', async (request) => {
    allowPace(request, PACE)
    return read(request.body)
  })
  app.post('/unread', async () => ({ answered: true }))
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => app.close())

async function read(body: AsyncIterable<Uint8Array>): Promise<{ bytes: number }> {
  let bytes = 0
  for await (const piece of body) bytes += piece.byteLength
  return { bytes }
}

/** Sends a body in so many steps of so many bytes. @returns the first answer */
async function send(path: string, { steps, bytes }: { steps: number; bytes: number }): Promise<string> {
  const socket: Socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: test/bytes\r\nContent-Length: ${steps * bytes}\r\n\r\n`)
  let left = steps
  const sending = setInterval(() => (left-- > 0 ? socket.write('a'.repeat(bytes)) : clearInterval(sending)), STEP_MS)
  const answer = (await once(socket, 'data')).join('')
  clearInterval(sending)
  socket.destroy()
  return answer
}

test('a body that takes too long is refused, however steadily it comes', async () => {
  expect(await send('/ordinary', { steps: 200, bytes: STEP_BYTES })).toMatch(
    /^HTTP\/1.1 408 .*"ERR_HTTP_REQUEST_TIMEOUT","path":"\/ordinary"/s,
  )
})

test('a body at the agreed pace may take longer', async () => {
  const steps = (2 * WITHIN_MS) / STEP_MS
  expect(await send('/slow', { steps, bytes: STEP_BYTES })).toContain(`{"bytes":${steps * STEP_BYTES}}`)
})

test('a body that drips is refused, where a slow one is allowed', async () => {
  expect(await send('/slow', { steps: 1000, bytes: 1 })).toMatch(/^HTTP\/1.1 408 /)
})

test('a sender who goes on after the answer is heard for so many bytes, then the connection is closed', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(`POST /unread HTTP/1.1\r\nHost: localhost\r\nContent-Type: test/bytes\r\nContent-Length: ${10 ** 12}\r\n\r\n`)
  expect(String((await once(socket, 'data'))[0])).toContain('"answered":true')
  const sending = setInterval(() => socket.write('a'.repeat(REST_BYTES)), STEP_MS)
  // sending to a closed connection fails, which `once` would throw
  await new Promise((closed) => socket.once('close', closed))
  clearInterval(sending)
  // what the system holds for both ends comes on top
  expect(socket.bytesWritten).toBeLessThan(40 * REST_BYTES)
})

test('nothing is ended after a request that was injected', async () => {
  const late: Error[] = []
  // an earlier test's sender may still be hanging up
  const note = (error: Error) => error.message.includes('in time') && late.push(error)
  app.server.prependListener('clientError', note)
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/ordinary',
    headers: { 'content-type': 'test/bytes' },
    payload: 'x',
  })
  await wait(WITHIN_MS + PACE.everyMs)
  app.server.off('clientError', note)
  expect([statusCode, late]).toEqual([200, []])
})
