import Fastify, { type FastifyInstance } from 'fastify'
import { Refusal } from '#platform/errors.ts'
import { serveOperations } from '#platform/http/operations.ts'
import type { Core } from '../compose.ts'
import { operationsOf, type Readiness } from '../operations-of.ts'

/** The worker's probes and metrics at `WORKER_PORT`; no other call is served there. Undefined without that setting. */
export async function serveWorkerOperations(core: Core, readiness: Readiness): Promise<FastifyInstance | undefined> {
  const { workerPort: port, host } = core.env
  if (port === undefined) return undefined
  const app = Fastify()
  app.setErrorHandler((error, _, reply) => reply.status(error instanceof Refusal ? 404 : 500).send())
  serveOperations(app, operationsOf(core, readiness))
  await app.listen({ port, host })
  return app
}
