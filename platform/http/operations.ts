/** What whoever runs the product looks at: is it alive, is it ready, how is it doing. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { isTimingSafeEqual } from '#platform/crypto.ts'
import { refuse } from '#platform/errors.ts'
import { isMachineName } from './machine-names.ts'

export interface OperationsOptions {
  /** Throws when something that requests need is missing, such as the database. */
  readonly checkReady: () => Promise<void>
  /** Jobs waiting or running, by queue; asked at every scrape. */
  readonly countJobs: () => Promise<Readonly<Record<string, number>>>
  /** Adds what only the features know. */
  readonly registerMetrics?: (registry: Registry) => void
  /** Left out: `/metrics` is shut. */
  readonly metricsAccess?: MetricsAccess
}

export interface MetricsAccess {
  /** Opens `/metrics` to whoever shows it. */
  readonly token: string | undefined
  /** Whether, without a token, whoever asks from this very machine may look. Behind a proxy everybody seems to. */
  readonly isOpenLocally: boolean
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export function serveOperations(
  app: FastifyInstance,
  { checkReady, countJobs, registerMetrics, metricsAccess }: OperationsOptions,
): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  })
  const jobs = new Gauge({
    name: 'jobs_open',
    help: 'Jobs waiting or running, by queue',
    labelNames: ['queue'],
    registers: [registry],
    collect: async () => {
      for (const [queue, open] of Object.entries(await countJobs())) jobs.set({ queue }, open)
    },
  })
  registerMetrics?.(registry)

  app.addHook('onResponse', async (request, reply) => {
    // routes, not addresses: ids would make a metric of every member
    const route = request.routeOptions.url ?? 'unknown'
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/healthz', { schema: { hide: true } }, async () => ({ ok: true }))
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    try {
      await checkReady()
      return { ok: true }
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
      return reply.status(503).send({ ok: false })
    }
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayLook(request, metricsAccess)) refuse('not_found')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

const SHUT: MetricsAccess = { token: undefined, isOpenLocally: false }
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/
/** What a proxy adds: then the neighbour is the proxy, and the visitor is somebody else. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

function mayLook({ headers, hostname, socket }: FastifyRequest, { token, isOpenLocally }: MetricsAccess = SHUT): boolean {
  if (token !== undefined) return isTimingSafeEqual(headers.authorization ?? '', `Bearer ${token}`)
  const isNeighbour = LOOPBACK.test(socket.remoteAddress ?? '') && !FORWARDED.some((name) => name in headers)
  return isOpenLocally && isNeighbour && isMachineName(hostname)
}
