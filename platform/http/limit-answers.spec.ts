import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { Refusal } from '#platform/errors.ts'
import { type AnswerLimits, limitAnswers } from './limit-answers.ts'

const MEBIBYTE = 1024 * 1024
const PICTURE = Buffer.alloc(8 * MEBIBYTE, 1)
const LIST = JSON.stringify({ list: 'x'.repeat(8 * MEBIBYTE) })
/** Longer than a busy machine may take for a test. */
const PATIENT: AnswerLimits = {
  countedFrom: 64 * 1024,
  mostForOne: 20 * MEBIBYTE,
  mostForOneWhenFull: 10 * MEBIBYTE,
  most: 1000 * MEBIBYTE,
  graceMs: 600_000,
  minBytesPerSecond: 100 * MEBIBYTE,
}
const IMPATIENT: AnswerLimits = { ...PATIENT, graceMs: 1500 }

const apps: FastifyInstance[] = []
let port: number
let impatientPort: number
const late = { begun: 0, over: 0 }
const idle: Socket[] = []
beforeAll(async () => {
  port = await listen(PATIENT)
  impatientPort = await listen(IMPATIENT)
})

/** @returns the port */
async function listen(limits: AnswerLimits): Promise<number> {
  const app = Fastify({ trustProxy: true })
  apps.push(app)
  app.setErrorHandler((error, _request, reply) => reply.code(error instanceof Refusal ? 503 : 500).send({ code: String(error) }))
  limitAnswers(app, limits)
  app.get('/picture', (_request, reply) => reply.type('image/jpeg').send(PICTURE))
  app.get('/late', async (request, reply) => {
    late.begun += 1
    await once(request.raw.socket, 'close')
    late.over += 1
    return reply.type('image/jpeg').send(PICTURE)
  })
  app.get('/list', (_request, reply) => reply.type('application/json').send(LIST))
  app.get('/small', () => ({ small: true }))
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
}
afterEach(() => {
  for (const socket of idle.splice(0)) socket.destroy()
})
afterAll(() => Promise.all(apps.map((app) => app.close())))

const fetchPicture = (from: string, path = '/picture', at = port) =>
  fetch(`http://127.0.0.1:${at}${path}`, { headers: { 'x-forwarded-for': from, connection: 'close' } })

/** Asks for the picture, and reads no more than its head. */
async function askAndWait(from: string, path = '/picture', at = port): Promise<Socket> {
  const socket = ask(from, path, at)
  await once(socket, 'readable')
  return socket
}

function ask(from: string, path: string, at: number): Socket {
  const socket = connect(at, '127.0.0.1')
  idle.push(socket)
  socket.on('error', () => undefined)
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${from}\r\n\r\n`)
  return socket
}

test('an address that reads nothing gets no third picture, others and small answers are not affected', async () => {
  await askAndWait('203.0.113.1')
  await askAndWait('203.0.113.1')
  expect((await fetchPicture('203.0.113.1')).status).toBe(503)
  expect((await fetchPicture('203.0.113.1', '/small')).status).toBe(200)
  const other = await fetchPicture('203.0.113.2')
  expect([other.status, (await other.arrayBuffer()).byteLength]).toEqual([200, PICTURE.byteLength])
})

test('what has been read or given up counts no more', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const answer = await fetchPicture('203.0.113.3')
    expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, PICTURE.byteLength])
  }
  const [first, second] = [await askAndWait('203.0.113.4'), await askAndWait('203.0.113.4')]
  first.destroy()
  second.destroy()
  await expect.poll(async () => (await fetchPicture('203.0.113.4')).status).toBe(200)
})

test('what is there only after its reader has left does not count', async () => {
  for (let turn = 1; turn <= 3; turn += 1) {
    const socket = ask('203.0.113.6', '/late', port)
    await expect.poll(() => late.begun).toBe(turn)
    socket.destroy()
    await expect.poll(() => late.over).toBe(turn)
  }
  expect((await fetchPicture('203.0.113.6')).status).toBe(200)
})

test('a long list counts as a picture does', async () => {
  await askAndWait('203.0.113.7', '/list')
  await askAndWait('203.0.113.7', '/list')
  expect((await fetchPicture('203.0.113.7', '/list')).status).toBe(503)
  expect((await fetchPicture('203.0.113.7', '/small')).status).toBe(200)
})

test('an answer that is hardly read is broken off', async () => {
  await askAndWait('203.0.113.5', '/picture', impatientPort)
  await askAndWait('203.0.113.5', '/picture', impatientPort)
  // one that is broken off counts no more
  await expect
    .poll(async () => (await fetchPicture('203.0.113.5', '/picture', impatientPort)).status, { interval: 500 })
    .toBe(200)
})
