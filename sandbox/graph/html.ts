/** Pages of the stand-in's Facebook and Instagram: plain HTML without scripts, one style sheet. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply } from 'fastify'

const STYLE_SHEET = fileURLToPath(new URL('style.css', import.meta.url))
const STYLE_PATH = '/facebook/style.css'

export function serveStyleSheet(scope: FastifyInstance): void {
  scope.get(STYLE_PATH, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type('text/css; charset=utf-8')
      .send(await readFile(STYLE_SHEET, 'utf8')),
  )
}

interface PageOptions {
  readonly title: string
  /** Which site the page belongs to. */
  readonly site: 'facebook' | 'instagram'
  /** Trusted HTML: outside values went through `escapeHtml`. */
  readonly body: string
  /** Addresses that its forms may lead to, besides this one. */
  readonly formTargets?: readonly string[]
  readonly status?: number
  /** Whether it links to the other pages; a dialog does not. */
  readonly hasLinks?: boolean
}

const LINKS =
  '<footer><a href="/instagram">Contas do Instagram</a><a href="/facebook/apps">Apps e sites</a><a href="/">Sandbox</a></footer>'

export function sendPage(reply: FastifyReply, options: PageOptions): FastifyReply {
  const { formTargets = [], status = 200 } = options
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    `form-action 'self' ${formTargets.join(' ')}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return reply
    .code(status)
    .headers({
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(render(options))
}

function render({ title, site, body, hasLinks = false }: PageOptions): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · sandbox</title>
<link rel="icon" href="/page/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body class="${site}">
<header><strong>${site === 'facebook' ? 'Facebook' : 'Instagram'} <span class="tag">de mentira</span></strong></header>
<main>
${body}
</main>
${hasLinks ? LINKS : ''}
</body>
</html>`
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
