/**
 * Stops workers in the middle of an edit, at moments spread over all its stages, and servers while they open a photo: `node
 * bench/stop.ts [tries]`. Prints how each ended, and the outcome of the edits.
 */
import { openStoppingProduct } from '#apps/stopped-processes.test-support.ts'
import { migrate } from '#platform/migrate.ts'
import { startBenchPostgres } from './start-postgres.ts'

const TRIES = Number(process.argv[2] ?? 100)
/** One try in five is a server's. */
const SERVER_EVERY = 5
/** An edit takes so long on an idle machine, its stages together. */
const LONGEST_PAUSE_MS = 1500

interface Row {
  tries: number
  'exit code 0': number
  'slowest ms': number
  orphans: number
}

const postgres = await startBenchPostgres()
await migrate(postgres.url)
const product = await openStoppingProduct({ database: { url: postgres.url, drop: async () => {} } })
const rows: Record<string, Row> = {}
try {
  for (let number = 0; number < TRIES; number += 1) {
    const pause = (number / TRIES) * LONGEST_PAUSE_MS
    const isServer = number % SERVER_EVERY === 0
    const { during, code, ms, orphans } = await (isServer ? product.stopServer(pause) : product.stopWorker(pause))
    console.log(
      `${number + 1}: ${isServer ? 'server' : 'worker'} during ${during}: code ${code}, ${ms} ms, ${orphans} left behind`,
    )
    const row = (rows[during] ??= { tries: 0, 'exit code 0': 0, 'slowest ms': 0, orphans: 0 })
    row.tries += 1
    row['exit code 0'] += code === 0 ? 1 : 0
    row['slowest ms'] = Math.max(row['slowest ms'], ms)
    row.orphans += orphans
  }
  console.table(rows)
  console.table(await product.countOutcomes())
} finally {
  await product.close()
  await postgres.stop()
}
