/** What the product needs around it: a database, a sandbox without a quota, and the settings that lead to them. */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { variablesForTests } from '#apps/variables-for-tests.ts'
import { migrate } from '#platform/migrate.ts'
import { startEmbeddedPostgres } from '#platform/postgres/start-embedded.ts'
import { sandboxEnvironment } from '#sandbox/credentials.ts'
import { startSandbox } from '#sandbox/start.ts'

export async function startParts() {
  const dataDir = await mkdtemp(join(tmpdir(), 'mandou-bench-'))
  await chmod(dataDir, 0o711) // open to the account that runs the server when we are root
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') })
  await migrate(postgres.url)
  const sandbox = await startSandbox({ port: 0 })
  await fetch(`${sandbox.url}/control/settings`, {
    method: 'POST',
    body: JSON.stringify({ provider: 'asaas', setting: 'request_quota', value: 1e9 }),
  })
  const variables = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, ...sandboxEnvironment(sandbox.url) }
  return {
    databaseUrl: postgres.url,
    settings: variablesForTests(variables),
    stop: async () => {
      await sandbox.close()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
