import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Engine } from '#engine/types.ts'
import { SECOND } from '#platform/clock.ts'
import type { Core } from './compose.ts'
import type { Readiness } from './operations-of.ts'

/** Requests that arrived before the shutdown get an answer if it takes no longer; a slow upload could take minutes. */
const ANSWER_WITHIN_MS = 8000
/** A browser keeps its connection open for a next request, so idle connections are closed at this interval. */
const LOOK_FOR_IDLE_MS = 100

interface RunningServer {
  readonly app: FastifyInstance
  readonly engine: Engine
  readonly core: Core
  /** Makes `/readyz` say no. */
  readonly readiness: Readiness
}

/**
 * Says that it is not ready and goes on for `DRAIN_SECONDS`, until the load balancer sends elsewhere; then accepts no more
 * requests, answers those in progress, and releases all resources.
 */
export async function closeServer({ app, engine, core, readiness }: RunningServer): Promise<void> {
  readiness.isEnding = true
  await wait(core.env.drainSeconds * SECOND)
  const impatience = setTimeout(() => app.server.closeAllConnections(), ANSWER_WITHIN_MS)
  const tidying = setInterval(() => app.server.closeIdleConnections(), LOOK_FOR_IDLE_MS)
  await app.close()
  clearTimeout(impatience)
  clearInterval(tidying)
  await engine.close()
  await core.close()
}
