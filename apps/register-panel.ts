/** The calls behind the administrator's gate that are nobody else's. */
import type { FastifyInstance } from 'fastify'
import { operationsRoutes } from '#features/operations/server/index.ts'
import { panelRoutes } from '#features/panel/server/index.ts'
import type { Doorman } from '#features/serve.ts'
import { createQueueDesk } from '#platform/queue-desk.ts'
import type { Core } from './compose.ts'
import { JOBS } from './jobs.ts'

export function registerPanel(app: FastifyInstance, { core, doorman }: { core: Core; doorman: Doorman }): void {
  const { boss, database } = core
  const deps = { ...core, db: database.db }
  panelRoutes(app, { deps, doorman })
  operationsRoutes(app, { deps: { ...deps, queues: createQueueDesk(boss, { db: database.db, jobs: JOBS }) }, doorman })
}
