import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerHeaders } from '#platform/http/headers.ts'
import { serveInstalled } from './serve-installed.ts'

let directory: string
let app: FastifyInstance
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'installed-'))
  await writeFile(join(directory, 'service-worker.js'), 'work()')
  app = Fastify()
  registerHeaders(app, { isSecureOrigin: true })
  await serveInstalled(app, directory)
})
afterAll(async () => {
  await app.close()
  await rm(directory, { recursive: true })
})

test('the service worker is fetched without cache and may connect to us alone', async () => {
  const { headers, body } = await app.inject('/service-worker.js')
  expect(body).toBe('work()')
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  })
})

const SHARES = [
  { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' }, payload: '--x\r\nbroken' },
  { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'photo=x' },
  { method: 'POST', headers: { 'content-type': 'application/json' }, payload: '{' },
  { method: 'POST', headers: {}, payload: '' },
  { method: 'GET', headers: {} },
] as const

test.each(SHARES)(
  'a share without a service worker leads to the studio, which reports the missing photo: $method $headers',
  async (share) => {
    const { statusCode, headers } = await app.inject({ ...share, url: '/share' })
    expect([statusCode, headers.location]).toEqual([303, '/studio?photo=new'])
  },
)
