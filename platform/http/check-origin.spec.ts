import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { Refusal } from '#platform/errors.ts'
import { checkHost, checkOrigin } from './check-origin.ts'

async function statusFor(publicUrl: string, headers: Record<string, string>): Promise<number> {
  const app = Fastify()
  checkOrigin(app, { publicUrl, isExempt: () => false })
  app.post('/', async () => 'changed')
  return (await app.inject({ method: 'POST', url: '/', headers })).statusCode
}

test.each([
  ['our own page', 'https://mandou.example', { origin: 'https://mandou.example', host: 'mandou.example' }],
  ['no browser', 'https://mandou.example', { host: 'mandou.example' }],
  ['another name of this machine', 'http://localhost:3000', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }],
  ['a phone in the same network', 'http://localhost:3000', { origin: 'http://192.168.0.9:3000', host: '192.168.0.9:3000' }],
  ['this machine under its own name', 'http://192.168.0.9:3000', { origin: 'http://localhost:3000', host: 'localhost:3000' }],
])('allows %s to change data', async (_who, publicUrl, headers) => {
  expect(await statusFor(publicUrl, headers)).toBe(200)
})

test.each([
  ['another site', 'https://mandou.example', { origin: 'https://elsewhere.example', host: 'mandou.example' }],
  ['a name that is not ours', 'https://mandou.example', { origin: 'http://elsewhere.example', host: 'elsewhere.example' }],
  ['another site at this machine', 'http://localhost:3000', { origin: 'http://elsewhere.example', host: 'localhost:3000' }],
  ['whatever a browser calls foreign', 'https://mandou.example', { 'sec-fetch-site': 'cross-site', host: 'mandou.example' }],
])('refuses %s', async (_who, publicUrl, headers) => {
  expect(await statusFor(publicUrl, headers)).not.toBe(200)
})

async function refusalOf(publicUrl: string, host: string): Promise<string> {
  const app = Fastify()
  app.setErrorHandler((error) => (error instanceof Refusal ? error.code : String(error)))
  checkHost(app, { publicUrl })
  app.get('/', async () => 'answered')
  return (await app.inject({ url: '/', headers: { host } })).body
}

test.each([
  ['http://localhost:3000', 'localhost:3000'],
  ['http://localhost:3000', 'mandou.localhost:3000'],
  ['http://localhost:3000', '127.0.0.1:3000'],
  ['http://localhost:3000', '[::1]:3000'],
  ['http://localhost:3000', '192.168.0.9:3000'],
  ['http://192.168.0.9:3000', '192.168.0.9:3000'],
  ['http://192.168.0.9:3000', 'localhost:3000'],
  ['https://mandou.example', 'mandou.example'],
  ['https://mandou.example', 'product:3000'],
])('%s answers requests for the host %s', async (publicUrl, host) => {
  expect(await refusalOf(publicUrl, host)).toBe('answered')
})

test.each([
  ['http://localhost:3000', 'elsewhere.example'],
  ['http://localhost:3000', 'localhost.elsewhere.example:3000'],
  ['http://127.0.0.1:3000', '127.0.0.1.elsewhere.example:3000'],
  ['http://192.168.0.9:3000', 'elsewhere.example:3000'],
])('%s refuses requests for the host %s', async (publicUrl, host) => {
  expect(await refusalOf(publicUrl, host)).toBe('unknown_host')
})
