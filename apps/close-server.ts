import type { FastifyInstance } from 'fastify'
import type { Engine } from '#engine/types.ts'
import type { Core } from './compose.ts'

/** Whoever has asked before the end gets an answer if it takes no longer; a photo that drips in would take minutes. */
const ANSWER_WITHIN_MS = 8000
/** A browser keeps its connection for the next question, which will not come. */
const LOOK_FOR_IDLE_MS = 100

/** Takes no more requests, answers those that are under way, then lets go of everything. */
export async function closeServer({ app, engine, core }: { app: FastifyInstance; engine: Engine; core: Core }): Promise<void> {
  const impatience = setTimeout(() => app.server.closeAllConnections(), ANSWER_WITHIN_MS)
  const tidying = setInterval(() => app.server.closeIdleConnections(), LOOK_FOR_IDLE_MS)
  await app.close()
  clearTimeout(impatience)
  clearInterval(tidying)
  await engine.close()
  await core.close()
}
