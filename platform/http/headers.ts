/** Security headers for every answer, set by one hook: the usual package for them halves the throughput of small calls. */
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  // by default an answer is about one member and one moment, so it is not cached
  'cache-control': 'no-store',
  // answers that are no pages load nothing; pages set their own policy
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const

const TWO_YEARS_SECONDS = 63_072_000

interface HeadersOptions {
  /** Whether the product is reached over HTTPS, so that browsers may be told to use nothing else. */
  readonly isSecureOrigin: boolean
}

/** The headers of every answer, for the few that no hook sees. */
export function headersOf({ isSecureOrigin }: HeadersOptions): Readonly<Record<string, string>> {
  return isSecureOrigin ? { ...ALWAYS, 'strict-transport-security': `max-age=${TWO_YEARS_SECONDS}; includeSubDomains` } : ALWAYS
}

export function registerHeaders(app: FastifyInstance, options: HeadersOptions): void {
  const headers = headersOf(options)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/**
 * The policy of a page: its own files, its inline scripts, pictures that the browser made itself. Inline styles are allowed,
 * since toasts, the code field and dialogs set theirs that way.
 */
export function pagePolicy(inlineScripts: readonly string[]): string {
  const hashes = inlineScripts.map((script) => ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return [
    "default-src 'self'",
    `script-src 'self'${hashes.join('')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ')
}
