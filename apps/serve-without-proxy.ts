import type { FastifyInstance } from 'fastify'
import { limitConnections } from '#platform/http/limit-connections.ts'
import type { Log } from '#platform/log.ts'

/** The headers in which proxies state for whom they ask. */
const STATING_HEADERS = ['x-forwarded-for', 'forwarded'] as const

/**
 * What a server does where no proxy is trusted. It limits the connections of an address, and says once that a request stated its
 * visitor's address: behind a proxy all visitors then share one address and its limits; without one it is a visitor's invention,
 * and nothing has to change.
 */
export function serveWithoutProxy(app: FastifyInstance, log: Pick<Log, 'warn'>): void {
  limitConnections(app.server, { log })
  let isSaid = false
  app.addHook('onRequest', async ({ headers }) => {
    if (isSaid || !STATING_HEADERS.some((name) => headers[name] !== undefined)) return
    isSaid = true
    log.warn(
      {},
      'a request states its visitor’s address, and TRUST_PROXY is off: if a proxy stands before the product, name it there, ' +
        'or all visitors share the limits of one address',
    )
  })
}
