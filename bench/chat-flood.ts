/**
 * Measures how one person's flood of texts delays another person's chat: `node bench/chat-flood.ts [rounds]`. Server and worker
 * run in one process here, with half of a server's database connections: a worker of its own yields to everything else, so on a
 * busy machine its delay would be the machine's. Webhooks are signed here, since the sandbox delivers one after the
 * other, and each text has a webhook of its own, as the network sends them.
 */
import { createHmac } from 'node:crypto'
import { Agent, request, type RequestOptions } from 'node:http'
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { startTestProduct } from '#apps/testing/product.test-support.ts'
import { migrate } from '#platform/migrate.ts'
import { CREDENTIALS } from '#sandbox/credentials.test-support.ts'
import { median } from './median.ts'
import { startBenchPostgres } from './start-postgres.ts'

const ROUNDS = Number(process.argv[2] ?? 5)
const TEXTS = 200
const TEXT = 'as fotos do bolo com fundo de mármore branco e às vezes madeira, '.repeat(70).slice(0, 4000)
const UNDER_WAY_MS = 500
const LONGEST_MS = 120_000
/** One address may have 250 connections. */
const CROWD = new Agent({ keepAlive: true, maxSockets: 120 })
const ALONE = new Agent()

const { graph, whatsapp } = CREDENTIALS
const postgres = await startBenchPostgres()
await migrate(postgres.url)
const product = await startTestProduct({ hasWorker: true, database: { url: postgres.url, drop: async () => {} } })
const url = await product.app.listen({ port: 0, host: 'localhost' })
const database = new Client({ connectionString: postgres.url })
await database.connect()
let written = 0
try {
  const rows = []
  for (const people of [0, 1, 4]) {
    rows.push(await measure(people))
    console.log(JSON.stringify(rows.at(-1)))
  }
  console.table(rows)
} finally {
  await database.end()
  await product.close()
  await postgres.stop()
}
process.exit()

/** Medians over the rounds, in each of which so many people write 200 texts at once, and then somebody else asks for the balance. */
async function measure(people: number) {
  const [answers, webhooks, calls]: [number[], number[], number[]] = [[], [], []]
  const statuses = new Map<number, number>()
  for (let round = 0; round < ROUNDS; round++) {
    const floods = Array.from({ length: people }, (_, person) =>
      flood(`55319777${String(10_000 + round * 10 + people * 100 + person)}`),
    )
    if (people > 0) await pause(UNDER_WAY_MS)
    const from = `55319666${String(10_000 + people * 100 + round)}`
    const begun = performance.now()
    const ready = timeOf(() => call('/readyz', { agent: ALONE }))
    const status = await post(from, 'saldo')
    webhooks.push(performance.now() - begun)
    if (status !== 200) console.error(`the webhook of another person was answered ${status}`)
    calls.push(await ready)
    await waitForAnswer(from)
    answers.push(performance.now() - begun)
    for (const answer of (await Promise.all(floods)).flat()) statuses.set(answer, (statuses.get(answer) ?? 0) + 1)
    await waitForWork()
  }
  return {
    'people with 200 texts': people,
    'webhook ms': Math.round(median(webhooks)),
    'readyz ms': Math.round(median(calls)),
    'answer ms': Math.round(median(answers)),
    'slowest answer ms': Math.round(Math.max(...answers)),
    'their webhooks': [...statuses].map(([status, count]) => `${count} × ${status}`).join(', '),
    load: (loadavg()[0] ?? 0).toFixed(1),
  }
}

async function flood(from: string): Promise<number[]> {
  return Promise.all(Array.from({ length: TEXTS }, () => post(from, TEXT, true)))
}

async function post(from: string, text: string, isFlood = false): Promise<number> {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const message = { id: `wamid.flood.${written++}`, from, timestamp, type: 'text', text: { body: text } }
  const metadata = { display_phone_number: '1', phone_number_id: whatsapp.phone_number_id }
  const value = { messaging_product: 'whatsapp', metadata, messages: [message] }
  const body = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: '1', changes: [{ field: 'messages', value }] }],
  })
  const signature = `sha256=${createHmac('sha256', graph.app_secret).update(body).digest('hex')}`
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature }
  return call('/api/whatsapp/webhook', { method: 'POST', headers, agent: isFlood ? CROWD : ALONE }, body)
}

/** @returns the status, 0 for none */
function call(path: string, options: RequestOptions, body?: string): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(new URL(path, url), options, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
    })
    sent.on('error', () => resolve(0))
    sent.end(body)
  })
}

async function waitForAnswer(phone: string): Promise<void> {
  const sent = "select 1 from chat_outgoing o join chats c on c.id = o.chat_id where c.phone = $1 and o.state = 'sent'"
  const until = performance.now() + LONGEST_MS
  while ((await database.query(sent, [phone])).rowCount === 0 && performance.now() < until) await pause(20)
}

/** Until every text is answered, so that rounds do not mix. */
async function waitForWork(): Promise<void> {
  const until = performance.now() + LONGEST_MS
  const open = 'select 1 from chat_incoming where handled_at is null limit 1'
  while ((await database.query(open)).rowCount !== 0 && performance.now() < until) await pause(200)
}

async function timeOf(action: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await action()
  return performance.now() - begun
}
