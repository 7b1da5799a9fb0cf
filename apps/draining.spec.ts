import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEngine } from './open-engine.ts'
import { closeServer } from './close-server.ts'
import { composeCore } from './compose.ts'
import { serveProduct } from './serve-product.ts'
import { startTestProduct, type TestProduct } from './testing/product.test-support.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

test('a server that ends says so to the load balancer first, and answers whoever still comes', async () => {
  const env = { ...product.core.env, drainSeconds: 1 }
  const core = await composeCore(env, { log: product.core.log, part: 'server' })
  const engine = openEngine(env, product.core.log)
  const readiness = { isEnding: false }
  const app = await serveProduct({ core, engine, readiness })
  const statusOf = async (url: string) => (await app.inject({ url })).statusCode
  expect(await statusOf('/readyz')).toBe(200)
  const closed = closeServer({ app, engine, core, readiness })
  expect(await statusOf('/readyz')).toBe(503)
  expect(await statusOf('/healthz')).toBe(200)
  await closed
})
