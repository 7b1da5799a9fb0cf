/**
 * `npm run fuzz`: starts the whole product with its own sandbox and sends it wrong input: every call of its document in every
 * role, every webhook, broken pictures, generated texts, broken connections. Fails when an answer, the books or the logs show a
 * fault.
 */
import { mkdtemp, rm, chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { startEmbeddedPostgres } from '#platform/postgres/start-embedded.ts'
import { type RunningProduct, runProduct } from '#tools/run-product.ts'
import { attack, type AttackOptions } from './attack.ts'
import { ADMIN_PHONES, COURTESY_PHONES } from './users.ts'
import { REVIEW_TOKEN } from './known-values.ts'
import { writeCalls, writeFindings, writeTables } from './report.ts'

const { values } = parseArgs({
  options: {
    /** The duration, unless `cases` gives their number. */
    minutes: { type: 'string', default: '5' },
    cases: { type: 'string' },
    /** Determines everything that is sent. */
    seed: { type: 'string', default: '1' },
    /** The first case, to continue an earlier run of the seed. */
    from: { type: 'string', default: '0' },
    /** Runs this case only. */
    case: { type: 'string' },
    lanes: { type: 'string', default: '4' },
    /** Only targets whose name contains it. */
    only: { type: 'string' },
    /** Good requests alone, to check that they are accepted. */
    plain: { type: 'boolean', default: false },
    /** Prints the tables of `docs/benchmarks.md`. */
    table: { type: 'boolean', default: false },
  },
})

const options: AttackOptions = {
  minutes: Number(values.minutes),
  cases: values.cases === undefined ? undefined : Number(values.cases),
  seed: Number(values.seed),
  from: Number(values.case ?? values.from),
  single: values.case !== undefined,
  lanes: Number(values.lanes),
  only: values.only,
  plain: values.plain,
}
const faults = Object.entries(options).filter(([, value]) => typeof value === 'number' && !(value >= 0))
if (faults.length > 0) {
  console.error(`Not a number: ${faults.map(([name]) => `--${name}`).join(', ')}`)
  process.exit(2)
}

const folder = await mkdtemp(join(tmpdir(), 'mandou-fuzz-'))
await chmod(folder, 0o711) // open to the account that runs the database when we are root
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') })
let product: RunningProduct | undefined
try {
  product = await runProduct({
    DATABASE_URL: postgres.url,
    COURTESY_PHONES: COURTESY_PHONES.join(','),
    ADMIN_PHONES: ADMIN_PHONES.join(','),
    REVIEW_TOKENS: REVIEW_TOKEN,
    // each case seems to come from an address of its own, so that the limits of one do not hide the code behind them
    TRUST_PROXY: '1',
    SMS_CODES_PER_DAY: '10000000',
    SMS_CODES_PER_BLOCK: '1000000',
    SMS_CODES_PER_AREA: '1000000',
  })
  const database = new Client({ connectionString: postgres.url })
  database.on('error', () => undefined) // the server is stopped at the end, even with open connections
  await database.connect()
  const outcome = await attack({ product, database, options, say: (line) => console.error(line) })
  await database.end()
  if (!values.table) console.log(writeCalls(outcome.tallies), '\n')
  console.log(writeTables(outcome))
  const sent = outcome.tallies.reduce((sum, tally) => sum + tally.sent, 0)
  console.log(
    `\n${sent} requests in ${outcome.minutes.toFixed(1)} minutes, seed ${outcome.seed}, cases ${outcome.from} to ${outcome.next - 1}`,
  )
  for (const note of outcome.notes) console.log(note)
  console.log(outcome.findings.length === 0 ? 'Nothing gave way.' : `\n${writeFindings(outcome.findings, outcome.seed)}`)
  if (!options.single) console.log(`To continue: npm run fuzz -- --seed ${outcome.seed} --from ${outcome.next}`)
  process.exitCode = outcome.findings.length === 0 ? 0 : 1
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await Promise.race([product?.stop(), wait(30_000, undefined, { ref: false })])
  await postgres.stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
process.exit()
