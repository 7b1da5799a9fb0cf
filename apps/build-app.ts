/** The HTTP side of the product: what every call goes through, in order. The features bring their routes themselves. */
import fastifyCookie from '@fastify/cookie'
import fastifyMultipart from '@fastify/multipart'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { paths } from '#features/paths.ts'
import { MAX_UPLOAD_BYTES } from '#features/photo-edits/contract.ts'
import { answerUnreadable, sendError, sendFailure, serveErrors } from '#features/serve-errors.ts'
import { acceptedIn } from '#platform/http/accepted-in.ts'
import { checkHead, checkHost, checkOrigin } from '#platform/http/check-origin.ts'
import { headersOf, registerHeaders } from '#platform/http/headers.ts'
import { ARRIVAL_OPTIONS, limitArrival } from '#platform/http/limit-arrival.ts'
import { serveOperations, type OperationsOptions } from '#platform/http/operations.ts'
import type { Log } from '#platform/log.ts'
import { DEFAULT_LANGUAGE, type Language, nearestLanguage } from '#phrases/shape.ts'
import { describeCalls } from './openapi.ts'
import { followRequests, traceRequests } from './tracing/follow-requests.ts'

export const JSON_LIMIT_BYTES = 64 * 1024

export interface AppOptions {
  readonly log: Log
  readonly publicUrl: string
  /** Whether members reach the product over HTTPS. */
  readonly isSecureOrigin: boolean
  /** The proxies whose header for the visitor's address is trusted; none when left out. */
  readonly trustProxy?: number | string[] | boolean
  readonly operations: OperationsOptions
  readonly now: () => Date
  /** Registers what measures each request. */
  readonly registerTracing?: ((app: FastifyInstance) => Promise<void>) | undefined
  /** Registers what refuses calls before anything is done for them. */
  readonly registerAdmission?: (app: FastifyInstance) => void
  /** Registers every feature's routes. */
  readonly registerRoutes: (app: FastifyInstance) => void | Promise<void>
}

export async function buildApp({
  log,
  publicUrl,
  isSecureOrigin,
  trustProxy = false,
  operations,
  now,
  registerTracing,
  registerAdmission,
  registerRoutes,
}: AppOptions): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = log
  const app = Fastify({
    loggerInstance,
    bodyLimit: JSON_LIMIT_BYTES,
    ...traceRequests(now),
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    forceCloseConnections: 'idle',
    ...ARRIVAL_OPTIONS,
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    clientErrorHandler: answerUnreadable({ headers: headersOf({ isSecureOrigin }), log, languageOf }),
    // an address that cannot be decoded is refused before any hook runs
    frameworkErrors: (error, request, reply) =>
      sendError(reply.headers(headersOf({ isSecureOrigin })), error, languageOf(request)),
  })
  // the product's calls are JSON or an upload
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  serveErrors(app, languageOf)
  app.setNotFoundHandler((request, reply) => sendFailure(reply, { code: 'not_found' }, languageOf(request)))
  followRequests(app)
  await registerTracing?.(app)
  registerHeaders(app, { isSecureOrigin })
  limitArrival(app)
  checkHead(app)
  registerAdmission?.(app)
  checkHost(app, { publicUrl })
  checkOrigin(app, { publicUrl, isExempt: isForMachines })
  await app.register(fastifyCookie)
  await app.register(fastifyMultipart, {
    limits: { files: 1, fileSize: MAX_UPLOAD_BYTES + 1, fields: 10, fieldSize: 1000, parts: 12 },
  })
  await describeCalls(app)
  serveOperations(app, operations)
  await registerRoutes(app)
  return app
}

/**
 * Routes that other machines call and that check a signature or a token, or that a phone's gallery posts to and that change
 * nothing. None of these requests comes from a page, so they have no `Origin`.
 */
function isForMachines(path: string): boolean {
  return path.startsWith('/api/sandbox/') || path === paths.share()
}

/** A request may name the whole address (RFC 9112, 3.2.2); the host is judged by its header, so only what follows counts. */
const ORIGIN = /^https?:\/\/[^/?#]*/i

/**
 * For links that were cut off in the middle of a letter (`/%E0%A4%A`): a person follows them, so they should see the page for
 * unknown addresses.
 */
function readableAddress(target: string): string {
  const named = target.replace(ORIGIN, '')
  const url = named.startsWith('/') ? named : `/${named}`
  const [path = ''] = url.split('?', 1)
  if (path.startsWith('/api/') || canDecode(path)) return url
  return `/not-found${url.slice(path.length)}`
}

function canDecode(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** The language of an answer: that of the page that made the call, else the language of a page. */
export function languageOf(request: FastifyRequest): Language {
  return nearestLanguage(String(request.headers['x-language'] ?? '')) ?? pageLanguageOf(request)
}

/** The language of a page: the one chosen on the site, else the browser's most wanted one that we have. Its `Vary` names both. */
export function pageLanguageOf({ cookies, headers }: FastifyRequest): Language {
  const wanted = [
    cookies?.['__Host-lng'] ?? cookies?.lng ?? '',
    ...acceptedIn(headers['accept-language'] ?? '').map(({ value }) => value),
  ]
  return wanted.map(nearestLanguage).find((language) => language !== undefined) ?? DEFAULT_LANGUAGE
}
