/** Serves the built browser half: one HTML page per screen and language from memory, hashed assets from disk. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Language, namesView, nearestLanguage } from '#phrases/shape.ts'
import { acceptedIn } from '#platform/http/accepted-in.ts'
import { fillPlaces, type PlaceValues } from '#platform/http/fill-places.ts'
import { pagePolicy } from '#platform/http/headers.ts'
import { insertBanner, type PageBanner } from './page-banner.ts'

export interface PagesOptions {
  /** The output of `tools/web-build/build-web.ts`. */
  readonly directory: string
  readonly languageOf: (request: FastifyRequest) => Language
  /** The values of the pages' placeholders. */
  readonly values: PlaceValues
  /** The banner above every page. */
  readonly banner?: PageBanner | undefined
}

const manifestShape = z.object({
  routes: z.array(
    z.object({ name: z.string(), path: z.string(), search: z.union([z.literal('any'), z.record(z.string(), z.string())]) }),
  ),
})
type Manifest = z.infer<typeof manifestShape>

/**
 * The best level takes twenty times as long for 8 % less. At the start only the front page is worth that; any other gets it when it is first
 * asked for, for all visitors after that one.
 */
const BEST_BROTLI = 11
const BROTLI_AT_START = { front: BEST_BROTLI, others: 5 } as const
const FRONT = '/'

/** 308 keeps the method. */
const PERMANENTLY = 308

const YEAR_SECONDS = 31_536_000

const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const
type Encoding = (typeof ENCODINGS)[number]['name'] | 'identity'

/** The order of encodings that a browser accepts equally: the smallest first. */
const SMALLEST_FIRST: readonly Encoding[] = [...ENCODINGS.map(({ name }) => name), 'identity']

interface Page {
  readonly etag: string
  readonly policy: string
  bodies: Readonly<Record<Encoding, Buffer>>
  /** Whether it is, or is about to be, as small as can be. */
  isBest: boolean
}

/** Everything but the product's pages: calls and operators' routes. They answer "not found" in their own way. */
const NOT_PAGES = /^\/(?:api|assets)(?:\/|$)/

/** @throws Error when the browser half is not built. */
export async function registerPages(
  app: FastifyInstance,
  { directory, languageOf, values, banner }: PagesOptions,
): Promise<void> {
  const root = resolve(directory)
  if (!existsSync(join(root, 'pages.json'))) throw new Error(`There are no pages in ${root}: run npm run build`)
  const manifest = manifestShape.parse(JSON.parse(await readFile(join(root, 'pages.json'), 'utf8')))
  const isSecure = values['publicUrl']?.startsWith('https:') === true
  const pages = await loadPages(join(root, 'pages'), { values, banner, front: pageName(manifest, FRONT, new URLSearchParams()) })

  await app.register(fastifyStatic, {
    root: join(root, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    maxAge: '1y',
    immutable: true,
    decorateReply: false,
    // a folder is no asset: the library would log an error about redirecting to it
    allowedPath: (path) => !path.endsWith('/'),
  })
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const [path = '/'] = request.url.split('?', 1)
    const search = request.url.slice(path.length)
    if (NOT_PAGES.test(path)) return reply.callNotFound()
    const written = otherwiseWritten(manifest, path, search)
    if (written !== undefined) return reply.redirect(written, PERMANENTLY)
    const parameters = new URLSearchParams(search)
    const name = pageName(manifest, path, parameters)
    const isFound = name !== pageNamed404(manifest)
    const chosen = languageIn(parameters, 'choose')
    const language = chosen ?? languageIn(parameters, 'lang') ?? languageOf(request)
    const page = pages.get(`${name}.${language}`)
    if (!page) return reply.callNotFound()
    reply
      .headers(chosen && isFound ? { 'set-cookie': languageCookie(chosen, isSecure) } : {})
      .header('content-language', language)
      .header('content-security-policy', page.policy)
      .status(isFound ? 200 : 404)
    return sendPage(request, reply, page)
  })
}

function languageIn(parameters: URLSearchParams, name: string): Language | undefined {
  return nearestLanguage(parameters.get(name) ?? '')
}

/**
 * The link of a language (`?lang=`) is a view. The selector's (`?choose=`) is a choice: the same that
 * `apps/web/language-choice.ts` stores when scripts run.
 */
function languageCookie(language: Language, isSecure: boolean): string {
  const kept = `${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`
  return isSecure ? `__Host-lng=${kept}; Secure` : `lng=${kept}`
}

/**
 * The canonical spelling of a page's address, if it is another one: a phone's keyboard writes `/Auth`, others `/auth/` or `/%61uth`, and a
 * poster's `?para=salao` is typed as `?para=Salão`. The router in the browser accepts all of these paths, so the server must too, or a page
 * would say "not found" until its script runs.
 */
function otherwiseWritten({ routes }: Manifest, path: string, search: string): string | undefined {
  // a path that cannot be decoded was refused earlier
  const plain = decodeURIComponent(path)
    .toLowerCase()
    .replace(/(?<=[^/])\/{1,8}$/, '')
  const ofPath = routes.filter((route) => route.path === plain)
  if (ofPath.length === 0) return undefined
  const written = `${plain}${canonicalSearch(ofPath, search)}`
  return written === `${path}${search}` ? undefined : written
}

/** The same parameters with the values that select a page as the routes write them; unchanged where they already are. */
function canonicalSearch(routes: Manifest['routes'], search: string): string {
  const parameters = new URLSearchParams(search)
  const values = routes.flatMap((route) => (route.search === 'any' ? [] : Object.entries(route.search)))
  const respelled = values.filter(([key, value]) => {
    const given = parameters.get(key)
    return given !== null && given !== value && plainValue(given) === value
  })
  if (respelled.length === 0) return search
  for (const [key, value] of respelled) parameters.set(key, value)
  return `?${parameters.toString()}`
}

const ACCENTS = /\p{M}/gu

function plainValue(value: string): string {
  return value.normalize('NFD').replace(ACCENTS, '').trim().toLowerCase()
}

/** The page for an address: the first with this path whose search parameters match. */
function pageName(manifest: Manifest, path: string, search: URLSearchParams): string | undefined {
  const found = manifest.routes.find((route) => route.path === path && isMeant(route.search, search))
  return found?.name ?? pageNamed404(manifest)
}

function isMeant(wanted: Manifest['routes'][number]['search'], search: URLSearchParams): boolean {
  if (wanted === 'any') return namesView(search)
  return Object.entries(wanted).every(([key, value]) => search.get(key) === value)
}

function pageNamed404(manifest: Manifest): string | undefined {
  return manifest.routes.find((route) => route.path === '*')?.name
}

/**
 * By `<name>.<language>`. A hundred pages are a few megabytes: memory answers three times as fast as disk. One after another, since a
 * compression under way holds up to 30 MB: all at once they took three gigabytes.
 */
async function loadPages(directory: string, { values, banner, front }: Loading): Promise<ReadonlyMap<string, Page>> {
  const pages = new Map<string, Page>()
  for (const name of (await readdir(directory)).filter((file) => file.endsWith('.html'))) {
    const quality = BROTLI_AT_START[name.startsWith(`${front}.`) ? 'front' : 'others']
    pages.set(name.slice(0, -'.html'.length), await loadPage(join(directory, name), { values, banner, quality }))
  }
  return pages
}

interface Loading extends Pick<PagesOptions, 'values' | 'banner'> {
  /** The page's name. */
  readonly front: string | undefined
}

interface Filling extends Pick<PagesOptions, 'values' | 'banner'> {
  /** The Brotli level, 0…11. */
  readonly quality: number
}

async function loadPage(file: string, { values, banner, quality }: Filling): Promise<Page> {
  const built = await readFile(file)
  const page = fillPlaces(built.toString(), values)
  const filled = Buffer.from(banner ? insertBanner(page, banner) : page)
  const bodies = filled.equals(built) ? await readCompressed(file, built) : await compress(filled, quality)
  const hash = createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22)
  // weak: the same page in every compression
  const isBest = filled.equals(built) || quality === BEST_BROTLI
  return { etag: `W/"${hash}"`, policy: pagePolicy(inlineScriptsOf(built.toString())), bodies, isBest }
}

/** In a thread, while its first visitor gets what is there. */
async function compressBest(page: Page): Promise<void> {
  page.isBest = true
  try {
    page.bodies = await compress(page.bodies.identity, BEST_BROTLI)
  } catch (error) {
    // the next visitor tries again
    page.isBest = false
    throw error
  }
}

/** Only scripts from the build: a placeholder's value is in no script that runs. */
function inlineScriptsOf(html: string): string[] {
  return html
    .split('<script>')
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf('</script>')))
}

async function readCompressed(file: string, identity: Buffer): Promise<Page['bodies']> {
  const [br, gzipped] = await Promise.all(ENCODINGS.map(({ suffix }) => readFile(`${file}${suffix}`)))
  return { identity, br: br ?? identity, gzip: gzipped ?? identity }
}

async function compress(identity: Buffer, quality: number): Promise<Page['bodies']> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length }
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(identity, { params }), promisify(gzip)(identity)])
  return { identity, br, gzip: gzipped }
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    // revalidated each time, but sent only when it changed: an address has one page in every language
    'cache-control': 'no-cache',
    vary: 'Accept-Language, Cookie, Accept-Encoding',
    etag: page.etag,
  })
  if (!page.isBest)
    compressBest(page).catch((error: unknown) => request.log.warn({ err: error }, 'a page could not be compressed'))
  if (hasAlready(request, page) && reply.statusCode === 200) return reply.status(304).send()
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(page.bodies[encoding])
}

/** A proxy sends a list on behalf of many clients. */
function hasAlready({ headers }: FastifyRequest, { etag }: Page): boolean {
  return headers['if-none-match']?.split(',').some((known) => known.trim() === etag) === true
}

function encodingFor(accepted: string | string[] | undefined): Encoding {
  const weights = new Map(acceptedIn(String(accepted ?? '')).map(({ value, weight }) => [value, weight]))
  const weightOf = (name: Encoding) => weights.get(name) ?? 0
  const wanted = SMALLEST_FIRST.filter((name) => weightOf(name) > 0)
  return wanted.toSorted((one, other) => weightOf(other) - weightOf(one))[0] ?? 'identity'
}
