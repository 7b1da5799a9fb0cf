/**
 * The administrator's lists, figures and searches over a small and a large book of one run: `node bench/admin.ts [members] [payments]`.
 * Both databases lie in one embedded server and are asked in turns. A list or figure over the large one may take at most three times
 * as long, a search ten times, and at most 25 times as long as a look-up by primary key.
 */
import { sql } from 'drizzle-orm'
import { listLines, listMembers, listPayments, listRefunds } from '#features/panel/server/lists.ts'
import { readSeries, readStats } from '#features/panel/server/read-stats.ts'
import { openDatabase } from '#platform/database.ts'
import { createLog } from '#platform/log.ts'
import { migrate } from '#platform/migrate.ts'
import { withClient } from '#platform/postgres/connect.ts'
import { seedBooks, type Size } from './admin/seed-books.ts'
import { median } from './median.ts'
import { startBenchPostgres } from './start-postgres.ts'

const LARGE: Size = { members: Number(process.argv[2] ?? 1_000_000), payments: Number(process.argv[3] ?? 5_000_000) }
const SMALL: Size = { members: 10_000, payments: 50_000 }
const ROUNDS = 30
const WARM_UPS = 3
/** How many times as long as over the small books. */
const MOST = { key: 3, list: 3, search: 10 }
/** How many times as long as a look-up by primary key a search may take. */
const MOST_OF_KEY = 25
const NOW = new Date('2026-11-21T15:00:00.000Z')

const log = createLog('silent', 'bench')
const server = await startBenchPostgres()

type Books = ReturnType<typeof openBooks>
interface Question {
  readonly name: string
  readonly kind: 'list' | 'search' | 'key'
  readonly ask: (books: Books) => Promise<unknown>
}

const searches = [
  'conceição assunção',
  'silva',
  'ana',
  'pessoa9999@',
  '7766',
  'cus_000000000777',
  'pay_0000000000000777',
  'nobody at all',
]
const QUESTIONS: readonly Question[] = [
  {
    name: 'look-up by primary key',
    kind: 'key',
    ask: ({ db }) => db.execute(sql`select * from members where id = md5('member77')::uuid`),
  },
  { name: 'payments, first page', kind: 'list', ask: (books) => listPayments(books, {}) },
  { name: 'payments, a page far back', kind: 'list', ask: (books) => listPayments(books, { after: books.farBack }) },
  { name: 'payments, pending', kind: 'list', ask: (books) => listPayments(books, { status: 'PENDING' }) },
  { name: 'payments, refunded', kind: 'list', ask: (books) => listPayments(books, { status: 'REFUNDED' }) },
  { name: 'refunds, first page', kind: 'list', ask: (books) => listRefunds(books, {}) },
  { name: 'refunds, under way', kind: 'list', ask: (books) => listRefunds(books, { status: 'processing' }) },
  { name: 'activity, first page', kind: 'list', ask: (books) => listLines(books, {}) },
  { name: 'activity, one kind', kind: 'list', ask: (books) => listLines(books, { kind: 'refund_requested' }) },
  { name: 'members, first page', kind: 'list', ask: (books) => listMembers(books, {}) },
  { name: 'the six figures', kind: 'list', ask: (books) => readStats(books) },
  { name: 'the series of a year', kind: 'list', ask: (books) => readSeries(books, 366) },
  ...searches.map((search): Question => ({
    name: `payments of “${search}”`,
    kind: 'search',
    ask: (books) => listPayments(books, { search }),
  })),
]

try {
  const small = openBooks(await fill('small', SMALL))
  const large = openBooks(await fill('large', LARGE))
  const rows = []
  let keyMs = Number.NaN
  for (const question of QUESTIONS) {
    const [smallMs, largeMs] = await timeBoth(question.ask, small, large) // oxlint-disable-line no-await-in-loop -- in turns
    if (question.kind === 'key') keyMs = largeMs
    rows.push({
      name: question.name,
      'small ms': smallMs.toFixed(2),
      'large ms': largeMs.toFixed(2),
      'large / small': (largeMs / smallMs).toFixed(2),
      'large / key': (largeMs / keyMs).toFixed(1),
      within: largeMs <= MOST[question.kind] * smallMs && (question.kind !== 'search' || largeMs <= MOST_OF_KEY * keyMs),
    })
  }
  console.table(rows)
  await small.close()
  await large.close()
} finally {
  await server.stop()
}

async function fill(name: string, size: Size): Promise<string> {
  await withClient(server.url, (client) => client.query(`create database ${name}`))
  const url = Object.assign(new URL(server.url), { pathname: `/${name}` }).href
  await migrate(url)
  const begun = performance.now()
  await withClient(url, (client) => seedBooks(client, size))
  console.log(
    `${name}: ${size.members} members, ${size.payments} payments in ${Math.round((performance.now() - begun) / 1000)} s`,
  )
  return url
}

function openBooks(url: string) {
  const { db, close } = openDatabase(url, { max: 2, log })
  const farBack = Buffer.from(`${Date.parse('2024-01-05')} 01890000-0000-7000-8000-000000000000`).toString('base64url')
  return { db, close, clock: { now: () => NOW }, farBack }
}

/** @returns medians over the small and the large books, asked in turns */
async function timeBoth(ask: Question['ask'], small: Books, large: Books): Promise<readonly [number, number]> {
  const times: { small: number[]; large: number[] } = { small: [], large: [] }
  for (let round = 0; round < WARM_UPS + ROUNDS; round += 1) {
    times.small.push(await time(() => ask(small))) // oxlint-disable-line no-await-in-loop -- in turns
    times.large.push(await time(() => ask(large))) // oxlint-disable-line no-await-in-loop -- in turns
  }
  return [median(times.small.slice(WARM_UPS)), median(times.large.slice(WARM_UPS))]
}

async function time(run: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await run()
  return performance.now() - begun
}
