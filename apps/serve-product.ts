import type { FastifyInstance } from 'fastify'
import type { Engine } from '#engine/types.ts'
import { createAdminCheck } from '#features/admin/server/index.ts'
import { registerChatMetrics } from '#features/chat/server/index.ts'
import type { AccessGuard } from '#features/serve.ts'
import { redeliverCode, registerCodeMetrics } from '#features/sign-in/server/index.ts'
import { type ReportDeps, registerSmsMetrics, smsDeliveryRoutes } from '#features/sms-delivery/server/index.ts'
import { admitRequests } from './admit-requests.ts'
import { buildApp, languageOf } from './build-app.ts'
import { chooseSmsReports, listSmsSenders } from './vendors/choose-sms.ts'
import type { Core } from './compose.ts'
import { operationsOf, type Readiness } from './operations-of.ts'
import { registerProcessMetrics } from './metrics/process-metrics.ts'
import { serveRobots } from './pages/robots.ts'
import { registerFeatures } from './register-features.ts'
import { serveSandboxClock } from './serve-sandbox-clock.ts'

export interface ServedProduct {
  readonly core: Core
  /** For uploads and thumbnails; the worker runs the edits. */
  readonly engine: Engine
  /** Left out: ready as long as the database answers. */
  readonly readiness?: Readiness
  /** Registers what measures each request, before anything else. */
  readonly registerTracing?: ((app: FastifyInstance) => Promise<void>) | undefined
  /** Registers the pages last, since they answer for every other path. */
  readonly registerPages?: (app: FastifyInstance) => Promise<void>
}

/** Every call of the product on one Fastify that does not listen yet. */
export async function serveProduct({
  core,
  engine,
  readiness = { isEnding: false },
  registerTracing,
  registerPages,
}: ServedProduct): Promise<FastifyInstance> {
  const accessGuard: AccessGuard = { findSession: core.members.findSession, checkAdmin: createAdminCheck(core.admin), languageOf }
  return buildApp({
    log: core.log,
    publicUrl: core.env.publicUrl,
    isSecureOrigin: core.env.isSecureOrigin,
    trustProxy: core.env.trustProxy,
    now: core.clock.now,
    registerTracing,
    registerAdmission: (target) => admitRequests(target, core),
    operations: {
      ...operationsOf(core, readiness),
      registerMetrics: (registry) => {
        registerProcessMetrics(registry, core)
        registerCodeMetrics(registry, core.signIn)
        registerSmsMetrics(registry, core.signIn)
        registerChatMetrics(registry, core.chat)
      },
    },
    registerRoutes: async (target) => {
      serveRobots(target, core.env)
      registerFeatures(target, { core, engine, accessGuard })
      smsDeliveryRoutes(target, { deps: reportDeps(core), publicUrl: core.env.publicUrl })
      if (core.sandboxClock) serveSandboxClock(target, { db: core.database.db, keyring: core.keyring, clock: core.sandboxClock })
      await registerPages?.(target)
    },
  })
}

/** A message that a vendor lost may have been a code: sign-in checks it, and sends it again while it is still valid. */
function reportDeps({ env, log, database: { db }, clock, signIn }: Core): ReportDeps {
  const onUndelivered: ReportDeps['onUndelivered'] = (tx, undelivered) => redeliverCode(signIn, tx, undelivered)
  return { db, clock, log, reports: chooseSmsReports(env), senders: listSmsSenders(env), onUndelivered }
}
