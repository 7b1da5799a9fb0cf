import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '#platform/errors.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses changes that another site asks for with our member's cookie: a browser names its page in `Origin`.
 * Callers without a browser send none and have no cookie to abuse; `SameSite` is the second wall.
 */
export function checkOrigin(app: FastifyInstance, options: { publicUrl: string; isExempt: (path: string) => boolean }): void {
  const { origin: publicOrigin, hostname } = new URL(options.publicUrl)
  const isLocal = LOCAL_NAMES.has(hostname)
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method) || options.isExempt(request.url)) return
    if (isForeign(request, { publicOrigin, isLocal })) refuse('foreign_origin')
  })
}

/** A machine that serves itself is known by any of its names; elsewhere a name that is not ours may be somebody's trick. */
const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]'])

function isForeign(request: FastifyRequest, { publicOrigin, isLocal }: { publicOrigin: string; isLocal: boolean }): boolean {
  const { origin } = request.headers
  if (request.headers['sec-fetch-site'] === 'cross-site') return true
  if (origin === undefined) return false
  if (origin === publicOrigin) return false
  const mayBeCalledSo = isLocal || LOCAL_NAMES.has(request.hostname)
  return !(mayBeCalledSo && origin === `${request.protocol}://${request.host}`)
}
