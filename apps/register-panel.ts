/** The panel's calls that belong to no other feature. */
import type { FastifyInstance } from 'fastify'
import { backOfficeRoutes } from '#features/back-office/server/index.ts'
import type { AccessGuard } from '#features/serve.ts'
import { createQueueAdmin } from '#platform/queue-admin.ts'
import type { Core } from './compose.ts'
import { JOBS } from './jobs.ts'

export function registerPanel(app: FastifyInstance, { core, accessGuard }: { core: Core; accessGuard: AccessGuard }): void {
  const { boss, database, replica } = core
  const queues = createQueueAdmin(boss, { db: database.db, jobs: JOBS })
  backOfficeRoutes(app, { deps: { ...core, db: database.db, readHeavy: replica.readHeavy, queues }, accessGuard })
}
