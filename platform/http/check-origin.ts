import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '#platform/errors.ts'
import { isLoopbackName, isMachineName } from './machine-names.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Answers a machine that serves itself under no name that others may give it: a page elsewhere could lead its own name here,
 * and then read our answers as its own. Behind a public address the proxy decides which names come through.
 */
export function checkHost(app: FastifyInstance, { publicUrl }: { publicUrl: string }): void {
  if (!isMachineName(new URL(publicUrl).hostname)) return
  app.addHook('onRequest', async ({ hostname }) => {
    if (!isMachineName(hostname)) refuse('unknown_host')
  })
}

/**
 * Refuses changes that another site asks for with our member's cookie: a browser names its page in `Origin`.
 * Callers without a browser send none and have no cookie to abuse; `SameSite` is the second wall.
 */
export function checkOrigin(app: FastifyInstance, options: { publicUrl: string; isExempt: (path: string) => boolean }): void {
  const { origin: publicOrigin, hostname } = new URL(options.publicUrl)
  const isLocal = isLoopbackName(hostname)
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method) || options.isExempt(request.url)) return
    if (isForeign(request, { publicOrigin, isLocal })) refuse('foreign_origin')
  })
}

/** A machine that serves itself is known by any of its names; elsewhere a name that is not ours may be somebody's trick. */
function isForeign(request: FastifyRequest, { publicOrigin, isLocal }: { publicOrigin: string; isLocal: boolean }): boolean {
  const { origin } = request.headers
  if (request.headers['sec-fetch-site'] === 'cross-site') return true
  if (origin === undefined) return false
  if (origin === publicOrigin) return false
  const mayBeCalledSo = isLocal || isLoopbackName(request.hostname)
  return !(mayBeCalledSo && origin === `${request.protocol}://${request.host}`)
}
