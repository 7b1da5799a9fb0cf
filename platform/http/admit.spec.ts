import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Refusal } from '../errors.ts'
import { admitCalls, maxWaiting } from './admit.ts'
import { watchLoop } from './loop-delay.ts'

const CONNECTIONS = 10

let app: FastifyInstance
let waiting = 0
let delay = 0
beforeEach(() => {
  app = Fastify()
  app.setErrorHandler((error, _request, reply) => reply.status(error instanceof Refusal ? 503 : 500).send())
  admitCalls(app, {
    countWaiting: () => waiting,
    connections: CONNECTIONS,
    loopDelayMs: () => delay,
    isForMachines: (path) => path === '/api/webhook',
  })
  for (const path of ['/api/call', '/api/webhook', '/healthz']) app.get(path, () => 'ok')
})
afterEach(() => app.close())

const statusOf = async (url: string) => (await app.inject({ url })).statusCode

it.each([
  { rounds: 'of no delay', loopMs: 0, most: 100 },
  { rounds: 'of a tenth of a second', loopMs: 100, most: 100 },
  { rounds: 'of a quarter of a second', loopMs: 250, most: 40 },
  { rounds: 'of seven tenths of a second', loopMs: 700, most: 14 },
  { rounds: 'of three seconds', loopMs: 3000, most: CONNECTIONS },
])('with rounds $rounds, $most statements may wait before calls are refused', async ({ loopMs, most }) => {
  delay = loopMs
  expect(maxWaiting({ connections: CONNECTIONS, loopDelayMs: () => loopMs })).toBe(most)
  waiting = most - 1
  expect(await statusOf('/api/call')).toBe(200)
  waiting = most
  expect(await statusOf('/api/call')).toBe(503)
  expect(await statusOf('/%61pi/call')).toBe(503)
  expect([await statusOf('/healthz'), await statusOf('/api/webhook')]).toEqual([200, 200])
  waiting = 400
  expect([await statusOf('/healthz'), await statusOf('/api/webhook')]).toEqual([200, 503])
})

it.each([
  { when: 'calm', loopMs: 0, order: [503, 200] },
  { when: 'late', loopMs: 700, order: [200, 503] },
])('a refusal of a thread that is $when leaves the thread to others as $order', async ({ loopMs, order }) => {
  const answers: number[] = []
  const send = () => app.inject({ url: '/api/call' }).then(({ statusCode }) => answers.push(statusCode))
  ;[waiting, delay] = [1000, loopMs]
  const refused = send()
  // until the hook has run
  await app.ready()
  await new Promise(setImmediate)
  waiting = 0
  await Promise.all([send(), refused])
  expect(answers).toEqual(order)
})

it('a thread that is busy is seen to be late, while it is and after', async () => {
  const { delayMs, stop } = watchLoop()
  const until = performance.now() + 400
  while (performance.now() < until);
  expect(delayMs()).toBeGreaterThan(250)
  await new Promise((resolve) => setTimeout(resolve, 0))
  stop()
  expect(delayMs()).toBeGreaterThan(250)
})
