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
  /** Jobs that failed after their last attempt and are kept, by queue; called at every scrape. */
  readonly countFailedJobs?: () => Promise<Readonly<Record<string, number>>>
  /** For how many seconds the oldest job of each queue has waited; called at every scrape. */
  readonly ageJobs?: () => Promise<Readonly<Record<string, number>>>
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
  { checkReady, countJobs, countFailedJobs, ageJobs, registerMetrics, metricsAccess }: OperationsOptions,
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
  registerByQueue(registry, { name: 'jobs_open', help: 'Jobs waiting or running, by queue', read: countJobs })
  if (ageJobs)
    registerByQueue(registry, {
      name: 'jobs_oldest_seconds',
      help: 'How long the oldest job that could run has waited',
      read: ageJobs,
    })
  if (countFailedJobs)
    registerByQueue(registry, { name: 'jobs_failed', help: 'Jobs that failed for good and are kept', read: countFailedJobs })
  const ready = new Gauge({
    name: 'process_ready',
    help: '1 when this process can do its work, 0 when it is ending or its database is away',
    registers: [registry],
    collect: async () => {
      const isReady = await checkReady().then(
        () => true,
        () => false,
      )
      ready.set(isReady ? 1 : 0)
    },
  })
  registerMetrics?.(registry)

  app.addHook('onResponse', async (request, reply) => {
    // the route pattern, not the address: ids would make one metric per member
    const route = request.routeOptions.url ?? 'unknown'
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  const checkOnce = shareRunning(checkReady)
  app.get('/healthz', { schema: { hide: true } }, async () => ({ ok: true }))
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    try {
      await checkOnce()
      return { ok: true }
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
      return reply.status(503).send({ ok: false })
    }
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics(request, metricsAccess)) refuse('not_found')
    return reply.type(registry.contentType).send(await readMetrics(registry))
  })
}

/** Whoever asks while an answer is awaited gets the same one: a flood of questions costs one statement at a time. */
function shareRunning(check: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  return () => {
    running ??= check().finally(() => {
      running = undefined
    })
    return running
  }
}

/** Leaves out what cannot be read: while the database is away, the rest says so. */
async function readMetrics(registry: Registry): Promise<string> {
  const names = registry.getMetricsAsArray().map(({ name }) => name)
  const read = await Promise.allSettled(names.map((name) => registry.getSingleMetricAsString(name)))
  return `${read.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : [])).join('\n\n')}\n`
}

interface QueueMetric {
  readonly name: string
  readonly help: string
  readonly read: () => Promise<Readonly<Record<string, number>>>
}

function registerByQueue(registry: Registry, { name, help, read }: QueueMetric): void {
  const gauge = new Gauge({
    name,
    help,
    labelNames: ['queue'],
    registers: [registry],
    collect: async () => {
      for (const [queue, value] of Object.entries(await read())) gauge.set({ queue }, value)
    },
  })
}

const CLOSED: MetricsAccess = { token: undefined, isOpenLocally: false }
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/
/** Headers that a proxy adds: then the connection comes from the proxy, not from the caller. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

function mayReadMetrics(
  { headers, hostname, socket }: FastifyRequest,
  { token, isOpenLocally }: MetricsAccess = CLOSED,
): boolean {
  if (token !== undefined) return isTimingSafeEqual(headers.authorization ?? '', `Bearer ${token}`)
  const isOnThisMachine = LOOPBACK.test(socket.remoteAddress ?? '') && !FORWARDED.some((name) => name in headers)
  return isOpenLocally && isOnThisMachine && isMachineName(hostname)
}
