import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Refusal } from '#platform/errors.ts'
import { serveOperations, type MetricsAccess } from './operations.ts'

const TOKEN = 'a-token-of-a-scraper'
let app = Fastify()
beforeEach(() => {
  app = Fastify()
  app.setErrorHandler((error, _request, reply) => reply.status(error instanceof Refusal ? 404 : 500).send())
})
afterEach(() => app.close())

function open(metricsAccess: MetricsAccess) {
  serveOperations(app, {
    checkReady: async () => {},
    countJobs: async () => ({ edits: 3 }),
    ageJobs: async () => ({ edits: 1.5 }),
    metricsAccess,
  })
  return (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    app.inject({ url: '/metrics', headers, remoteAddress })
}

test('shows the metrics to a caller with the token, from anywhere', async () => {
  const look = open({ token: TOKEN, isOpenLocally: true })
  const answer = await look({ authorization: `Bearer ${TOKEN}` }, '203.0.113.9')
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('jobs_open{queue="edits"} 3')
  expect(answer.body).toContain('jobs_oldest_seconds{queue="edits"} 1.5')
})

test.each([{}, { authorization: 'Bearer wrong' }, { authorization: TOKEN }])(
  'answers 404 to %j once there is a token, even on this machine',
  async (headers) => {
    expect((await open({ token: TOKEN, isOpenLocally: true })(headers)).statusCode).toBe(404)
  },
)

test('is open to this machine alone when there is no token', async () => {
  const look = open({ token: undefined, isOpenLocally: true })
  expect((await look({}, '127.0.0.1')).statusCode).toBe(200)
  expect((await look({}, '::1')).statusCode).toBe(200)
  expect((await look({}, '203.0.113.9')).statusCode).toBe(404)
  expect((await look({ 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404)
  expect((await look({ host: 'elsewhere.example' })).statusCode).toBe(404)
})

test('is closed in production when there is no token', async () => {
  expect((await open({ token: undefined, isOpenLocally: false })()).statusCode).toBe(404)
})

const away = async () => Promise.reject(new Error('the database is away'))

test('shows what can be read while the database is away', async () => {
  serveOperations(app, { checkReady: away, countJobs: away, metricsAccess: { token: undefined, isOpenLocally: true } })
  const answer = await app.inject({ url: '/metrics' })
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('process_ready 0')
  expect(answer.body).toContain('process_resident_memory_bytes')
  expect(answer.body).not.toContain('jobs_open')
})

test('asks the database once for all who ask at the same time whether it is ready', async () => {
  let [asked, answer] = [0, () => {}]
  const checkReady = () => {
    asked += 1
    return new Promise<void>((resolve) => (answer = resolve))
  }
  serveOperations(app, { checkReady, countJobs: async () => ({}), metricsAccess: { token: undefined, isOpenLocally: true } })
  const asking = Array.from({ length: 50 }, () => app.inject({ url: '/readyz' }))
  await expect.poll(() => asked).toBe(1)
  await new Promise(setImmediate)
  answer()
  expect(new Set((await Promise.all(asking)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(asked).toBe(1)
  const later = app.inject({ url: '/readyz' })
  await expect.poll(() => asked).toBe(2)
  answer()
  expect((await later).statusCode).toBe(200)
})
