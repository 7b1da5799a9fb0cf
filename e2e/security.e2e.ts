import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { LANGUAGES } from '#phrases/shape.ts'
import { expect, type Page, test } from './product.ts'

interface PageRoute {
  readonly path: string
  readonly search: Readonly<Record<string, string>> | 'any'
}

/** The addresses of every page in the build. */
async function listPages(): Promise<string[]> {
  const { routes } = JSON.parse(await readFile('dist/web/pages.json', 'utf8')) as { routes: PageRoute[] } // as: our own build's manifest
  return routes.map(({ path, search }) => {
    const query = search === 'any' ? 'any' : new URLSearchParams(search).toString()
    return `${path === '*' ? '/nothing/here' : path}${query ? `?${query}` : ''}`
  })
}

/** The elements by which a page loads files; links are only followed by people, and a page's own addresses are names. */
const LOADED =
  /<(?:script|img|iframe|source|video|audio|embed|object|link(?! rel="(?:canonical|alternate)"))\b[^>]*?\s(?:src|href|srcset|data|poster)="([^"]+)"/g
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

/** A script of data, such as JSON, is never run. */
const isRun = (attributes: string) => !/type="application\/(?:ld\+)?json"/.test(attributes)

/** Hashes of a page's inline scripts, in the format of a policy. */
const inlineHashes = (html: string) =>
  [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => isRun(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)

const loadedFromElsewhere = (html: string) =>
  [...html.matchAll(LOADED)].map(([, url = '']) => url).filter((url) => /^(?:[a-z]+:)?\/\//i.test(url))

for (const language of LANGUAGES) {
  test(`every page in ${language} allows its own files and the scripts whose hashes it names, and nothing else`, async ({
    request,
  }) => {
    for (const address of await listPages()) {
      const answer = await request.get(address, { headers: { 'accept-language': language } })
      const html = await answer.text()
      const headers = answer.headers()
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
      })
      const policy = headers['content-security-policy'] ?? ''
      for (const rule of ["default-src 'self'", "frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'"])
        expect(policy).toContain(rule)
      const scriptRule = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
      expect(scriptRule).not.toMatch(/unsafe|https?:|\*/)
      for (const hash of inlineHashes(html)) expect(scriptRule).toContain(hash)
      expect(loadedFromElsewhere(html)).toEqual([])
      expect(html).not.toMatch(/<[a-z][^>]*\son[a-z]+="/i)
    }
  })
}

test('no page requests another origin, breaks its own policy, or sets a cookie for a visitor', async ({
  page,
  context,
  product,
}) => {
  const elsewhere: string[] = []
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (!['data:', 'blob:'].includes(url.protocol) && url.origin !== new URL(product.url).origin) elsewhere.push(request.url())
  })
  const addresses = await listPages()
  const visit = async (tab: Page) => {
    for (let next = addresses.pop(); next !== undefined; next = addresses.pop())
      await tab.goto(next, { waitUntil: 'networkidle' })
  }
  // half of each visit is waiting for the last request
  await Promise.all([page, await context.newPage(), await context.newPage(), await context.newPage()].map(visit))
  expect(elsewhere).toEqual([])
  expect((await context.cookies()).map(({ name }) => name).filter((name) => name !== 'lng')).toEqual([])
})
