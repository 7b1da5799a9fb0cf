/** Starts an embedded server for one measurement, with a temporary folder. */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#platform/postgres/start-embedded.ts'

export async function startBenchPostgres() {
  const dataDir = await mkdtemp(join(tmpdir(), 'mandou-bench-'))
  await chmod(dataDir, 0o711) // as root the server runs under another account, which must enter the folder
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
