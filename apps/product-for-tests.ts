/**
 * The whole product in one process, for specs: a real database of its own, the sandbox over real HTTP, every route.
 * The same wiring as in `server.ts` and `worker.ts`; only nothing listens and the pages are left out.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { photoEditsHandlers, photoEditsSweeps } from '#features/photo-edits/server/index.ts'
import { SIGN_IN_JOBS, signInHandlers } from '#features/sign-in/server/index.ts'
import { loadEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'
import { openTestDatabase } from '#platform/postgres/test-database.ts'
import { startWorkers } from '#platform/queue.ts'
import { moveSandboxClock } from '#platform/sandbox-clock/follow.ts'
import type { Sweep } from '#platform/sweeps.ts'
import { sandboxEnvironment } from '#sandbox/credentials.ts'
import { startSandbox } from '#sandbox/start.ts'
import { chooseBackdropPainter, openEngine } from './choose-vendors.ts'
import { composeCore, type Core, JOBS } from './compose.ts'
import { serveProduct } from './serve-product.ts'
import { variablesForTests } from './variables-for-tests.ts'

/** Has the plan without a card in every test product. */
export const COURTESY_PHONE = '+5511987654321'
export const ADMIN_PHONE = '+5511912345678'

export interface TestProduct {
  readonly app: FastifyInstance
  readonly core: Core
  readonly sandboxUrl: string
  readonly sweeps: readonly Sweep[]
  /** The newest code that a phone received, as the person would read it. */
  readonly readCode: (phone: string) => Promise<string>
  /** Signs in through the front door; returns the cookie header of the new session. */
  readonly signIn: (phone: string) => Promise<string>
  /** Moves the product's clock, for every process that follows it. */
  readonly advance: (seconds: number) => Promise<void>
  readonly close: () => Promise<void>
}

export interface TestProductOptions {
  /** Variables besides those that every test product has. */
  readonly env?: Readonly<Record<string, string>>
  /** Whether photos are worked on in this very process; codes always go out. */
  readonly hasWorker?: boolean
}

/** A code goes out by a job: waits until none is on its way. */
async function waitForCodes({ database }: Core): Promise<void> {
  const waiting = 'select from sign_in_codes where sealed_code is not null limit 1'
  while ((await database.pool.query(waiting)).rowCount !== 0) await pause(5) // oxlint-disable-line no-await-in-loop -- until it is so
}

export async function startTestProduct({
  env: variables = {},
  hasWorker = false,
}: TestProductOptions = {}): Promise<TestProduct> {
  const database = await openTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'mandou-'))
  const sandbox = await startSandbox({ port: 0 })
  const env = loadEnv(
    variablesForTests({
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      COURTESY_PHONES: COURTESY_PHONE,
      ADMIN_PHONES: ADMIN_PHONE,
      ...sandboxEnvironment(sandbox.url),
      ...variables,
    }),
  )
  const log = createLog(env.logLevel, 'test')
  const core = await composeCore(env, { log, part: 'worker' })
  const engine = openEngine(env)
  const app = await serveProduct({ core, engine })
  await app.ready()
  const workerDeps = { ...core.photoEdits, engine, painter: chooseBackdropPainter(env) }
  const codeHandlers = signInHandlers(core.signIn)
  if (hasWorker) await startWorkers(core.boss, [...codeHandlers, ...photoEditsHandlers(workerDeps)], { jobs: JOBS, log })
  else await startWorkers(core.boss, codeHandlers, { jobs: SIGN_IN_JOBS, log })

  const readCode = async (phone: string) => {
    await waitForCodes(core)
    const answer = await fetch(`${sandbox.url}/control/sms?to=${encodeURIComponent(phone)}`)
    const { messages } = (await answer.json()) as { messages: { body: string }[] } // as: the sandbox's documented shape
    return /\b\d{6}\b/.exec(messages[0]?.body ?? '')?.[0] ?? ''
  }
  return {
    app,
    core,
    sandboxUrl: sandbox.url,
    sweeps: photoEditsSweeps(workerDeps),
    readCode,
    signIn: async (phone) => {
      await app.inject({ method: 'POST', url: '/api/otp/send', payload: { phone } })
      const payload = { phone, code: await readCode(phone) }
      const answer = await app.inject({ method: 'POST', url: '/api/otp/verify', payload })
      const cookie = answer.cookies[0]
      return cookie ? `${cookie.name}=${cookie.value}` : ''
    },
    advance: async (seconds) => {
      const target = core.clock.now().getTime() + seconds * 1000 - Date.now()
      await moveSandboxClock(core.database.db, target)
      while (Math.abs(core.clock.now().getTime() - Date.now() - target) > 1000)
        await new Promise((resolve) => setImmediate(resolve)) // oxlint-disable-line no-await-in-loop -- the news comes over the database
    },
    close: async () => {
      await app.close()
      await engine.close()
      await core.close()
      await sandbox.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
