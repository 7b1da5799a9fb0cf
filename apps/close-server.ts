import type { FastifyInstance } from 'fastify'
import type { Engine } from '#engine/types.ts'
import type { Core } from './compose.ts'

/** Requests that arrived before the shutdown get an answer if it takes no longer; a slow upload could take minutes. */
const ANSWER_WITHIN_MS = 8000
/** A browser keeps its connection open for a next request, so idle connections are closed at this interval. */
const LOOK_FOR_IDLE_MS = 100

/** Accepts no more requests, answers those in progress, then releases all resources. */
export async function closeServer({ app, engine, core }: { app: FastifyInstance; engine: Engine; core: Core }): Promise<void> {
  const impatience = setTimeout(() => app.server.closeAllConnections(), ANSWER_WITHIN_MS)
  const tidying = setInterval(() => app.server.closeIdleConnections(), LOOK_FOR_IDLE_MS)
  await app.close()
  clearTimeout(impatience)
  clearInterval(tidying)
  await engine.close()
  await core.close()
}
