import { join, resolve } from 'node:path'
import { loadEnv } from '#platform/env.ts'
import { drawCredentials, sandboxEnvironment } from '#sandbox/credentials.ts'
import { buildPages } from './build-pages.ts'
import { buildWeights } from './build-weights.ts'
import { configure, type Configuration, type Variables } from './configure.ts'
import { lockFolder } from './lock-folder.ts'
import { storeSecret, listFormerSecrets } from './store-secret.ts'
import { startDatabase, updateDatabase } from './start-database.ts'
import { planChildren } from './plan-children.ts'
import { RESTART_LIMITS } from './restart-policy.ts'
import type { StartFault } from './start-fault.ts'
import { superviseChildren, type Supervision } from './supervise-children.ts'
import { composeWelcome } from './welcome.ts'

export interface ProductSetup {
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
export async function runProduct(setup: ProductSetup): Promise<void> {
  await using closers = new AsyncDisposableStack()
  const hold = await lockFolder(resolve(loadEnv(setup.given).dataDir), { say: setup.say, signal: setup.ending })
  closers.defer(hold.release)
  setup.ending.addEventListener('abort', hold.announceEnd, { once: true })
  setup.ending.throwIfAborted()
  const configuration = await configure(setup.given)

  const database = await startDatabase(configuration.env.databaseUrl, {
    dataDir: join(configuration.dataDir, 'postgres'),
    say: setup.say,
    restartLimits: RESTART_LIMITS,
    onGivenUp: setup.onGivenUp,
  })
  closers.defer(database.stop)
  setup.addKillCallback(() => void database.stop())
  setup.ending.throwIfAborted()
  const place = { configuredUrl: configuration.env.databaseUrl, dataDir: configuration.dataDir }
  await Promise.all([
    // a pooler in transaction mode loses the lock that migrations hold
    updateDatabase(configuration.env.databaseDirectUrl ?? database.url, place),
    buildPages({ root: setup.root, say: setup.say, signal: setup.ending }),
    buildWeights(setup.root, setup.ending),
  ])
  setup.ending.throwIfAborted()

  const sandbox = configuration.env.isSandbox ? prepareSandbox(configuration) : undefined
  const children = startChildren(setup, configuration, { databaseUrl: database.url, standIns: sandbox?.variables ?? {} })
  closers.defer(children.stop)
  setup.addKillCallback(children.kill)
  await Promise.race([children.ready, untilAborted(setup.ending)])
  setup.ending.throwIfAborted()
  hold.announce(configuration.env.publicUrl)
  setup.say(composeWelcome(configuration.env, configuration.dataDir, sandbox?.controlToken))
  await untilAborted(setup.ending)
  setup.ending.throwIfAborted()
}

interface Surroundings {
  readonly databaseUrl: string
  /** The variables that lead to the sandbox, if there is one. */
  readonly standIns: Variables
}

function startChildren(
  setup: ProductSetup,
  { env, variables, dataDir }: Configuration,
  { databaseUrl, standIns }: Surroundings,
): Supervision {
  const former = [...env.formerAppSecrets, ...listFormerSecrets(dataDir)]
  const secrets = {
    DATABASE_URL: databaseUrl,
    APP_SECRET: env.appSecret ?? storeSecret(dataDir, 'secret'),
    FORMER_APP_SECRETS: former.join(','),
  }
  return superviseChildren(planChildren(setup.root, env, { ...variables, ...standIns, ...secrets }), {
    logDir: join(dataDir, 'logs'),
    say: setup.say,
    restartLimits: RESTART_LIMITS,
    onGivenUp: setup.onGivenUp,
    stopWithinMs: STOP_WITHIN_MS,
  })
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((finish) => {
    if (signal.aborted) finish()
    signal.addEventListener('abort', () => finish(), { once: true })
  })
}

/**
 * The credentials of this data folder, as the sandbox and the other children need them. A person's own OpenAI-compatible server
 * stays configured: it sends nothing to members.
 */
function prepareSandbox({ env, variables: given, dataDir }: Configuration) {
  const { OPENAI_BASE_URL: ownServer } = given
  const secret = env.sandboxSecret ?? storeSecret(dataDir, 'sandbox-secret')
  const credentials = drawCredentials(secret)
  const all = Object.entries(sandboxEnvironment(`http://localhost:${env.sandboxPort}`, credentials))
  const passed = all.filter(([name]) => !ownServer || !name.startsWith('OPENAI_'))
  const variables: Variables = { SANDBOX: 'on', SANDBOX_SECRET: secret, ...Object.fromEntries(passed) }
  return { variables, controlToken: credentials.control.token }
}
