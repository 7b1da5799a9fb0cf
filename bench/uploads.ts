/**
 * Measures how uploads of hostile members slow down another member's, and what photos cost to open: `node bench/uploads.ts
 * [rounds] [only rows whose name contains this]`. Each round times an honest upload alone and then while the others send; ratios
 * of one run. The HEIC is written by `heif-enc` (libheif), where the machine has it.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { readFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { startTestProduct } from '#apps/testing/product.test-support.ts'
import { migrate } from '#platform/migrate.ts'
import { median } from './median.ts'
import { startBenchPostgres } from './start-postgres.ts'
import { prepareLoads } from './uploads/loads.ts'
import { measureCosts } from './uploads/measure-costs.ts'
import type { Sending } from './uploads/sender.ts'

const ROUNDS = Number(process.argv[2] ?? 7)
const ONLY = process.argv[3] ?? ''
/** Honest uploads in each round, alone and then under the load. */
const EACH = 3
const UNDER_WAY_MS = 500
const MAX_RATIO = 2
const PHOTO = 'engine/photos-for-tests/barista.jpg'

const photo = await readFile(PHOTO)
if (!ONLY) console.table(await measureCosts(PHOTO))
const postgres = await startBenchPostgres()
await migrate(postgres.url)
const env = { SMS_CODES_PER_ADDRESS: '1000', SMS_CODES_PER_BLOCK: '1000', SMS_CODES_PER_AREA: '1000' }
const product = await startTestProduct({ env, database: { url: postgres.url, drop: async () => {} } })
const url = await product.app.listen({ port: 0, host: 'localhost' })
let phones = 0
try {
  const rows = []
  for (const { name, members, ...load } of await prepareLoads(postgres.dataDir, PHOTO)) {
    if (!name.includes(ONLY)) continue
    const honest = await newMember()
    const others = await Promise.all(Array.from({ length: members }, newMember))
    await time(honest)
    rows.push({ meanwhile: name, ...(await compare(honest, { ...load, url, cookies: others })) })
    console.log(JSON.stringify(rows.at(-1)))
  }
  console.table(rows)
  if (rows.some(({ ratio }) => ratio > MAX_RATIO)) process.exitCode = 1
} finally {
  await product.close()
  await postgres.stop()
}

/** Medians of honest uploads in milliseconds, alone and under the load. */
async function compare(honest: string, sending: Sending) {
  const [alone, meanwhile]: [number[], number[]] = [[], []]
  const answers = new Map<string, number>()
  const load = loadavg()[0] ?? 0
  for (let round = 0; round < ROUNDS; round++) {
    for (let count = 0; count < EACH; count++) alone.push(await time(honest))
    const { end } = await start(sending)
    for (let count = 0; count < EACH; count++) meanwhile.push(await time(honest))
    for (const [answer, count] of Object.entries(await end())) answers.set(answer, (answers.get(answer) ?? 0) + count)
    await pause(UNDER_WAY_MS)
  }
  return {
    'alone ms': Math.round(median(alone)),
    'meanwhile ms': Math.round(median(meanwhile)),
    'slowest ms': Math.round(Math.max(...meanwhile)),
    ratio: Number((median(meanwhile) / median(alone)).toFixed(2)),
    load: `${load.toFixed(1)} to ${(loadavg()[0] ?? 0).toFixed(1)}`,
    'answers to them': [...answers].map(([answer, count]) => `${count} × ${answer}`).join(', '),
  }
}

/** Another process sends until it is told to end; the promise of `end` waits for its last answers. */
async function start(sending: Sending): Promise<{ readonly end: () => Promise<Record<string, number>> }> {
  const sender = fork(new URL('uploads/sender.ts', import.meta.url), { execArgv: [] })
  const begun = once(sender, 'message')
  sender.send(sending)
  await begun
  await pause(UNDER_WAY_MS)
  const report = once(sender, 'message') as Promise<[Record<string, number>]> // as: what uploads/sender.ts sends at its end
  return {
    end: async () => {
      if (sender.connected) sender.send('end')
      return (await report)[0]
    },
  }
}

function newMember(): Promise<string> {
  return product.signIn(`+55219830${String(10_000 + phones++)}`)
}

/** Over a connection of its own, as a phone's first call has. */
async function time(cookie: string): Promise<number> {
  const begun = performance.now()
  const form = new FormData()
  form.set('photo', new Blob([photo], { type: 'image/jpeg' }), 'photo.jpg')
  const encoded = new Response(form)
  const headers = { cookie, 'content-type': encoded.headers.get('content-type') ?? '' }
  const call = request(`${url}/api/photos`, { method: 'POST', headers, agent: false })
  call.end(Buffer.from(await encoded.arrayBuffer()))
  const [answer] = (await once(call, 'response')) as [IncomingMessage] // as: Node's documented event
  const body = await text(answer)
  if (answer.statusCode !== 201) throw new Error(`an honest upload was answered ${answer.statusCode} ${body}`)
  return performance.now() - begun
}
