import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DEFAULT_LANGUAGE } from '#phrases/shape.ts'
import { endpoints, ok } from './endpoint.ts'
import { serveErrors } from './serve-errors.ts'
import { type AccessGuard, implement } from './serve.ts'

const NETWORK = '203.0.113.7'
const ELSEWHERE = '203.0.113.8'

const calls = endpoints({
  list: { method: 'GET', path: '/api/list', summary: '', access: 'session', reply: ok, errors: [] },
  order: { method: 'POST', path: '/api/order', summary: '', access: 'session', reply: ok, errors: [] },
  look: { method: 'GET', path: '/api/look', summary: '', access: 'public', reply: ok, errors: [] },
  webhook: { method: 'POST', path: '/api/webhook', summary: '', access: 'public', reply: ok, errors: [] },
})

/** Work that takes a while and is the same for every call: how many run at once, and at most did. */
let running: number
let most: number
let app: FastifyInstance
beforeEach(() => {
  ;[running, most] = [0, 0]
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
  const accessGuard: AccessGuard = {
    findSession: async ({ headers }) => {
      await work()
      const memberId = String(headers['x-member'])
      return { id: memberId, memberId, phone: '' }
    },
    checkAdmin: async () => undefined,
    languageOf: () => DEFAULT_LANGUAGE,
  }
  implement(app, { table: calls, handlers: { list: work, order: work, look: work, webhook: work }, accessGuard })
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
