/** Starts what the product needs: a database, and a sandbox without a quota. Returns the settings that point to them. */
import { newSecret } from '#platform/crypto.ts'
import { variablesForTests } from '#apps/testing/variables.test-support.ts'
import { migrate } from '#platform/migrate.ts'
import { drawCredentials, sandboxEnvironment } from '#sandbox/credentials.ts'
import { startSandbox } from '#sandbox/start.ts'
import { startBenchPostgres } from '../start-postgres.ts'

export async function startProcesses() {
  const postgres = await startBenchPostgres()
  await migrate(postgres.url)
  const credentials = drawCredentials(newSecret())
  const sandbox = await startSandbox({ port: 0, credentials })
  await fetch(`${sandbox.url}/control/settings`, {
    method: 'POST',
    body: JSON.stringify({ provider: 'asaas', setting: 'request_quota', value: 1e9 }),
  })
  const variables = { DATABASE_URL: postgres.url, DATA_DIR: postgres.dataDir, ...sandboxEnvironment(sandbox.url, credentials) }
  return {
    databaseUrl: postgres.url,
    settings: variablesForTests(variables),
    stop: async () => {
      await sandbox.close()
      await postgres.stop()
    },
  }
}
