/**
 * `npm run bench:load`: loads one server step by step until it has more than it can serve, beside a bare Fastify over the same
 * database in the same run. What is answered must come in a bounded time, the rest is refused with the time to come back, nothing
 * is lost, `/healthz` always answers, memory is bounded. Prints a row for each step and ends with 1 when a load FAILED.
 * `-- --short`: fewer and for less time; `-- --only TEXT`: one load. A whole run writes its table into `docs/capacity.md`.
 */
import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { gatherCrowd } from './load/crowd.ts'
import { judge, type Load } from './load/judge.ts'
import * as loads from './load/loads.ts'
import { startProcesses } from './load/start-processes.ts'
import { watchServer } from './load/watch-server.ts'
import { tableOf } from './load/write-table.ts'

const { values } = parseArgs({ options: { short: { type: 'boolean' }, only: { type: 'string' } } })
const isShort = values.short === true
const only = values.only ?? ''
const amounts: loads.Amounts = isShort
  ? { callers: [8, 64, 768], forMs: 3000, people: [10, 20], uploads: 20, streams: 5, edits: [1, 3] }
  : { callers: [8, 64, 1024], forMs: 8000, people: [50, 200], uploads: 200, streams: 10, edits: [2, 8, 16] }
const PAGE = 'docs/capacity.md'
const [BEGIN, END] = ['<!-- written by `npm run bench:load` -->', '<!-- end of what `npm run bench:load` writes -->']

const loadBefore = loadavg()[0] ?? 0
const processes = await startProcesses(Math.max(amounts.uploads, ...amounts.people))
const bare = fork(new URL('load/bare.ts', import.meta.url), [processes.databaseUrl], { execArgv: [] })
const crowd = await gatherCrowd()
const rows: Load[] = []
try {
  const [bareUrl] = (await once(bare, 'message')) as [string] // as: what it sends first
  const run: loads.Run = { processes, bareUrl, crowd, amounts }
  let taken: readonly loads.UploadedPhoto[] = []
  await measure('small calls', () => loads.smallCalls(run))
  await measure('webhooks of payments', () => loads.paymentWebhooks(run))
  await measure('the chat in the evening', () => loads.chatPeak(run))
  await measure('uploads and event streams', async () => {
    const uploaded = await loads.uploads(run)
    taken = uploaded.taken
    return uploaded.outcome
  })
  await measure('uploads and event streams', () => loads.eventStreams(run, taken))
  await measure('edits', async () => {
    await processes.startEngine()
    return loads.edits(run)
  })
} finally {
  crowd.close()
  bare.disconnect()
  await processes.stop()
}
const failed = rows.filter((load) => judge(load).length > 0).length
console.log(`\n${tableOf(rows)}\n\n${failed === 0 ? 'every load was borne' : `${failed} FAILED`}`)
if (!isShort && only === '') writePage()
process.exit(failed === 0 ? 0 : 1)

async function measure(name: string, load: () => Promise<loads.Outcome>): Promise<void> {
  if (!name.includes(only)) return
  const watched = await watchServer({ url: processes.url, pid: processes.server.pid() ?? 0 }, load)
  const { runBare, ...outcome } = watched.result
  rows.push({ ...outcome, meanwhile: watched.meanwhile, bare: await runBare?.() })
  console.log(tableOf(rows.slice(-1)).split('\n').slice(2).join('\n'))
}

function writePage(): void {
  const text = readFileSync(PAGE, 'utf8')
  const [head = ''] = text.split(BEGIN)
  const [, tail = ''] = text.split(END)
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const when = new Date().toISOString().slice(0, 16).replace('T', ' ')
  const machine = `${when} UTC, commit ${commit}; load of the machine before ${loadBefore.toFixed(1)}, after ${(loadavg()[0] ?? 0).toFixed(1)}.`
  writeFileSync(PAGE, `${head}${BEGIN}\n\n${machine}\n\n${tableOf(rows)}\n\n${END}${tail}`)
}
