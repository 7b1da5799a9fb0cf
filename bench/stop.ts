/**
 * Stops workers in each stage of an edit, at moments spread over it, and servers while they open a photo: `node bench/stop.ts
 * [tries]`. Prints how each ended, and the outcome of the edits.
 */
import { openStoppingProduct } from '#apps/testing/stopped-processes.test-support.ts'
import { migrate } from '#platform/migrate.ts'
import { startBenchPostgres } from './start-postgres.ts'

const TRIES = Number(process.argv[2] ?? 100)
/** The stages in which the tries stop, in turn, and how long each takes on an idle machine. */
const MOMENTS = [
  ['upload', 1000],
  ['decode', 30],
  ['cutout', 500],
  ['backdrop', 30],
  ['compose', 150],
  ['layout', 30],
  ['encode', 60],
] as const

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
    const [moment, longestMs] = MOMENTS[number % MOMENTS.length] ?? MOMENTS[0]
    const pause = (number / TRIES) * longestMs
    const isServer = moment === 'upload'
    const { during, code, ms, orphans } = await (isServer ? product.stopServer(pause) : product.stopWorker(pause, moment))
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
