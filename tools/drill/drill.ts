/**
 * `npm run drill`: runs failure scenarios and checks after each that nothing was lost, doubled or left behind. Prints one row per
 * scenario and ends with 1 when one FAILED. `-- --short`: the two shortest with little traffic, held to times only on a calm machine; `-- --only 'TEXT|TEXT'`: the scenarios whose
 * name contains one; `-- --most 5`: no more than five scenarios; `-- --storage swift`: files at OpenStack Swift, which as root on Debian it installs. A full run writes `docs/drill.md`; one that was interrupted goes on where it stopped, at the same commit.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { SECOND } from '#platform/clock.ts'
import { SCENARIOS } from './scenarios.ts'
import { keepLogs, openDeployment } from './deployment.ts'
import { runScenario, type Row, type People } from './run-scenario.ts'
import { type Member, signIn } from './members.ts'
import { openPublisher } from './posts.ts'
import { findPrograms } from './programs.ts'
import { tableOf } from './write-table.ts'

const { values } = parseArgs({
  options: {
    short: { type: 'boolean' },
    only: { type: 'string' },
    members: { type: 'string' },
    most: { type: 'string' },
    storage: { type: 'string' },
    fresh: { type: 'boolean' },
  },
})
/** Below this number members do one thing of each kind in a scenario. */
const FEW = 10
const isShort = values.short === true
const members = Number(values.members ?? (isShort ? 8 : 200))
const amounts = members < FEW ? { edits: 1, chats: 1, purchases: 1 } : { edits: 4, chats: 2, purchases: 2 }
const wanted = SCENARIOS.filter((scenario) => (!isShort || scenario.isShort === true) && isWanted(scenario.name))
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
const isDirty = execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' }).trim() !== ''
const isSwiftWanted = values.storage === 'swift'
const PROGRESS = `.cache/drill/${commit}${isSwiftWanted ? '-swift' : ''}.json`

/** Only orders from the chat: what they get is counted there. */
const CHATTERS = isShort ? 4 : 40
const rows = readProgress()
const programs = findPrograms({ mayInstall: true, isSwiftWanted })
for (const name of programs.missing)
  console.log(`SKIPPED: ${name}, which only root can install, from Debian; something simpler stands in`)
if (!existsSync('dist/web/service-worker.js')) execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' })
const phones = Array.from({ length: members + CHATTERS + 1 }, (_, index) => `+55119${String(70_000_000 + index)}`)
const deployment = await openDeployment(programs, phones)
try {
  const soon = performance.now() + 300 * SECOND
  const signedIn: Member[] = []
  for (const phone of phones.slice(0, -1)) signedIn.push(await signIn(deployment, phone, soon))
  const publisher = await openPublisher(deployment, phones.at(-1) ?? '', soon)
  const people: People = { members: signedIn.slice(0, members), chatters: phones.slice(members, -1), publisher }
  console.log(`${deployment.equipment.join(', ')}; ${members} members are signed in\n`)
  const remaining = wanted
    .filter(({ name }) => !rows.some((row) => row.name === name))
    .slice(0, Number(values.most ?? wanted.length))
  for (const scenario of remaining) {
    const number = wanted.indexOf(scenario)
    const row = await runScenario(deployment, { scenario, people, amounts, number, areTimesJudged: !isShort || isCalm() })
    rows.push(row)
    console.log(tableOf([row]).split('\n').at(-1))
    for (const breach of row.breaches) console.log(`    ${breach}`)
    keepProgress()
  }
} finally {
  if (rows.some(({ breaches }) => breaches.length > 0)) keepLogs(deployment.dir)
  await deployment.close()
}
const failed = rows.filter(({ breaches }) => breaches.length > 0).length
console.log(`\n${tableOf(rows)}\n\n${failed === 0 ? 'every scenario survived' : `${failed} FAILED`}`)
if (rows.length === SCENARIOS.length && !isSwiftWanted) writePage()
process.exit(failed === 0 ? 0 : 1)

/** At a higher load a process waits for longer than any limit. */
function isCalm(): boolean {
  return (loadavg()[0] ?? 0) < 1.5 * cpus().length
}

function isWanted(name: string): boolean {
  return (values.only ?? '').split('|').some((text) => name.includes(text))
}

function readProgress(): Row[] {
  if (isShort || isDirty || values.only !== undefined || values.fresh === true) return []
  try {
    return JSON.parse(readFileSync(PROGRESS, 'utf8')) as Row[] // as: written below
  } catch {
    return []
  }
}

function keepProgress(): void {
  if (isShort || isDirty || values.only !== undefined) return
  mkdirSync('.cache/drill', { recursive: true })
  writeFileSync(PROGRESS, JSON.stringify(rows))
}

function writePage(): void {
  const load = loadavg()
    .map((each) => each.toFixed(1))
    .join(', ')
  const text = readFileSync('docs/drill.md', 'utf8')
  const [head = ''] = text.split('<!-- written by')
  const heading = `Commit ${commit}${isDirty ? ' with changes' : ''}, ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC. ${deployment.equipment.join(', ')}. ${members} members; per scenario ${amounts.edits} edits on the web, ${amounts.chats} orders in the chat, ${amounts.purchases} purchases, and 25 small calls a second. Load of the machine at the end: ${load}.`
  writeFileSync('docs/drill.md', `${head}<!-- written by \`npm run drill\` -->\n\n${heading}\n\n${tableOf(rows)}\n`)
}
