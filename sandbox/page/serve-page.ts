import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Guard, readForms } from '../guard.ts'
import { renderEntrance } from './render-entrance.ts'
import { renderPage } from './render-page.ts'

/** Only our own files and pictures that are about to be sent; no frames, nothing inline. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

const TYPES = { css: 'text/css; charset=utf-8', svg: 'image/svg+xml', ts: 'text/javascript; charset=utf-8' } as const

const BROWSER_FILES = fileURLToPath(new URL('browser/', import.meta.url))

export interface PageOptions {
  readonly productUrl: string | undefined
  readonly guard: Guard
}

/** The page for people: `/control` with buttons. */
export async function servePage(scope: FastifyInstance, { productUrl, guard }: PageOptions): Promise<void> {
  const page = renderPage(productUrl)
  scope.addHook('onRequest', async (_request, reply) => void reply.headers(HEADERS))
  readForms(scope)
  scope.get('/', (request, reply) => (guard.mayPass(request) ? sendHtml(reply, page) : askForToken(reply)))
  scope.post('/', ({ body }, reply) => {
    const token = body instanceof URLSearchParams ? (body.get('token') ?? '').trim() : ''
    return guard.letIn(reply, token) ? reply.redirect('/', 303) : askForToken(reply, true)
  })
  for (const name of await readdir(BROWSER_FILES)) {
    const kind = name.split('.').pop() as keyof typeof TYPES // as: that folder contains no other types
    scope.get(`/page/${name}`, async (_request, reply) => reply.type(TYPES[kind]).send(await readBrowserFile(name)))
  }
}

function askForToken(reply: FastifyReply, isWrong = false): FastifyReply {
  const policy = HEADERS['content-security-policy'].replace("form-action 'none'", "form-action 'self'")
  return sendHtml(reply.code(401).header('content-security-policy', policy), renderEntrance(isWrong))
}

function sendHtml(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(html)
}

const prepared = new Map<string, string>()

/** Browsers do not run TypeScript: the types are removed once, by the tool that builds the product's pages. */
async function readBrowserFile(name: string): Promise<string> {
  const known = prepared.get(name)
  if (known !== undefined) return known
  const source = await readFile(BROWSER_FILES + name, 'utf8')
  const { transformWithOxc } = await import('vite')
  const text = name.endsWith('.ts') ? (await transformWithOxc(source, name)).code : source
  prepared.set(name, text)
  return text
}
