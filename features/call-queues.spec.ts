import { Agent, request } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DEFAULT_LANGUAGE } from '#phrases/shape.ts'
import { endpoints, ok } from './endpoint.ts'
import { serveErrors } from './serve-errors.ts'
import { type AccessGuard, implement, type WaitForWorker } from './serve.ts'

const NETWORK = '203.0.113.7'
const ELSEWHERE = '203.0.113.8'

const calls = endpoints({
  list: { method: 'GET', path: '/api/list', summary: '', access: 'session', reply: ok, errors: [] },
  held: { method: 'GET', path: '/api/held', summary: '', access: 'session', reply: ok, errors: [] },
  made: { method: 'GET', path: '/api/made', summary: '', access: 'session', reply: ok, errors: [] },
  order: { method: 'POST', path: '/api/order', summary: '', access: 'session', reply: ok, errors: [] },
  look: { method: 'GET', path: '/api/look', summary: '', access: 'public', reply: ok, errors: [] },
  code: { method: 'POST', path: '/api/code', summary: '', access: 'public', reply: ok, errors: [] },
  webhook: { method: 'POST', path: '/api/webhook', summary: '', access: 'public', reply: ok, errors: [] },
})

/** Work that takes a while and is the same for every call: how many run at once, and at most did. */
let running: number
let most: number
/** Calls that were begun and end with `release`: held in their place, or waiting for a worker. */
let begun: number
let release: () => void
/** Sessions that were found. */
let admitted: number
/** Waits for a worker that ended because the caller had gone. */
let abandoned: number
let app: FastifyInstance
beforeEach(() => {
  ;[running, most, begun, admitted, abandoned] = [0, 0, 0, 0, 0]
  const released = new Promise<void>((resolve) => (release = resolve))
  app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  serveErrors(app, () => DEFAULT_LANGUAGE)
  const work = async () => {
    most = Math.max(most, ++running)
    await new Promise(setImmediate)
    await new Promise(setImmediate)
    running--
    return { ok: true } as const
  }
  const hold = async () => {
    begun++
    await released
    return { ok: true } as const
  }
  const holdUntilGone = (signal: AbortSignal) => {
    const gone = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    return Promise.race([hold(), gone]).catch((error: unknown) => {
      abandoned++
      throw error
    })
  }
  const accessGuard: AccessGuard = {
    findSession: async ({ headers }) => {
      await work()
      admitted++
      const memberId = String(headers['x-member'])
      return { id: memberId, memberId, phone: '' }
    },
    checkAdmin: async () => undefined,
    languageOf: () => DEFAULT_LANGUAGE,
  }
  const handlers = {
    list: work,
    held: hold,
    made: ({ waitForWorker }: { waitForWorker: WaitForWorker }) => waitForWorker(holdUntilGone),
    order: work,
    look: work,
    code: work,
    webhook: work,
  }
  implement(app, { table: calls, handlers, accessGuard })
})
afterEach(() => app.close())

interface Caller {
  readonly from?: string
  readonly member?: string
}

const send = (method: 'GET' | 'POST', url: string, { from = NETWORK, member = 'ana' }: Caller = {}) =>
  app.inject({ method, url, remoteAddress: from, headers: { 'x-member': member } })

/** So many calls at once; `answers` grows with each. */
function flood(count: number, each: () => ReturnType<typeof send>) {
  const answers: number[] = []
  const flooding = Array.from({ length: count }, async () => answers.push((await each()).statusCode))
  return { answers, over: Promise.all(flooding) }
}

test.each([
  ['a member’s reads', () => send('GET', '/api/list')],
  ['reads without a session', () => send('GET', '/api/look')],
])('five hundred of %s at once delay nobody at another address', async (_, each) => {
  const { answers, over } = flood(500, each)
  const other = { from: ELSEWHERE, member: 'bia' }
  expect((await send('GET', '/api/list', other)).statusCode).toBe(200)
  expect((await send('GET', '/api/look', other)).statusCode).toBe(200)
  expect(answers.filter((status) => status === 200).length).toBeLessThan(60)
  await over
  // eight sessions are looked for and four calls of the member worked on, besides the other's one
  expect(most).toBeLessThanOrEqual(13)
})

test('reads beyond what may wait are refused, with the time to wait', async () => {
  const { answers, over } = flood(1000, () => send('GET', '/api/look'))
  await over
  const refused = answers.filter((status) => status !== 200)
  expect(new Set(refused)).toEqual(new Set([429]))
  expect(refused).toHaveLength(1000 - 608)
})

test('codes are asked for eight at a time from one address; more than may wait are refused, and nobody else', async () => {
  const { answers, over } = flood(500, () => send('POST', '/api/code'))
  expect((await send('POST', '/api/code', { from: ELSEWHERE })).statusCode).toBe(200)
  await over
  expect(most).toBeLessThanOrEqual(9)
  expect(answers.filter((status) => status === 429)).toHaveLength(500 - 108)
})

test('a member’s reads delay none of their orders', async () => {
  const { answers, over } = flood(300, () => send('GET', '/api/list', { from: ELSEWHERE }))
  expect((await send('POST', '/api/order')).statusCode).toBe(200)
  expect(answers.length).toBeLessThan(60)
  await over
})

test('webhooks of one address are never refused', async () => {
  const { answers, over } = flood(1500, () => send('POST', '/api/webhook'))
  await over
  expect(new Set(answers)).toEqual(new Set([200]))
})

interface Visit {
  readonly status: Promise<number | undefined>
  readonly retryAfter: Promise<string | undefined>
  readonly leave: () => void
}

/** Calls over connections of their own, and how many of those connections the server knows. */
async function openServer() {
  const agent = new Agent()
  let connections = 0
  app.server.on('connection', (socket) => {
    connections++
    socket.on('close', () => connections--)
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const visit = (path: string): Visit => {
    const sent = request(`${address}${path}`, { agent, headers: { 'x-member': 'ana' } })
    const answer = new Promise<{ status?: number | undefined; retryAfter?: string | undefined }>((resolve) => {
      sent.on('error', () => resolve({}))
      sent.on('response', (response) => {
        response.resume()
        resolve({ status: response.statusCode, retryAfter: response.headers['retry-after'] })
      })
    })
    sent.end()
    return {
      status: answer.then(({ status }) => status),
      retryAfter: answer.then(({ retryAfter }) => retryAfter),
      leave: () => sent.destroy(),
    }
  }
  return {
    visit,
    crowd: (count: number, path: string) => Array.from({ length: count }, () => visit(path)),
    connections: () => connections,
  }
}

const statusesOf = (visits: readonly Visit[]) => Promise.all(visits.map(({ status }) => status))

test('reads whose caller has gone leave the queue, and are never begun', async () => {
  const server = await openServer()
  const first = server.crowd(4, '/api/held')
  await expect.poll(() => begun).toBe(4)
  const gone = server.crowd(60, '/api/held')
  await expect.poll(() => admitted).toBe(64)
  gone.forEach(({ leave }) => leave())
  await expect.poll(server.connections).toBe(4)
  const next = server.visit('/api/list')
  release()
  expect(await next.status).toBe(200)
  expect(await statusesOf(first)).toEqual([200, 200, 200, 200])
  expect(begun).toBe(4)
})

test('calls that wait for a worker take no places of reads; more than may wait are refused, with the time to wait', async () => {
  const server = await openServer()
  const refusals: (string | undefined)[] = []
  const waiting = server.crowd(40, '/api/made')
  waiting.forEach(({ status, retryAfter }) => void status.then(async (told) => told === 429 && refusals.push(await retryAfter)))
  await expect.poll(() => refusals).toEqual(Array.from({ length: 40 - 24 }, () => '5'))
  expect(begun).toBe(8)
  expect(await statusesOf(server.crowd(20, '/api/list'))).toEqual(Array.from({ length: 20 }, () => 200))
  expect((await send('POST', '/api/order')).statusCode).toBe(200)
  release()
  expect((await statusesOf(waiting)).filter((status) => status === 200)).toHaveLength(24)
  expect(begun).toBe(24)
})

test('calls that wait for a worker and whose caller has gone give their places to others', async () => {
  const server = await openServer()
  const first = server.crowd(8, '/api/made')
  await expect.poll(() => begun).toBe(8)
  const others = server.crowd(16, '/api/made')
  await expect.poll(() => admitted).toBe(24)
  others.forEach(({ leave }) => leave())
  await expect.poll(server.connections).toBe(8)
  first.forEach(({ leave }) => leave())
  await expect.poll(() => abandoned).toBe(8)
  const next = server.crowd(8, '/api/made')
  await expect.poll(() => begun).toBe(16)
  release()
  expect(await statusesOf(next)).toEqual(Array.from({ length: 8 }, () => 200))
})
