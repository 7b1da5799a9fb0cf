import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveWorkerOperations } from './serve-worker-operations.ts'
import { startTestProduct, type TestProduct } from '../testing/product.test-support.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

test('a worker answers its probes and shows how long the oldest job has waited, and nothing else', async () => {
  const readiness = { isEnding: false }
  const core = { ...product.core, env: { ...product.core.env, workerPort: 0, host: '127.0.0.1' } }
  const app = await serveWorkerOperations(core, readiness)
  const statusOf = async (url: string) => (await app?.inject({ url }))?.statusCode
  expect([await statusOf('/healthz'), await statusOf('/readyz'), await statusOf('/api/session')]).toEqual([200, 200, 404])
  const metrics = await app?.inject({ url: '/metrics' })
  expect(metrics?.body).toMatch(/jobs_oldest_seconds\{queue="[\w.-]+"\} 0/)
  expect(metrics?.body).toMatch(/jobs_failed\{queue="[\w.-]+"\} 0/)
  expect(metrics?.body).toMatch(/database_connections\{state="busy"\} \d/)
  readiness.isEnding = true
  expect(await statusOf('/readyz')).toBe(503)
  await app?.close()
})

test('calls to providers are counted by how they ended', async () => {
  product.core.providerMeter.count('payments', undefined)
  product.core.providerMeter.count('payments', 'unreachable')
  product.core.providerMeter.count('payments', 'unreachable')
  const { body } = await product.app.inject({ url: '/metrics' })
  expect(body).toContain('provider_calls_total{provider="payments",outcome="answered"} 1')
  expect(body).toContain('provider_calls_total{provider="payments",outcome="unreachable"} 2')
})

test('a worker listens nowhere unless it is told where', async () => {
  expect(await serveWorkerOperations(product.core, { isEnding: false })).toBeUndefined()
})
