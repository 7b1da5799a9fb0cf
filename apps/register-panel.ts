/** The panel's calls that belong to no other feature. */
import type { FastifyInstance } from 'fastify'
import { operationsRoutes } from '#features/operations/server/index.ts'
import { panelRoutes } from '#features/panel/server/index.ts'
import type { AccessGuard } from '#features/serve.ts'
import { createQueueAdmin } from '#platform/queue-admin.ts'
import type { Core } from './compose.ts'
import { JOBS } from './jobs.ts'

export function registerPanel(app: FastifyInstance, { core, accessGuard }: { core: Core; accessGuard: AccessGuard }): void {
  const { boss, database } = core
  const deps = { ...core, db: database.db }
  panelRoutes(app, { deps, accessGuard })
  operationsRoutes(app, { deps: { ...deps, queues: createQueueAdmin(boss, { db: database.db, jobs: JOBS }) }, accessGuard })
}
