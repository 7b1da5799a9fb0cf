/** More calls than the database can take: a bounded number waits, the others are refused at once. */
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { COURTESY_PHONE, startTestProduct, type TestProduct } from './testing/product.test-support.ts'

/** More than wait for the database at most, from so many addresses that none has to wait for its own turn. */
const CROWD = 160
/** As many wait for the database, give or take those that come and go meanwhile. */
const MIN_ADMITTED = 90

let product: TestProduct
let cookie: string
beforeAll(async () => {
  product = await startTestProduct({ env: { TRUST_PROXY: '127.0.0.1' } })
  cookie = await product.signIn(COURTESY_PHONE)
})
afterAll(() => product.close())

const from = (visitor: number) => ({ 'x-forwarded-for': `198.51.${Math.floor(visitor / 200)}.${(visitor % 200) + 1}` })
const look = (visitor: number) =>
  product.app.inject({ url: '/api/session', headers: { cookie, ...from(visitor) }, remoteAddress: '127.0.0.1' })
const statusOf = async (url: string) => (await product.app.inject({ url })).statusCode

/** Takes all of the pool's connections, as slow statements do. */
async function takeConnections(): Promise<() => void> {
  const { pool } = product.core.database
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  return () => clients.forEach((client) => client.release())
}

test('those who are admitted are answered, the rest is told at once when to come back', async () => {
  const release = await takeConnections()
  const answers: LightMyRequestResponse[] = []
  const crowd: Promise<LightMyRequestResponse>[] = []
  for (let visitor = 0; visitor < CROWD; visitor += 1) {
    const call = look(visitor)
    crowd.push(call)
    void call.then((answer) => answers.push(answer))
    // requests of different connections reach a server one after the other
    await new Promise((resolve) => setImmediate(resolve))
  }
  await expect.poll(() => answers.length).toBeGreaterThanOrEqual(CROWD - 110)
  const refused = [...answers]
  expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([503]))
  expect(refused[0]?.json()).toMatchObject({ code: 'busy' })
  expect(refused[0]?.body).toContain('Tem muita gente')
  for (const { headers } of refused)
    expect(Number(headers['retry-after'])).toSatisfy((seconds: number) => seconds >= 2 && seconds <= 6)
  expect(await statusOf('/healthz')).toBe(200)
  // it waits for the database like everybody, and is admitted like nobody else
  const webhook = product.app.inject({ method: 'POST', url: '/api/asaas/webhook', payload: { id: 'evt', event: 'X' } })

  release()
  const all = await Promise.all(crowd)
  // a busy machine tells the last ones late
  expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 503]))
  expect(all.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(MIN_ADMITTED)
  expect((await webhook).json()).not.toMatchObject({ code: 'busy' })
  expect((await look(0)).statusCode).toBe(200)
})
