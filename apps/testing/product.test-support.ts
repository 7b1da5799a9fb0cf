/**
 * The whole product in one process, for specs: a database of its own, the sandbox over real HTTP, every route. The wiring is that
 * of `server.ts` and `worker.ts`; only the port and the pages are left out.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { Engine } from '#engine/types.ts'
import type { Clock } from '#platform/clock.ts'
import { loadEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'
import { openTestDatabase } from '#platform/postgres/test-database.ts'
import { moveSandboxClock } from '#platform/sandbox-clock/follow.ts'
import type { Sweep } from '#platform/sweeps.ts'
import { CREDENTIALS, environmentForTests } from '#sandbox/credentials.test-support.ts'
import { startSandbox } from '#sandbox/start.ts'
import { openEngine } from '../open-engine.ts'
import { composeCore, type Core } from '../compose.ts'
import { readNewestCode } from './read-codes.test-support.ts'
import { serveProduct } from '../serve-product.ts'
import { variablesForTests } from './variables.test-support.ts'
import { openTestTextWorkers, startTestWork } from './work.test-support.ts'

/** Has the plan without paying in every test product. */
export const COURTESY_PHONE = '+5511987654321'
export const ADMIN_PHONE = '+5511912345678'

export interface TestProduct {
  readonly app: FastifyInstance
  readonly core: Core
  readonly sandboxUrl: string
  /** The variables that a second process needs to join this product. */
  readonly variables: Readonly<Record<string, string>>
  readonly sweeps: readonly Sweep[]
  /** Clocks of every server over this database; `advance` waits for all of them. */
  readonly clocks: Set<Clock>
  /** The newest code that a phone received. */
  readonly readCode: (phone: string) => Promise<string>
  /** Signs in through the public calls; returns the cookie header of the new session. */
  readonly signIn: (phone: string) => Promise<string>
  /** Moves the product's clock, for every process that follows it. */
  readonly advance: (seconds: number) => Promise<void>
  readonly close: () => Promise<void>
}

export interface TestProductOptions {
  /** Variables added to those of every test product. */
  readonly env?: Readonly<Record<string, string>>
  /** Whether this process runs the jobs of photos; codes are always sent. */
  readonly hasWorker?: boolean
  /** A migrated database of its own, for measurements outside of specs. */
  readonly database?: { readonly url: string; readonly drop: () => Promise<void> }
  /** Where the picture does not matter; else the embedded engine in its processes. */
  readonly engine?: Engine
  /** Where the log goes instead of standard output. */
  readonly logTo?: { readonly write: (line: string) => void }
  readonly registerTracing?: (app: FastifyInstance) => Promise<void>
}

export async function startTestProduct({
  env: given = {},
  hasWorker = false,
  database: givenDatabase,
  engine: givenEngine,
  logTo,
  registerTracing,
}: TestProductOptions = {}): Promise<TestProduct> {
  const database = givenDatabase ?? (await openTestDatabase())
  const dataDir = await mkdtemp(join(tmpdir(), 'mandou-'))
  const sandbox = await startSandbox({ port: 0, credentials: CREDENTIALS })
  const variables = variablesForTests({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    COURTESY_PHONES: COURTESY_PHONE,
    ADMIN_PHONES: ADMIN_PHONE,
    ...environmentForTests(sandbox.url),
    ...given,
  })
  const env = loadEnv(variables)
  const log = createLog(env.logLevel, 'test', logTo)
  const core = await composeCore(env, { log, part: 'worker', textWorkers: openTestTextWorkers() })
  const engine = givenEngine ?? openEngine(env, log)
  const app = await serveProduct({ core, engine, registerTracing })
  await app.ready()
  const sweeps = await startTestWork(core, engine, hasWorker)
  const clocks = new Set<Clock>([core.clock])
  const readCode = (phone: string) => readNewestCode(phone, { sandboxUrl: sandbox.url, database: core.database })

  return {
    app,
    core,
    sandboxUrl: sandbox.url,
    variables,
    sweeps,
    clocks,
    readCode,
    signIn: (phone) => signIn({ app, readCode }, phone),
    advance: async (seconds) => {
      const target = core.clock.now().getTime() + seconds * 1000 - Date.now()
      await moveSandboxClock(core.database.db, target)
      const isBehind = (clock: Clock) => Math.abs(clock.now().getTime() - Date.now() - target) > 1000
      while ([...clocks].some(isBehind)) await new Promise((resolve) => setImmediate(resolve))
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

async function signIn({ app, readCode }: Pick<TestProduct, 'app' | 'readCode'>, phone: string): Promise<string> {
  const ask = { method: 'POST', remoteAddress: addressOf(phone) } as const
  requireAccepted(await app.inject({ ...ask, url: '/api/otp/send', payload: { phone } }))
  const payload = { phone, code: await readCode(phone) }
  const answer = await app.inject({ ...ask, url: '/api/otp/verify', payload })
  requireAccepted(answer)
  const cookie = answer.cookies[0]
  return cookie ? `${cookie.name}=${cookie.value}` : ''
}

/** People sign in from addresses of their own: what one address may ask for is limited. */
function addressOf(phone: string): string {
  const last = Number(phone.replaceAll(/\D/g, '').slice(-9)) % 65_536
  return `198.18.${Math.floor(last / 256)}.${last % 256}`
}

/** A person who is not signed in would only be noticed calls later. */
function requireAccepted({ statusCode, body }: LightMyRequestResponse): void {
  if (statusCode >= 400) throw new Error(`sign-in: ${statusCode} ${body}`)
}
