import type { FastifyInstance } from 'fastify'
import type { Engine } from '#engine/types.ts'
import { createAdminCheck } from '#features/admin/server/index.ts'
import { registerChatMetrics } from '#features/chat/server/index.ts'
import type { AccessGuard } from '#features/serve.ts'
import { redeliverCode, registerCodeMetrics } from '#features/sign-in/server/index.ts'
import { type ReportDeps, registerSmsMetrics, smsDeliveryRoutes } from '#features/sms-delivery/server/index.ts'
import { limitConnections } from '#platform/http/limit-connections.ts'
import { serveRobots } from '#platform/http/robots.ts'
import { buildApp, languageOf } from './build-app.ts'
import { chooseSmsReports } from './choose-vendors.ts'
import type { Core } from './compose.ts'
import { JOBS } from './jobs.ts'
import { registerFeatures } from './register-features.ts'
import { serveSandboxClock } from './serve-sandbox-clock.ts'

export interface ServedProduct {
  readonly core: Core
  /** For uploads and thumbnails; the worker runs the edits. */
  readonly engine: Engine
  /** Registers the pages last, since they answer for every other path. */
  readonly registerPages?: (app: FastifyInstance) => Promise<void>
}

/** Every call of the product on one Fastify that does not listen yet. */
export async function serveProduct({ core, engine, registerPages }: ServedProduct): Promise<FastifyInstance> {
  const accessGuard: AccessGuard = { findSession: core.members.findSession, checkAdmin: createAdminCheck(core.admin), languageOf }
  const app = await buildApp({
    log: core.log,
    publicUrl: core.env.publicUrl,
    isSecureOrigin: core.env.isSecureOrigin,
    trustProxy: core.env.trustProxy,
    now: core.clock.now,
    operations: {
      checkReady: () => checkReady(core),
      countJobs: () => countJobs(core),
      registerMetrics: (registry) => {
        registerCodeMetrics(registry, core.signIn)
        registerSmsMetrics(registry, core.signIn)
        registerChatMetrics(registry, core.chat)
      },
      metricsAccess: { token: core.env.metricsToken, isOpenLocally: !core.env.isProduction },
    },
    registerRoutes: async (target) => {
      serveRobots(target, core.env)
      registerFeatures(target, { core, engine, accessGuard })
      smsDeliveryRoutes(target, { deps: reportDeps(core), publicUrl: core.env.publicUrl })
      if (core.sandboxClock) serveSandboxClock(target, { db: core.database.db, keyring: core.keyring, clock: core.sandboxClock })
      await registerPages?.(target)
    },
  })
  if (core.env.trustProxy === false) limitConnections(app.server, core)
  return app
}

/** A message that a vendor lost may have been a code: sign-in checks it, and sends it again while it is still valid. */
function reportDeps({ env, log, database: { db }, clock, signIn }: Core): ReportDeps {
  const onUndelivered: ReportDeps['onUndelivered'] = (tx, undelivered) => redeliverCode(signIn, tx, undelivered)
  return { db, clock, log, reports: chooseSmsReports(env), onUndelivered }
}

async function checkReady({ database }: Core): Promise<void> {
  await database.pool.query('select 1')
}

async function countJobs({ boss }: Core): Promise<Record<string, number>> {
  const queues = await boss.getQueues()
  const open = new Map(queues.map((queue) => [queue.name, queue.queuedCount + queue.activeCount]))
  return Object.fromEntries(JOBS.map(({ name }) => [name, open.get(name) ?? 0]))
}
