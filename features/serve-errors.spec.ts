import { connect } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import fastify, { type FastifyError, type InjectOptions, LogController } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '#apps/build-app.ts'
import { COURTESY_PHONE as phone, startTestProduct, type TestProduct } from '#apps/testing/product.test-support.ts'
import { openDatabase } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import { findFreePort } from '#platform/find-free-port.ts'
import { createLog } from '#platform/log.ts'
import { errorText, sendError } from './serve-errors.ts'

let product: TestProduct
let cookie: string
beforeAll(async () => {
  product = await startTestProduct()
  cookie = await product.signIn(phone)
})
afterAll(() => product.close())

const ask = (request: InjectOptions) => product.app.inject({ ...request, headers: { cookie, ...request.headers } })
const json = { 'content-type': 'application/json' }
const broken = '--x\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\nhalf of a photo'

interface LogLine {
  readonly level: number
  readonly code?: string
}

test('a sender who leaves in the middle of a body is no error of ours, and an error on our own way out is', async () => {
  const lines: LogLine[] = []
  const log = createLog('info', 'test', { write: (line) => void lines.push(JSON.parse(line) as LogLine) }) // as: what the log writes
  const app = fastify({ loggerInstance: log, logController: new LogController({ disableRequestLogging: true }) })
  app.setErrorHandler((error: FastifyError, _, reply) => sendError(reply, error, 'pt-BR'))
  app.addContentTypeParser('*', (_request: object, payload: Readable) => buffer(payload))
  app.post('/read', async () => ({}))
  app.get('/ask', () => Promise.reject(Object.assign(new Error('read'), { code: 'ECONNRESET' })))
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  const socket = connect(port, '127.0.0.1')
  socket.write('POST /read HTTP/1.1\r\nHost: localhost\r\nContent-Type: a/b\r\nContent-Length: 9\r\n\r\nhalf')
  setTimeout(() => socket.destroy(), 200)
  await expect.poll(() => lines.at(-1)).toMatchObject({ level: 30, code: 'invalid_request' })
  await app.inject('/ask')
  expect(lines.at(-1)).toMatchObject({ level: 50, msg: 'a call failed' })
  await app.close()
})

test('a refusal whose code is not one of ours is an error, and the log has it', async () => {
  const lines: { readonly level: number; readonly err?: { readonly message: string } }[] = []
  const log = createLog('info', 'test', { write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[number]) }) // as: what the log writes
  const app = fastify({ loggerInstance: log, logController: new LogController({ disableRequestLogging: true }) })
  app.setErrorHandler((error: FastifyError, _, reply) => sendError(reply, error, 'pt-BR'))
  app.get('/', () => refuse('no_such_code'))
  const answer = await app.inject('/')
  expect([answer.statusCode, answer.json().code]).toEqual([500, 'server_error'])
  expect(lines).toMatchObject([{ level: 50, msg: 'a call failed', err: { type: 'Refusal' } }])
  await app.close()
})

test.each<[string, InjectOptions, number, string]>([
  ['an address that cannot be read', { url: '/api/%ff' }, 400, 'invalid_request'],
  ['a call that cannot be read', { url: '/api/%ff' }, 400, 'invalid_request'],
  ['a list for an object', { method: 'POST', url: '/api/edits', headers: json, payload: '[]' }, 400, 'invalid_request'],
  ['nothing for an object', { method: 'POST', url: '/api/edits', headers: json, payload: 'null' }, 400, 'invalid_request'],
  ['a text for an object', { method: 'POST', url: '/api/captions', headers: json, payload: '"x"' }, 400, 'invalid_request'],
  ['no phone where one is needed', { method: 'POST', url: '/api/captions', payload: { message: 'oi' } }, 403, 'wrong_phone'],
  [
    'plain text for JSON',
    { method: 'POST', url: '/api/captions', headers: { 'content-type': 'text/plain' }, payload: 'x' },
    415,
    'unsupported_content',
  ],
  [
    'an upload without a boundary',
    { method: 'POST', url: '/api/photos', headers: { 'content-type': 'multipart/form-data' }, payload: 'x' },
    400,
    'invalid_request',
  ],
  [
    'an upload that stops in the middle',
    { method: 'POST', url: '/api/photos', headers: { 'content-type': 'multipart/form-data; boundary=x' }, payload: broken },
    400,
    'invalid_request',
  ],
  [
    'more than the limit',
    { method: 'POST', url: '/api/captions', headers: json, payload: JSON.stringify({ phone, message: 'x'.repeat(2_000_000) }) },
    413,
    'payload_too_large',
  ],
])('refuses %s', async (_, request, status, code) => {
  const answer = await ask(request)
  expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  expect(answer.json().error).toMatch(/\w/)
  expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
})

test('forbids caching the answer of a call', async () => {
  const answers = [await ask({ url: '/api/session' }), await ask({ url: '/api/edits' }), await ask({ url: '/api/nothing' })]
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers['cache-control']])).toEqual([
    [200, 'no-store'],
    [200, 'no-store'],
    [404, 'no-store'],
  ])
})

test('does not wait forever for a request to arrive', () => {
  const { requestTimeout, headersTimeout, timeout } = product.app.server
  expect([headersTimeout, timeout].every((ms) => ms > 0 && ms <= 120_000)).toBe(true)
  // bodies have limits of their own (`limit-arrival.spec.ts`)
  expect(requestTimeout).toBeGreaterThan(0)
  expect(requestTimeout).toBeLessThanOrEqual(900_000)
})

test('answers that it is unavailable while its database is', async () => {
  const log = createLog('silent', 'test')
  const { db, close } = openDatabase(`postgres://nobody@127.0.0.1:${await findFreePort()}/nothing`, { max: 1, log })
  const app = await buildApp({
    log,
    publicUrl: 'http://localhost',
    isSecureOrigin: false,
    now: () => new Date(),
    operations: { checkReady: async () => {}, countJobs: async () => ({}) },
    registerRoutes: (target) => void target.get('/api/look', () => db.transaction((tx) => tx.execute(sql`select 1`))),
  })
  const answer = await app.inject({ url: '/api/look' })
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable'])
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  await app.close()
  await close()
})

/** A statement of a transaction, while another one has locked the member. */
function whileLocked(statement: string): Promise<unknown> {
  const { db } = product.core.database
  return db.transaction(async (holder) => {
    await holder.execute(sql`select 1 from members where phone = ${phone} for update`)
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local lock_timeout = '20ms'`)
      await tx.execute(sql`set local statement_timeout = '500ms'`)
      await tx.execute(sql.raw(statement))
    })
  })
}

const LOCKED = `select 1 from members where phone = '${phone}' for update`
const TOO_LONG = 'select pg_sleep(5)'
const WRONG = 'select nothing from nowhere'

/** As a webhook of several parts fails. */
async function together(statements: readonly string[]): Promise<never> {
  const outcomes = await Promise.allSettled(statements.map((statement) => whileLocked(statement)))
  throw new AggregateError(
    outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : [])),
    'x',
  )
}

test.each<[string, () => Promise<unknown>, number, string, string | undefined]>([
  ['a lock that stays taken', () => whileLocked(LOCKED), 503, 'unavailable', '5'],
  ['a statement that takes too long', () => whileLocked(TOO_LONG), 503, 'unavailable', '5'],
  ['several of them', () => together([LOCKED, TOO_LONG]), 503, 'unavailable', '5'],
  ['one of them beside a fault of ours', () => together([LOCKED, WRONG]), 500, 'server_error', undefined],
])('a call that meets %s says so, and when to come back if that helps', async (_, fail, status, code, wait) => {
  const app = fastify()
  app.setErrorHandler((error: FastifyError, _request, reply) => sendError(reply, error, 'pt-BR'))
  app.get('/', fail)
  const answer = await app.inject('/')
  expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([status, code, wait])
  await app.close()
})

test.each([
  ['pt-BR', 41, 'Muitos pedidos em pouco tempo. Espere 41 segundos e tente de novo.'],
  ['pt-BR', 60, 'Muitos pedidos em pouco tempo. Espere 60 segundos e tente de novo.'],
  ['pt-BR', 661, 'Muitos pedidos em pouco tempo. Espere 12 minutos e tente de novo.'],
  ['pt-PT', 661, 'Demasiados pedidos em pouco tempo. Espere 12 minutos e tente novamente.'],
  ['es', 661, 'Demasiadas solicitudes en poco tiempo. Espera 12 minutos e inténtalo de nuevo.'],
  ['en', 661, 'Too many requests in a short time. Wait 12 minutes and try again.'],
  ['en', 1, 'Too many requests in a short time. Wait 1 second and try again.'],
  ['pt-BR', 5 * 3600 - 10, 'Muitos pedidos em pouco tempo. Espere 5 horas e tente de novo.'],
  ['es', undefined, 'Demasiadas solicitudes en poco tiempo. Espera un poco e inténtalo de nuevo.'],
] as const)('a refusal in %s with %s seconds left says when to come back', (language, remainingTime, text) => {
  expect(errorText('too_many_requests', language, remainingTime === undefined ? {} : { remainingTime })).toBe(text)
})
