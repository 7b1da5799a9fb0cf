import { createHook } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerHeaders } from '#platform/http/headers.ts'
import { registerPages } from './pages.ts'

/** Long enough for levels of compression to differ. */
const LONG_TEXT = Array.from({ length: 900 }, (_, line) => `<p class="a${line % 7}">[[name]] ${(line * 7919) % 1009}</p>`).join(
  '',
)

let directory: string
let app: FastifyInstance

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pages-'))
  await mkdir(join(directory, 'pages'))
  await mkdir(join(directory, 'assets', 'deep'), { recursive: true })
  for (const name of ['auth', 'auth-code', 'studio', 'studio-elsewhere', 'not-found']) {
    for (const language of ['pt-BR', 'en'])
      await writePage(join(directory, 'pages', `${name}.${language}.html`), `${name} in ${language}`)
  }
  await writePage(join(directory, 'pages', 'landing.pt-BR.html'), '<script>begin()</script><h1>[[name]]</h1>')
  await writePage(join(directory, 'pages', 'filled.pt-BR.html'), LONG_TEXT)
  await writePage(join(directory, 'assets', 'main-abc.js'), 'script()')
  await writeFile(
    join(directory, 'pages.json'),
    JSON.stringify({
      routes: [
        { name: 'landing', path: '/', search: {} },
        { name: 'auth-code', path: '/auth', search: { step: 'otp' } },
        { name: 'auth', path: '/auth', search: {} },
        { name: 'studio-elsewhere', path: '/studio', search: 'any' },
        { name: 'studio', path: '/studio', search: {} },
        { name: 'filled', path: '/filled', search: {} },
        { name: 'not-found', path: '*', search: {} },
      ],
    }),
  )
  app = Fastify()
  app.setNotFoundHandler((_request, reply) => reply.status(404).send({ code: 'not_found' }))
  registerHeaders(app, { isSecureOrigin: true })
  await registerPages(app, {
    directory,
    languageOf: (request) => (request.headers['accept-language'] === 'en' ? 'en' : 'pt-BR'),
    values: { name: 'Ana & Cia.' },
  })
})

afterAll(async () => {
  await app.close()
  await rm(directory, { recursive: true })
})

async function writePage(file: string, text: string): Promise<void> {
  await writeFile(file, text)
  await writeFile(`${file}.br`, brotliCompressSync(text))
  await writeFile(`${file}.gz`, gzipSync(text))
}

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('pages', () => {
  it('answers in the language of the request', async () => {
    expect((await get('/auth')).body).toBe('auth in pt-BR')
    expect((await get('/auth')).headers['content-language']).toBe('pt-BR')
    expect((await get('/auth', { 'accept-language': 'en' })).body).toBe('auth in en')
  })

  it.each(['/Auth', '/AUTH', '/auth/', '/auth//', '/%61uth', '/auth%2F'])(
    'redirects from %s to the canonical spelling',
    async (path) => {
      const answer = await get(`${path}?next=%2FStudio?a&step=otp`)
      expect([answer.statusCode, answer.headers.location]).toEqual([308, '/auth?next=%2FStudio?a&step=otp'])
      expect((await get(path)).headers.location).toBe('/auth')
    },
  )

  it.each(['OTP', 'Otp', '%20otp', '%C3%B3tp'])(
    'redirects from the value %s to the spelling that selects a page',
    async (value) => {
      const answer = await get(`/Auth?step=${value}&plan=MONTHLY`)
      expect([answer.statusCode, answer.headers.location]).toEqual([308, '/auth?step=otp&plan=MONTHLY'])
    },
  )

  it('picks the page of a state by its search parameter', async () => {
    expect((await get('/auth?plan=MONTHLY&step=otp')).body).toBe('auth-code in pt-BR')
    expect((await get('/auth?step=elsewhere')).body).toBe('auth in pt-BR')
  })

  it('has a page for an address with any parameters except those of a language', async () => {
    expect((await get('/studio')).body).toBe('studio in pt-BR')
    expect((await get('/studio?')).body).toBe('studio in pt-BR')
    expect((await get('/studio?lang=pt-BR')).body).toBe('studio in pt-BR')
    expect((await get('/studio?edit=1')).body).toBe('studio-elsewhere in pt-BR')
    expect((await get('/studio?edit')).body).toBe('studio-elsewhere in pt-BR')
  })

  it('answers the not-found page with status 404', async () => {
    const answer = await get('/nothing/here')
    expect([answer.statusCode, answer.body]).toEqual([404, 'not-found in pt-BR'])
    for (const path of ['//elsewhere.example', '/Nothing/', '//auth', '/auth/Nothing', '/not-found'])
      expect([path, (await get(path)).statusCode]).toEqual([path, 404])
  })

  it('answers 404 for the address of the not-found page itself', async () => {
    const etag = String((await get('/nothing/here')).headers.etag)
    expect((await get('/nothing/here', { 'if-none-match': etag })).statusCode).toBe(404)
  })

  it('answers calls and missing assets as calls are answered', async () => {
    expect((await get('/api/nothing')).json()).toEqual({ code: 'not_found' })
    expect((await get('/assets/nothing.js')).json()).toEqual({ code: 'not_found' })
  })

  it.each(['/assets', '/assets/', '/assets/?', '/assets/main-abc.js/', '/assets/deep', '/assets/deep/'])(
    'has nothing at %s, whatever compression is accepted',
    async (folder) => {
      for (const encoding of ['br', 'identity']) {
        const answer = await get(folder, { 'accept-encoding': encoding })
        expect([answer.statusCode, answer.json()]).toEqual([404, { code: 'not_found' }])
      }
    },
  )

  it.each([
    '/assets/../pages.json',
    '/assets/%2e%2e/pages.json',
    '/assets/..%2fpages.json',
    '/assets/..%5cpages.json',
    '/assets/%00/../pages.json',
    '/assets//etc/passwd',
    '/pages.json',
    '/pages/auth.en.html',
    '/.git/config',
    '/.env',
    '/package.json',
  ])('serves no file outside its own: %s', async (path) => {
    const answer = await get(path)
    expect([400, 403, 404]).toContain(answer.statusCode)
    expect(answer.body).not.toMatch(/routes|root:|auth in en/)
  })

  it('sends the compressed page that the browser accepts', async () => {
    const answer = await get('/auth', { 'accept-encoding': 'gzip, br' })
    expect(answer.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('auth in pt-BR')
    expect((await get('/auth', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe('gzip')
    expect((await get('/auth', { 'accept-encoding': 'br;q=0.1, GZIP' })).headers['content-encoding']).toBe('gzip')
    for (const list of ['identity', 'br;q=0.5, identity', '']) {
      const plain = await get('/auth', { 'accept-encoding': list })
      expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, 'auth in pt-BR'])
    }
  })

  it('compresses a page with filled places as well as can be once it was asked for', async () => {
    const sizeNow = async () => (await get('/filled', { 'accept-encoding': 'br' })).rawPayload.length
    const first = await sizeNow()
    await expect.poll(sizeNow).toBeLessThan(first)
    const { rawPayload } = await get('/filled', { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(rawPayload).toString()).toBe(LONG_TEXT.replaceAll('[[name]]', 'Ana &amp; Cia.'))
  })

  it('answers 304 for a page that the browser has, and keeps languages apart in caches', async () => {
    const first = await get('/auth')
    expect(first.headers['cache-control']).toBe('no-cache')
    expect(first.headers.vary).toBe('Accept-Language, Cookie, Accept-Encoding')
    const etag = String(first.headers.etag)
    const again = await get('/auth', { 'if-none-match': etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await get('/auth', { 'if-none-match': `"another", ${etag}` })).statusCode).toBe(304)
    expect((await get('/auth', { 'accept-language': 'en', 'if-none-match': etag })).statusCode).toBe(200)
  })

  it('lets browsers cache an asset for ever', async () => {
    const answer = await get('/assets/main-abc.js', { 'accept-encoding': 'br' })
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.headers['content-encoding']).toBe('br')
    expect(answer.headers['content-type']).toMatch('javascript')
  })

  it('puts configured values into a page, in every encoding', async () => {
    const filled = '<script>begin()</script><h1>Ana &amp; Cia.</h1>'
    expect((await get('/')).body).toBe(filled)
    const compressed = await get('/', { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(filled)
    const zipped = await get('/', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(filled)
  })

  it('removes the language from a link in any spelling, and stores nothing', async () => {
    for (const link of ['/auth?lang=en', '/auth?lang=EN', '/auth?lang=en-GB']) {
      const linked = await get(link)
      expect([linked.body, linked.headers['set-cookie']]).toEqual(['auth in en', undefined])
    }
    expect((await get('/auth?lang=pt-br', { 'accept-language': 'en' })).body).toBe('auth in pt-BR')
    expect((await get('/auth?lang=xx')).body).toBe('auth in pt-BR')
  })

  it('stores the chosen language on a page that exists', async () => {
    const chosen = await get('/auth?choose=en&lang=pt-BR')
    expect([chosen.body, chosen.headers['set-cookie']]).toEqual(['auth in en', 'lng=en; Path=/; Max-Age=31536000; SameSite=Lax'])
    const missing = await get('/nothing/here?choose=en')
    expect([missing.body, missing.headers['set-cookie']]).toEqual(['not-found in en', undefined])
    expect((await get('/auth?choose=xx')).headers['set-cookie']).toBeUndefined()
  })

  it('stores it for this host and over HTTPS alone when the product uses HTTPS', async () => {
    const secure = Fastify()
    await registerPages(secure, {
      directory,
      languageOf: () => 'pt-BR',
      values: { name: 'Ana', publicUrl: 'https://mandou.test' },
    })
    expect((await secure.inject('/auth?choose=en')).headers['set-cookie']).toBe(
      '__Host-lng=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    )
    await secure.close()
  })

  it('allows a page its own files and its inline scripts, and nothing else', async () => {
    const page = await get('/')
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    const hash = createHash('sha256').update('begin()').digest('base64')
    expect(page.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect((await get('/auth')).headers['content-security-policy']).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; " +
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'",
    )
    const call = await get('/api/nothing')
    expect(call.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
    for (const { headers } of [page, call]) {
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
      })
    }
  })
})

describe('registerPages', () => {
  it('says how to build the pages when there are none', async () => {
    const empty = Fastify()
    const register = registerPages(empty, { directory: join(directory, 'assets'), languageOf: () => 'en', values: {} })
    await expect(register).rejects.toThrow('npm run build')
    await empty.close()
  })
})

it('compresses page after page at the start: all at once they would take the memory of the machine', async () => {
  const many = await mkdtemp(join(tmpdir(), 'pages-'))
  await mkdir(join(many, 'pages'))
  await mkdir(join(many, 'assets'))
  await writeFile(join(many, 'pages.json'), JSON.stringify({ routes: [] }))
  for (let page = 0; page < 30; page++) await writeFile(join(many, 'pages', `page${page}.en.html`), LONG_TEXT)
  const underWay = new Set<number>()
  let most = 0
  const hook = createHook({
    init: (id, type) => {
      if (type === 'ZLIB') most = Math.max(most, underWay.add(id).size)
    },
    after: (id) => underWay.delete(id),
  }).enable()
  const server = Fastify()
  await registerPages(server, { directory: many, languageOf: () => 'en', values: { name: 'Ana' } })
  hook.disable()
  await server.close()
  await rm(many, { recursive: true })
  // Brotli and gzip of one page
  expect(most).toBe(2)
})
