/**
 * The administrator's lists, figures and searches over a small and a large book of one run: `node bench/admin.ts [members] [payments]`.
 * Both databases lie in one embedded server and are asked in turns, and in between the large one for a row by its primary key. A list
 * or figure over the large one may take at most three times as long, a search ten times, and at most 25 times as long as that look-up.
 */
import { sql } from 'drizzle-orm'
import { listLines, listMembers, listPayments, listRefunds } from '#features/back-office/server/panel/lists.ts'
import {
  listMemberAllowance,
  listMemberEdits,
  listMemberWebhookEvents,
  listMemberNotices,
} from '#features/back-office/server/panel/member-lists.ts'
import { readSeries, readStats } from '#features/back-office/server/panel/read-stats.ts'
import { countOpenWebhookEvents, listInboxEvents } from '#features/payments/server/index.ts'
import { createKeyring } from '#platform/crypto.ts'
import { openDatabase } from '#platform/database.ts'
import { createLog } from '#platform/log.ts'
import { migrate } from '#platform/migrate.ts'
import { withClient } from '#platform/postgres/connect.ts'
import { seedBooks, seededId, type SeedSize } from './admin/seed-books.ts'
import { median } from './median.ts'
import { startBenchPostgres } from './start-postgres.ts'

const LARGE: SeedSize = { members: Number(process.argv[2] ?? 1_000_000), payments: Number(process.argv[3] ?? 5_000_000) }
const SMALL: SeedSize = { members: 10_000, payments: 50_000 }
const ROUNDS = 30
const WARM_UPS = 3
/** How many times as long as over the small book a list or a search may take. */
const MOST = { list: 3, search: 10 }
/** How many times as long as a look-up by primary key a search may take. */
const MAX_OF_KEY = 25
const NOW = new Date('2026-11-21T15:00:00.000Z')

/** The id of member 77, as `seedBooks` makes it: both books have that member. */
const SOMEBODY = '00000000-004d-7000-8000-000000000001'
/** The id of member 1, the actor of every twentieth line of the log. */
const ADMINISTRATOR = '00000000-0001-7000-8000-000000000001'
const OF_SOMEBODY = { memberId: SOMEBODY, after: undefined }

const FIRST_PAGE = { after: undefined, limit: 21, now: NOW }

const log = createLog('silent', 'bench')
const keyring = createKeyring({ current: 'be'.repeat(32) })
const server = await startBenchPostgres()

type Books = ReturnType<typeof openBooks>
interface Question {
  readonly name: string
  readonly kind: 'list' | 'search'
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
/** Searches of the log: an address, a frequent reason, a unique reason, and a text that is not there. */
const searchesOfLog = ['187.77.0.7', 'cobranca em dobro', 'pedido 778', 'nobody at all']
/** The same number of days in both books, because the large one covers more. */
const THREE_DAYS = { from: '2024-01-03', to: '2024-01-05' }
const lookUp = ({ db }: Books) => db.execute(sql`select * from members where id = ${sql.raw(seededId('member', '77'))}`)
const QUESTIONS: readonly Question[] = [
  { name: 'payments, first page', kind: 'list', ask: (books) => listPayments(books, {}) },
  { name: 'payments, a page far back', kind: 'list', ask: (books) => listPayments(books, { after: books.farBack }) },
  { name: 'payments, pending', kind: 'list', ask: (books) => listPayments(books, { status: 'PENDING' }) },
  { name: 'payments, refunded', kind: 'list', ask: (books) => listPayments(books, { status: 'REFUNDED' }) },
  { name: 'refunds, first page', kind: 'list', ask: (books) => listRefunds(books, {}) },
  { name: 'refunds, under way', kind: 'list', ask: (books) => listRefunds(books, { status: 'processing' }) },
  { name: 'activity, first page', kind: 'list', ask: (books) => listLines(books, {}) },
  { name: 'activity, one kind', kind: 'list', ask: (books) => listLines(books, { kind: 'refund_requested' }) },
  {
    name: 'activity, one kind of one actor',
    kind: 'list',
    ask: (books) => listLines(books, { kind: 'order_refused', actor: 'member' }),
  },
  { name: 'activity of three days', kind: 'list', ask: (books) => listLines(books, THREE_DAYS) },
  { name: 'activity of one administrator', kind: 'list', ask: (books) => listLines(books, { member: ADMINISTRATOR }) },
  { name: 'activity of one member', kind: 'list', ask: (books) => listLines(books, { member: SOMEBODY }) },
  { name: 'payments of three days', kind: 'list', ask: (books) => listPayments(books, THREE_DAYS) },
  { name: 'refunds of three days', kind: 'list', ask: (books) => listRefunds(books, THREE_DAYS) },
  { name: 'payments of one member', kind: 'list', ask: (books) => listPayments(books, { member: SOMEBODY }) },
  { name: 'ledger of one member', kind: 'list', ask: (books) => listMemberAllowance(books, OF_SOMEBODY) },
  { name: 'webhooks of one member', kind: 'list', ask: (books) => listMemberWebhookEvents(books, OF_SOMEBODY) },
  { name: 'notices of one member', kind: 'list', ask: (books) => listMemberNotices(books, OF_SOMEBODY, 'pt-BR') },
  { name: 'edits of one member', kind: 'list', ask: (books) => listMemberEdits(books, OF_SOMEBODY) },
  { name: 'payments, a page of the export', kind: 'list', ask: (books) => listPayments(books, { after: books.farBack }, 500) },
  {
    name: 'webhooks, first page',
    kind: 'list',
    ask: ({ db }) => listInboxEvents(db, { ...FIRST_PAGE, state: undefined }),
  },
  {
    name: 'webhooks that failed',
    kind: 'list',
    ask: ({ db }) => listInboxEvents(db, { ...FIRST_PAGE, state: 'failed' }),
  },
  { name: 'webhooks at a glance', kind: 'list', ask: ({ db }) => countOpenWebhookEvents(db, NOW) },
  { name: 'members, first page, as they stand', kind: 'list', ask: (books) => listMembers(books, {}) },
  { name: 'members, a page of the export', kind: 'list', ask: (books) => listMembers(books, {}, 500) },
  { name: 'the six figures', kind: 'list', ask: (books) => readStats(books) },
  { name: 'the series of a year', kind: 'list', ask: (books) => readSeries(books, 366) },
  ...searches.map((search): Question => ({
    name: `payments of “${search}”`,
    kind: 'search',
    ask: (books) => listPayments(books, { search }),
  })),
  ...searchesOfLog.map((search): Question => ({
    name: `activity of “${search}”`,
    kind: 'search',
    ask: (books) => listLines(books, { search }),
  })),
]

try {
  const small = openBooks(await fill('small', SMALL))
  const large = openBooks(await fill('large', LARGE))
  const rows = []
  for (const question of QUESTIONS) rows.push(evaluate(question, await timeInTurns(question.ask, { small, large })))
  console.table(rows)
  // reported only, without failing: the machine's other work is in every figure
  console.log(`Beyond their bound: ${rows.flatMap(({ name, within }) => (within ? [] : [name])).join(', ') || 'none'}`)
  await small.close()
  await large.close()
} finally {
  await server.stop()
}

async function fill(name: string, size: SeedSize): Promise<string> {
  await withClient(server.url, (client) => client.query(`create database ${name}`))
  const url = Object.assign(new URL(server.url), { pathname: `/${name}` }).href
  await migrate(url)
  const begun = performance.now()
  await seedBooks(url, size)
  console.log(
    `${name}: ${size.members} members, ${size.payments} payments in ${Math.round((performance.now() - begun) / 1000)} s`,
  )
  return url
}

function openBooks(url: string) {
  const { db, close } = openDatabase(url, { max: 2, log })
  const farBack = Buffer.from(`${Date.parse('2024-01-05')} 01890000-0000-7000-8000-000000000000`).toString('base64url')
  return { db, close, clock: { now: () => NOW }, keyring, farBack }
}

interface Times {
  readonly small: number
  readonly large: number
  /** A look-up by primary key in the large book. */
  readonly key: number
}

/** The median of the rounds after the first ones, which warm up. */
function middle(measured: readonly number[]): number {
  return median(measured.slice(WARM_UPS))
}

/** @returns medians of milliseconds, each question's own */
async function timeInTurns(ask: Question['ask'], { small, large }: { small: Books; large: Books }): Promise<Times> {
  const times: { [Name in keyof Times]: number[] } = { small: [], large: [], key: [] }
  for (let round = 0; round < WARM_UPS + ROUNDS; round += 1) {
    times.small.push(await time(() => ask(small)))
    times.large.push(await time(() => ask(large)))
    times.key.push(await time(() => lookUp(large)))
  }
  return { small: middle(times.small), large: middle(times.large), key: middle(times.key) }
}

function evaluate({ name, kind }: Question, { small, large, key }: Times) {
  return {
    name,
    'small ms': small.toFixed(2),
    'large ms': large.toFixed(2),
    'key ms': key.toFixed(2),
    'large / small': (large / small).toFixed(2),
    'large / key': (large / key).toFixed(1),
    within: large <= MOST[kind] * small && (kind !== 'search' || large <= MAX_OF_KEY * key),
  }
}

async function time(run: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await run()
  return performance.now() - begun
}
