import { openEngine } from '#apps/open-engine.ts'
import { composeCore } from '#apps/compose.ts'
import { serveProduct } from '#apps/serve-product.ts'
import { variablesForTests } from '#apps/testing/variables.test-support.ts'
import { loadEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'
import { moveSandboxClock } from '#platform/sandbox-clock/follow.ts'
import { migrate } from '#platform/migrate.ts'
import { startBenchPostgres } from '../start-postgres.ts'

/** High enough that no sign-in of the measurement is refused. */
const NO_LIMIT = '1000000000'

/** The product's server over an embedded database of its own, not listening yet; no worker takes the jobs. */
/** @param variables besides those that every measurement has */
export async function startProduct(variables: Readonly<Record<string, string>> = {}) {
  const postgres = await startBenchPostgres()
  await migrate(postgres.url)
  const env = loadEnv(
    variablesForTests({
      DATABASE_URL: postgres.url,
      DATA_DIR: postgres.dataDir,
      SMS_CODES_PER_DAY: NO_LIMIT,
      SMS_CODES_PER_ADDRESS: NO_LIMIT,
      SMS_CODES_PER_BLOCK: NO_LIMIT,
      SMS_CODES_PER_AREA: NO_LIMIT,
      ...variables,
    }),
  )
  const core = await composeCore(env, { log: createLog('silent', 'bench'), part: 'server' })
  const engine = openEngine(env, core.log)
  const app = await serveProduct({ core, engine })
  return {
    app,
    pool: core.database.pool,
    databaseUrl: postgres.url,
    secret: env.appSecret,
    /** The code that was sent to a phone. */
    readCode: async (phone: string) => {
      const sealed = await core.database.pool.query<{ sealed_code: string }>(
        'select sealed_code from sign_in_codes where phone = $1',
        [phone],
      )
      return core.keyring.open('sign-in-code', sealed.rows[0]?.sealed_code ?? '')
    },
    advance: async (seconds: number) => {
      await moveSandboxClock(core.database.db, core.clock.now().getTime() + seconds * 1000 - Date.now())
      await core.sandboxClock?.catchUp()
    },
    close: async () => {
      await app.close()
      await engine.close()
      await core.close()
      await postgres.stop()
    },
  }
}
