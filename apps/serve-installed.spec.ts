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

test('the worker is asked for anew each time, and may ask us alone', async () => {
  const { headers, body } = await app.inject('/service-worker.js')
  expect(body).toBe('work()')
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  })
})

test('a share that no worker took leads to the studio, where the photo is chosen by hand', async () => {
  const { statusCode, headers } = await app.inject({ method: 'POST', url: '/share' })
  expect([statusCode, headers.location]).toEqual([303, '/studio'])
})
