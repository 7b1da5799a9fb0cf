/**
 * Measures webhooks of the payment provider: `node bench/payments.ts [events]`. The server against a bare Fastify that runs the
 * very statements of one recorded webhook in one transaction, under the same client, which is a process of its own, in turns. Then
 * all of them, half to a server that is killed when it has answered some, and a worker that settles them against the sandbox.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { median } from './median.ts'
import { serveBare } from './payments/bare.ts'
import { eventOf, webhookEventOf, type Load } from './payments/webhook-events.ts'
import { openSubscriptions } from './payments/open-subscriptions.ts'
import { recordStatements } from './sign-in/record-statements.ts'

const EVENTS = Number(process.argv[2] ?? 50_000)
const ROUNDS = 3
const RATE = 200
const SATURATED = Math.round(EVENTS / 25)
const PACED = Math.round(EVENTS / 25)
const CONTRACTS = 200
const MAX_WAIT = 2
const MIN_SPEED = 0.6
/** A process grows by this much while it warms up; a leak of a kilobyte for each webhook is far more. */
const MAX_GROWN_MB = 40

const market = await openSubscriptions(CONTRACTS)
const client = fork(fileURLToPath(new URL('./payments/client.ts', import.meta.url)))
let sent = 0
try {
  await once(client, 'message')
  const oursUrl = await listen(market.app)
  await run(oursUrl, { count: 500, rate: 0 })
  const sample = JSON.parse(webhookEventOf(sent, market)) as { id: string; payment: { subscription: string } } // as: what `webhookEventOf` writes
  const recording = recordStatements(market.pool)
  await run(oursUrl, { count: 1, rate: 0 })
  const bare = serveBare({
    databaseUrl: market.databaseUrl,
    sample: { event: sample.id, object: sample.payment.subscription },
    statements: recording.stop(),
  })
  const bareUrl = await listen(bare)
  await run(bareUrl, { count: 500, rate: 0 })

  const ours: Measured[] = []
  const theirs: Measured[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await measure(oursUrl))
    theirs.push(await measure(bareUrl))
  }
  await bare.close()
  console.table([rowOf('product', ours), rowOf('bare Fastify, same SQL', theirs)])
  const p99 = medianOf(ours, 'p99') / medianOf(theirs, 'p99')
  const speed = medianOf(ours, 'perSecond') / medianOf(theirs, 'perSecond')
  console.log(`p99 at ${RATE} a second, product against bare: ${p99.toFixed(2)} (at most ${MAX_WAIT})`)
  console.log(`saturated, product against bare: ${speed.toFixed(2)} (at least ${MIN_SPEED})`)

  const begun = performance.now()
  const before = process.memoryUsage().rss
  const killed = await killInTheMiddle()
  await run(oursUrl, { count: EVENTS / 2, rate: 0 })
  const accepted = (performance.now() - begun) / 1000
  const settled = await market.settleAll()
  const grownMb = (process.memoryUsage().rss - before) / 2 ** 20
  const row = { ...killed, 'accepted s': Math.round(accepted), ...settled, 'memory grown MB': Math.round(grownMb) }
  console.table([{ events: EVENTS, ...row }])
  const isQuick = p99 <= MAX_WAIT && speed >= MIN_SPEED
  const isWhole = killed['of them lost'] === 0 && settled.unsettled === 0
  const isGood = isQuick && isWhole && grownMb <= MAX_GROWN_MB
  if (!isGood) process.exitCode = 1
} finally {
  client.disconnect()
  await market.close()
}

/** Every webhook that was answered must be stored, whatever happened to the server. */
async function killInTheMiddle() {
  const mortal = await market.startMortal()
  const first = sent
  const dying = run(mortal.url, { count: EVENTS / 2, rate: 0 })
  await market.waitForWebhookEvent(first + EVENTS / 4)
  mortal.kill()
  const { waits } = await dying
  const answered = waits.flatMap((ms, index) => (ms < 0 ? [] : [eventOf(first + index)]))
  return { 'answered before the kill': answered.length, 'of them lost': await market.countLost(answered) }
}

interface Measured {
  readonly p50: number
  readonly p99: number
  readonly perSecond: number
}

async function measure(url: string): Promise<Measured> {
  const paced = await run(url, { count: PACED, rate: RATE })
  const saturated = await run(url, { count: SATURATED, rate: 0 })
  const sorted = paced.waits.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return { p50: at(0.5), p99: at(0.99), perSecond: (SATURATED / saturated.took) * 1000 }
}

function medianOf(runs: readonly Measured[], what: keyof Measured): number {
  return median(runs.map((each) => each[what]))
}

function rowOf(server: string, runs: readonly Measured[]) {
  return {
    server,
    [`p50 ms at ${RATE}/s`]: Number(medianOf(runs, 'p50').toFixed(1)),
    [`p99 ms at ${RATE}/s`]: Number(medianOf(runs, 'p99').toFixed(1)),
    'saturated/s': Math.round(medianOf(runs, 'perSecond')),
  }
}

interface Run {
  readonly waits: readonly number[]
  readonly took: number
}

async function run(url: string, { count, rate }: Pick<Load, 'count' | 'rate'>): Promise<Run> {
  const load: Load = { url, token: market.token, objects: market.objects, first: sent, count, rate }
  sent += count
  return ask(client, load)
}

async function ask(child: ChildProcess, load: Load): Promise<Run> {
  child.send(load)
  const [answer] = (await once(child, 'message')) as [Run] // as: what the client sends back
  return answer
}

async function listen(app: FastifyInstance): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo // as: it listens on TCP
  return `http://127.0.0.1:${port}`
}
