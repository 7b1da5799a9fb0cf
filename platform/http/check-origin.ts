import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '#platform/errors.ts'
import { isLoopbackName, isMachineName } from './machine-names.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
/** The only expectation that there is; Node answers it. */
const CONTINUE = '100-continue'

/**
 * Refuses a head that two programs could understand differently: without a host or with two (RFC 9112, 3.2), or with an
 * expectation that is none of HTTP's (RFC 9110, 10.1.1). Node's own refusals of these have no text and no headers.
 */
export function checkHead(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
    const isHostClear = hosts === 1 || (hosts === 0 && raw.httpVersion === '1.0')
    if (!isHostClear || (raw.headers.expect ?? CONTINUE).toLowerCase() !== CONTINUE) refuse('invalid_request')
  })
}

/**
 * Refuses host names that others could point at a machine without a proxy (DNS rebinding): a page elsewhere could point its own
 * name here, and read our answers as its own. Behind a public address the proxy decides which names reach us.
 */
export function checkHost(app: FastifyInstance, { publicUrl }: { publicUrl: string }): void {
  if (!isMachineName(new URL(publicUrl).hostname)) return
  app.addHook('onRequest', async ({ hostname }) => {
    if (!isMachineName(hostname)) refuse('unknown_host')
  })
}

/**
 * Refuses changes that another site requests with our member's cookie: browsers name the page in `Origin`. Callers without a
 * browser send none and have no cookie to abuse; `SameSite` is the second protection.
 */
export function checkOrigin(app: FastifyInstance, options: { publicUrl: string; isExempt: (path: string) => boolean }): void {
  const { origin: publicOrigin, hostname } = new URL(options.publicUrl)
  const isLocal = isLoopbackName(hostname)
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method) || options.isExempt(request.url)) return
    if (isForeign(request, { publicOrigin, isLocal })) refuse('foreign_origin')
  })
}

/** A local product accepts any name of its machine; any other unknown name may be an attack. */
function isForeign(request: FastifyRequest, { publicOrigin, isLocal }: { publicOrigin: string; isLocal: boolean }): boolean {
  const { origin } = request.headers
  if (request.headers['sec-fetch-site'] === 'cross-site') return true
  if (origin === undefined) return false
  if (origin === publicOrigin) return false
  const mayBeCalledSo = isLocal || isLoopbackName(request.hostname)
  return !(mayBeCalledSo && origin === `${request.protocol}://${request.host}`)
}
