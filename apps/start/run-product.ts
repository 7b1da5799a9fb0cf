import { join, resolve } from 'node:path'
import { loadEnv } from '#platform/env.ts'
import { drawCredentials, sandboxEnvironment } from '#sandbox/credentials.ts'
import { buildPages } from './build-pages.ts'
import { buildWeights } from './build-weights.ts'
import { configure, type Configuration, type Variables } from './configure.ts'
import { lockFolder } from './lock-folder.ts'
import { keepSecret, listFormerSecrets } from './keep-secret.ts'
import { startDatabase, updateDatabase } from './start-database.ts'
import { planParts } from './plan-parts.ts'
import { RESTART_LIMITS } from './restart-policy.ts'
import type { StartFault } from './start-fault.ts'
import { superviseParts, type Supervision } from './supervise-parts.ts'
import { composeWelcome } from './welcome.ts'

export interface Stage {
  /** The project's folder. */
  readonly root: string
  readonly given: Variables
  readonly say: (line: string) => void
  /** Aborts when everything should end. */
  readonly ending: AbortSignal
  readonly onGivenUp: (fault: StartFault) => void
  /** Registers functions that end things by force, for a person who will not wait. */
  readonly addKillCallback: (kill: () => void) => void
}

/** Less than the ten seconds after which a container is killed. */
const STOP_WITHIN_MS = 9000

/**
 * Runs everything until `ending` aborts, then closes it in the opposite order.
 * @throws the reason of `ending`, or the earlier failure
 */
export async function runProduct(stage: Stage): Promise<void> {
  await using closers = new AsyncDisposableStack()
  const hold = await lockFolder(resolve(loadEnv(stage.given).dataDir), { say: stage.say, signal: stage.ending })
  closers.defer(hold.release)
  stage.ending.addEventListener('abort', hold.announceEnd, { once: true })
  stage.ending.throwIfAborted()
  const configuration = await configure(stage.given)

  const database = await startDatabase(configuration.env.databaseUrl, {
    dataDir: join(configuration.dataDir, 'postgres'),
    say: stage.say,
    restartLimits: RESTART_LIMITS,
    onGivenUp: stage.onGivenUp,
  })
  closers.defer(database.stop)
  stage.addKillCallback(() => void database.stop())
  stage.ending.throwIfAborted()
  const place = { configuredUrl: configuration.env.databaseUrl, dataDir: configuration.dataDir }
  await Promise.all([
    // a pooler in transaction mode loses the lock that migrations hold
    updateDatabase(configuration.env.databaseDirectUrl ?? database.url, place),
    buildPages({ root: stage.root, say: stage.say, signal: stage.ending }),
    buildWeights(stage.root, stage.ending),
  ])
  stage.ending.throwIfAborted()

  const sandbox = configuration.env.isSandbox ? prepareSandbox(configuration) : undefined
  const parts = startParts(stage, configuration, { databaseUrl: database.url, standIns: sandbox?.variables ?? {} })
  closers.defer(parts.stop)
  stage.addKillCallback(parts.kill)
  await Promise.race([parts.ready, untilAborted(stage.ending)])
  stage.ending.throwIfAborted()
  hold.announce(configuration.env.publicUrl)
  stage.say(composeWelcome(configuration.env, configuration.dataDir, sandbox?.controlToken))
  await untilAborted(stage.ending)
  stage.ending.throwIfAborted()
}

interface Surroundings {
  readonly databaseUrl: string
  /** The variables that lead to the sandbox, if there is one. */
  readonly standIns: Variables
}

function startParts(
  stage: Stage,
  { env, variables, dataDir }: Configuration,
  { databaseUrl, standIns }: Surroundings,
): Supervision {
  const former = [...env.formerAppSecrets, ...listFormerSecrets(dataDir)]
  const secrets = {
    DATABASE_URL: databaseUrl,
    APP_SECRET: env.appSecret ?? keepSecret(dataDir, 'secret'),
    FORMER_APP_SECRETS: former.join(','),
  }
  return superviseParts(planParts(stage.root, env, { ...variables, ...standIns, ...secrets }), {
    logDir: join(dataDir, 'logs'),
    say: stage.say,
    restartLimits: RESTART_LIMITS,
    onGivenUp: stage.onGivenUp,
    stopWithinMs: STOP_WITHIN_MS,
  })
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((settle) => {
    if (signal.aborted) settle()
    signal.addEventListener('abort', () => settle(), { once: true })
  })
}

/**
 * The credentials of this data folder, as the sandbox and the other parts need them. A person's own OpenAI-compatible server
 * stays configured: it sends nothing to members.
 */
function prepareSandbox({ env, variables: given, dataDir }: Configuration) {
  const { OPENAI_BASE_URL: ownServer } = given
  const secret = env.sandboxSecret ?? keepSecret(dataDir, 'sandbox-secret')
  const credentials = drawCredentials(secret)
  const all = Object.entries(sandboxEnvironment(`http://localhost:${env.sandboxPort}`, credentials))
  const passed = all.filter(([name]) => !ownServer || !name.startsWith('OPENAI_'))
  const variables: Variables = { SANDBOX: 'on', SANDBOX_SECRET: secret, ...Object.fromEntries(passed) }
  return { variables, controlToken: credentials.control.token }
}
