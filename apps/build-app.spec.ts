import type { FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import type { Env } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'
import { buildApp, languageOf, pageLanguageOf } from './build-app.ts'
import { serveWithoutProxy } from './serve-without-proxy.ts'

let app: FastifyInstance | undefined
afterEach(() => app?.close())

function openApp(trustProxy: Env['trustProxy'], registerRoutes: (target: FastifyInstance) => void): Promise<FastifyInstance> {
  return buildApp({
    log: createLog('silent', 'test'),
    publicUrl: 'https://mandou.example',
    isSecureOrigin: true,
    trustProxy,
    now: () => new Date(),
    operations: { checkReady: async () => {}, countJobs: async () => ({}) },
    registerRoutes,
  })
}

/** The address that the product sees for a visitor who connects from `remoteAddress` and sends the header `forwarded`. */
async function addressSeen(trustProxy: Env['trustProxy'], remoteAddress: string, forwarded: string): Promise<string> {
  app = await openApp(trustProxy, (target) => target.get('/who', async (request) => request.ip))
  return (await app.inject({ url: '/who', remoteAddress, headers: { 'x-forwarded-for': forwarded } })).body
}

const VISITOR = '203.0.113.9'
const PROXY = '10.1.2.3'
const LIE = '198.51.100.1'

test.each<[string, Env['trustProxy'], string, string, string]>([
  ['nobody when no proxy is believed', false, VISITOR, LIE, VISITOR],
  ['the one proxy before it, and not what the visitor added', 1, PROXY, `${LIE}, ${VISITOR}`, VISITOR],
  ['two proxies', 2, PROXY, `${LIE}, ${VISITOR}, 10.9.9.9`, VISITOR],
  ['a proxy of a known network', ['10.0.0.0/8'], PROXY, `${LIE}, ${VISITOR}`, VISITOR],
  ['no stranger who plays the proxy', ['10.0.0.0/8'], VISITOR, LIE, VISITOR],
])('believes %s', async (_, trustProxy, remoteAddress, forwarded, seen) => {
  expect(await addressSeen(trustProxy, remoteAddress, forwarded)).toBe(seen)
})

test('says once that a visitor’s address is stated and nobody is trusted', async () => {
  const said: string[] = []
  app = await openApp(false, (target) => {
    serveWithoutProxy(target, { warn: (_about: unknown, line?: string) => void said.push(line ?? '') })
    target.get('/who', async (request) => request.ip)
  })
  await app.inject({ url: '/who' })
  expect(said).toEqual([])
  for (const header of ['x-forwarded-for', 'forwarded', 'x-forwarded-for'])
    await app.inject({ url: '/who', headers: { [header]: LIE } })
  expect(said).toEqual([expect.stringContaining('TRUST_PROXY')])
})

test.each<[string, Record<string, string>, string, string]>([
  ['the default', {}, 'pt-BR', 'pt-BR'],
  ['what the browser wants most', { 'accept-language': 'fr, pt-BR;q=0.1, en-GB;q=0.9' }, 'en', 'en'],
  ['the choice', { cookie: 'lng=pt-PT', 'accept-language': 'en' }, 'pt-PT', 'pt-PT'],
  ['the choice that nobody else can set', { cookie: 'lng=en; __Host-lng=pt-PT' }, 'pt-PT', 'pt-PT'],
  ['the asking page, for a call', { 'x-language': 'es', cookie: 'lng=pt-PT', 'accept-language': 'en' }, 'pt-PT', 'es'],
  ['no choice that is none of ours', { 'x-language': 'xx', cookie: 'lng=xx', 'accept-language': 'en' }, 'en', 'en'],
])('answers in the language of %s', async (_, headers, ofPage, ofCall) => {
  app = await openApp(false, (target) =>
    target.get('/languages', async (request) => [pageLanguageOf(request), languageOf(request)]),
  )
  expect((await app.inject({ url: '/languages', headers })).json()).toEqual([ofPage, ofCall])
})
