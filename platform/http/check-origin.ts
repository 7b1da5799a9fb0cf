import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '#platform/errors.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses changes that another site asks for with our member's cookie: a browser names its page in `Origin`.
 * Callers without a browser send none and have no cookie to abuse; `SameSite` is the second wall.
 */
export function checkOrigin(app: FastifyInstance, options: { publicUrl: string; isExempt: (path: string) => boolean }): void {
  const publicOrigin = new URL(options.publicUrl).origin
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method) || options.isExempt(request.url)) return
    if (isForeign(request, publicOrigin)) refuse('foreign_origin')
  })
}

function isForeign(request: FastifyRequest, publicOrigin: string): boolean {
  const { origin } = request.headers
  if (request.headers['sec-fetch-site'] === 'cross-site') return true
  if (origin === undefined) return false
  return origin !== publicOrigin && origin !== `${request.protocol}://${request.host}`
}
