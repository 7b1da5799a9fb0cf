/** The routes for operators: alive, ready, metrics. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { isTimingSafeEqual } from '#platform/crypto.ts'
import { refuse } from '#platform/errors.ts'
import { isMachineName } from './machine-names.ts'

export interface OperationsOptions {
  /** Throws when something that requests need is unavailable, such as the database. */
  readonly checkReady: () => Promise<void>
  /** Jobs waiting or running, by queue; called at every scrape. */
  readonly countJobs: () => Promise<Readonly<Record<string, number>>>
  /** Adds metrics that only the features know. */
  readonly registerMetrics?: (registry: Registry) => void
  /** Left out: `/metrics` is closed. */
  readonly metricsAccess?: MetricsAccess
}

export interface MetricsAccess {
  /** Opens `/metrics` to callers that send it. */
  readonly token: string | undefined
  /** Whether, without a token, callers on this machine may read the metrics. Behind a proxy every caller seems local. */
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
    // the route pattern, not the address: ids would make one metric per member
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
/** Headers that a proxy adds: then the connection comes from the proxy, not from the caller. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

function mayLook({ headers, hostname, socket }: FastifyRequest, { token, isOpenLocally }: MetricsAccess = SHUT): boolean {
  if (token !== undefined) return isTimingSafeEqual(headers.authorization ?? '', `Bearer ${token}`)
  const isNeighbour = LOOPBACK.test(socket.remoteAddress ?? '') && !FORWARDED.some((name) => name in headers)
  return isOpenLocally && isNeighbour && isMachineName(hostname)
}
