/** An embedded server of a measurement's own, and a folder that goes with it. */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#platform/postgres/start-embedded.ts'

export async function startBenchPostgres() {
  const dataDir = await mkdtemp(join(tmpdir(), 'mandou-bench-'))
  await chmod(dataDir, 0o711) // open to the account that runs the server when we are root
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') })
  return {
    url: postgres.url,
    dataDir,
    stop: async () => {
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
