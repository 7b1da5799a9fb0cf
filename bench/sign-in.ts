/**
 * Measures sign-ins per second, through HTTP with the embedded database: `node bench/sign-in.ts [rounds]`. The other side is a bare
 * Fastify that runs the very statements of one recorded sign-in, in the same transactions, the job's insert included, and does
 * nothing else. Both take turns under the same client, which is a process of its own; the ratio is of medians.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { median } from './median.ts'
import { serveBare } from './sign-in/bare.ts'
import type { Load } from './sign-in/client.ts'
import { phoneOf } from './sign-in/phone-of.ts'
import { recordStatements } from './sign-in/record-statements.ts'
import { startProduct } from './sign-in/start-product.ts'

const ROUNDS = Number(process.argv[2] ?? 5)
const PAIRS = 300
const WARM_UP_PAIRS = 100
const MIN_RATIO = 0.6
const product = await startProduct()
const client = fork(fileURLToPath(new URL('./sign-in/client.ts', import.meta.url)), {
  env: { ...process.env, DATABASE_URL: product.databaseUrl, APP_SECRET: product.secret },
})
let phones = 0
try {
  await once(client, 'message')
  const oursUrl = await listen(product.app)
  await run({ url: oursUrl, pairs: WARM_UP_PAIRS })
  const sample = { phone: phoneOf(phones), recording: recordStatements(product.pool) }
  await run({ url: oursUrl, pairs: 1 })
  const bare = serveBare({ databaseUrl: product.databaseUrl, sample: sample.phone, statements: sample.recording.stop() })
  const bareUrl = await listen(bare)
  await run({ url: bareUrl, pairs: WARM_UP_PAIRS })

  const ours: Run[] = []
  const theirs: Run[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await run({ url: oursUrl, pairs: PAIRS }))
    theirs.push(await run({ url: bareUrl, pairs: PAIRS }))
  }
  const ratio = speedOf(ours) / speedOf(theirs)
  console.table([rowOf('product', ours), rowOf('bare Fastify, same SQL', theirs)])
  console.log(`send and verify, product against bare: ${ratio.toFixed(2)} (at least ${MIN_RATIO})`)
  await bare.close()
} finally {
  await end(client)
  await product.close()
}

function speedOf(runs: readonly Run[]): number {
  return median(runs.map(({ pairsPerSecond }) => pairsPerSecond))
}

function rowOf(server: string, runs: readonly Run[]) {
  return {
    server,
    'pairs/s': Number(speedOf(runs).toFixed(1)),
    'CPU ms a pair': Number(median(runs.map(({ cpuMs }) => cpuMs)).toFixed(1)),
    rounds: runs.map(({ pairsPerSecond }) => pairsPerSecond.toFixed(0)).join(' '),
  }
}

async function listen(app: FastifyInstance): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo // as: it listens on TCP
  return `http://127.0.0.1:${port}`
}

interface Run {
  readonly pairsPerSecond: number
  /** Processor time of this process, which serves both sides, per pair of calls. */
  readonly cpuMs: number
}

/** Lets the client sign that many new phones in. */
async function run({ url, pairs }: { url: string; pairs: number }): Promise<Run> {
  const load: Load = { url, first: phones, pairs }
  phones += pairs
  const before = process.cpuUsage()
  client.send(load)
  const [ms] = (await once(client, 'message')) as [number] // as: what the client sends back
  const { user, system } = process.cpuUsage(before)
  return { pairsPerSecond: (pairs / ms) * 1000, cpuMs: (user + system) / 1000 / pairs }
}

async function end(child: ChildProcess): Promise<void> {
  child.disconnect()
  await once(child, 'exit')
}
