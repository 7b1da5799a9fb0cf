import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import Fastify, { type FastifyInstance, type FastifyError } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readHeldBodies } from './limit-held-bodies.ts'
import { refuseUnreadable } from './unreadable-request.ts'

const LIMITS = { maxBytes: 64_000, mostForOne: 256_000, most: 512_000, withinMs: 5000 }
/** Nearly a whole body. */
const NEARLY_ALL = 60_000
const STATUS: Readonly<Record<string, number>> = { busy: 503, payload_too_large: 413 }

let app: FastifyInstance
let port: number
let sockets: Socket[]
beforeEach(async () => {
  sockets = []
  app = Fastify({ clientErrorHandler: refuseUnreadable({ headers: {}, failureOf: () => ({}), note: () => undefined }) })
  app.setErrorHandler(({ code }: FastifyError, _request, reply) => reply.status(STATUS[code] ?? 500).send({ code }))
  await app.register(async (scope) => {
    readHeldBodies(scope, LIMITS)
    scope.post<{ Body: Buffer }>('/signed', async ({ body }) => ({ bytes: body.byteLength }))
  })
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  await app.close()
})

/** Sends a head and a part of its body. The address is another one of this machine. */
function begin(length: string, { sent = '', address = '127.0.0.1' }: { sent?: string; address?: string } = {}): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress: address })
  sockets.push(socket)
  socket.on('error', () => undefined)
  socket.write(`POST /signed HTTP/1.1\r\nHost: localhost\r\nContent-Type: a/b\r\n${length}\r\n\r\n${sent}`)
  return socket
}

/** Whose end is seen only while it is read. */
const beginLarge = (address?: string) =>
  begin(`Content-Length: ${LIMITS.maxBytes}`, { sent: 'a'.repeat(NEARLY_ALL), ...(address && { address }) }).resume()

async function answerOf(socket: Socket): Promise<string> {
  const closed = new Promise((resolve) => socket.once('close', resolve))
  const answer = String((await once(socket, 'data'))[0])
  await closed
  return answer
}

test('a body that is here is read as it is', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/signed`, { method: 'POST', body: new Uint8Array(LIMITS.maxBytes) })
  expect(await answer.json()).toEqual({ bytes: LIMITS.maxBytes })
})

test('of the bodies of one address that do not end, so many bytes are held, and the others are refused and closed', async () => {
  const answers: string[] = []
  for (const socket of Array.from({ length: 12 }, () => beginLarge())) socket.once('data', (data) => answers.push(String(data)))
  await expect.poll(() => sockets.filter(({ closed }) => closed).length).toBe(8)
  expect(answers).toHaveLength(8)
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1.1 503 .*connection: close/is)
})

test('large bodies of many addresses make way for a small one', async () => {
  for (let address = 2; address < 14; address += 1) beginLarge(`127.0.0.${address}`)
  await expect.poll(() => sockets.filter(({ closed }) => closed).length).toBe(4)
  const answer = await fetch(`http://127.0.0.1:${port}/signed`, { method: 'POST', body: 'x'.repeat(40_000) })
  expect(await answer.json()).toEqual({ bytes: 40_000 })
})

test('what was held for a body is free again when its sender has left', async () => {
  for (let round = 0; round < 3; round += 1) {
    const four = Array.from({ length: 4 }, () => beginLarge())
    await wait(300)
    expect(four.filter(({ closed }) => closed)).toEqual([])
    for (const socket of four) socket.destroy()
    await wait(100)
  }
})

test.each([
  ['is announced', () => begin('Content-Length: 99999999999')],
  ['comes', () => begin('Transfer-Encoding: chunked', { sent: `11170\r\n${'a'.repeat(70_000)}` })],
])('more than a body may have is refused as soon as it %s', async (_how, start) => {
  expect(await answerOf(start())).toMatch(/^HTTP\/1.1 413 .*connection: close/is)
})

test('bytes that come one by one count what they take in memory', async () => {
  const socket = begin('Transfer-Encoding: chunked', { sent: '1\r\na\r\n'.repeat(2000) })
  expect(await answerOf(socket)).toMatch(/^HTTP\/1.1 503 /)
})

test('a body that is not here in time is refused', async () => {
  expect(await answerOf(begin('Content-Length: 2', { sent: 'a' }))).toMatch(/^HTTP\/1.1 408 /)
})
