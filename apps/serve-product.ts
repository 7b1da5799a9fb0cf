import type { FastifyInstance } from 'fastify'
import type { Engine } from '#engine/types.ts'
import { accountRoutes } from '#features/account/server/index.ts'
import { adminRoutes, createAdminCheck } from '#features/admin/server/index.ts'
import { captionsRoutes } from '#features/captions/server/index.ts'
import { membershipRoutes } from '#features/membership/server/index.ts'
import { photoEditsRoutes } from '#features/photo-edits/server/index.ts'
import type { Doorman } from '#features/serve.ts'
import { registerCodeMetrics, signInRoutes } from '#features/sign-in/server/index.ts'
import { buildApp, languageOf } from './build-app.ts'
import { type Core, JOBS } from './compose.ts'
import { serveSandboxClock } from './serve-sandbox-clock.ts'

export interface ServedProduct {
  readonly core: Core
  /** For uploads and thumbnails; edits are the worker's. */
  readonly engine: Engine
  /** Registers the pages, last, since they answer for every other path. */
  readonly registerPages?: (app: FastifyInstance) => Promise<void>
}

/** Every call of the product on one Fastify, not listening yet. */
export function serveProduct({ core, engine, registerPages }: ServedProduct): Promise<FastifyInstance> {
  const doorman: Doorman = { findSession: core.members.findSession, checkAdmin: createAdminCheck(core.admin), languageOf }
  return buildApp({
    log: core.log,
    publicUrl: core.env.publicUrl,
    isSecureOrigin: core.env.isSecureOrigin,
    trustProxy: core.env.trustProxy,
    now: core.clock.now,
    operations: {
      checkReady: () => checkReady(core),
      countJobs: () => countJobs(core),
      registerMetrics: (registry) => registerCodeMetrics(registry, core.signIn),
      metricsAccess: { token: core.env.metricsToken, isOpenLocally: !core.env.isProduction },
    },
    registerRoutes: async (app) => {
      signInRoutes(app, { deps: core.signIn, doorman })
      adminRoutes(app, { deps: core.admin, doorman })
      accountRoutes(app, { members: core.members, doorman })
      membershipRoutes(app, { membership: core.membership, doorman })
      captionsRoutes(app, { captions: core.captions, members: core.members, doorman })
      photoEditsRoutes(app, { deps: { ...core.photoEdits, engine, news: core.news }, doorman })
      if (core.env.isSandbox) serveSandboxClock(app, core)
      await registerPages?.(app)
    },
  })
}

async function checkReady({ database }: Core): Promise<void> {
  await database.pool.query('select 1')
}

async function countJobs({ boss }: Core): Promise<Record<string, number>> {
  const queues = await boss.getQueues()
  const open = new Map(queues.map((queue) => [queue.name, queue.queuedCount + queue.activeCount]))
  return Object.fromEntries(JOBS.map(({ name }) => [name, open.get(name) ?? 0]))
}
