/**
 * `node bench/growth.ts [rows]`: the log of activity over thirteen months at that many rows: how fast a line is added, how soon a page
 * is read, how long it takes to drop a month as the sweep does, and to delete one row by row instead. 100 million rows take about 60 GB.
 */
import type { Client } from 'pg'
import { listActivity, recordActivity } from '#features/activity/server/index.ts'
import { DAY } from '#platform/clock.ts'
import { openDatabase } from '#platform/database.ts'
import { createLog } from '#platform/log.ts'
import { migrate } from '#platform/migrate.ts'
import { keepPartitions } from '#platform/postgres/partitions.ts'
import { withClient } from '#platform/postgres/connect.ts'
import { median } from './median.ts'
import { startBenchPostgres } from './start-postgres.ts'

const ROWS = Number(process.argv[2] ?? 20_000_000)
const MONTHS = 13
const MEMBERS = 1_000_000
const ROUNDS = 30
const LINES = 2000
const MEMBER = '019abcde-0000-7000-8000-000000000077'
const TABLE = { name: 'activity', key: 'id' }
const FIRST = new Date('2025-11-15T12:00:00.000Z')
const monthAt = (number: number) => new Date(Date.UTC(FIRST.getUTCFullYear(), FIRST.getUTCMonth() + number, 15, 12))

/** A fortnight around the middle of the month; one line in fifty is an administrator's, with a reason. */
const FILL = `
  insert into activity (id, kind, actor, member_id, actor_id, address, user_agent, detail, created_at)
  select (lpad(to_hex(at), 12, '0') || '7' || substr(chance, 1, 3) || '8' || substr(chance, 4, 15))::uuid,
    (array['signed_in', 'code_sent', 'order_refused', 'profile_changed', 'signed_out'])[1 + number % 5],
    case when number % 50 = 0 then 'admin' else 'member' end,
    ('019abcde-0000-7000-8000-' || lpad(to_hex(number * 7919 % $3::bigint), 12, '0'))::uuid,
    case when number % 50 = 0 then '019abcde-0000-7000-9000-000000000001'::uuid end,
    '187.77.' || number % 256 || '.' || number / 256 % 256, 'Mozilla/5.0 (Linux; Android 14) Chrome/131.0 Mobile',
    case when number % 50 = 0 then jsonb_build_object('reason', 'pedido ' || number) else '{"way":"code"}'::jsonb end,
    to_timestamp(at / 1000.0)
  from (select number, md5(number::text || $2) as chance, $2::bigint + (number * $4::float8 * 14 / $1::float8)::bigint as at
    from generate_series(0, $1::bigint - 1) as number) as made`

const server = await startBenchPostgres()
const log = createLog('silent', 'bench')
await migrate(server.url)
const database = openDatabase(server.url, { max: 2, log })
try {
  for (let number = 0; number < MONTHS; number += 1) await keep(monthAt(number))
  await timed(`${ROWS.toLocaleString('en')} rows filled and indexed`, () => withClient(server.url, fill))
  const { rows } = await database.pool.query<{ size: string }>(
    "select pg_size_pretty(sum(pg_total_relation_size(inhrelid))) as size from pg_inherits where inhparent = 'activity'::regclass",
  )
  console.log(`they take ${rows[0]?.size}`)
  const lines = await timed(`${LINES} lines added, one after the other`, addLines)
  console.log(`${Math.round((LINES * 1000) / lines)} lines a second`)
  for (const [name, request] of PAGES()) await page(name, request)
  await timed('the first month dropped, as the sweep does', () => keep(monthAt(MONTHS - 1), 400))
  await timed('the second month deleted row by row, for comparison', deleteByRows)
} finally {
  await database.close()
  await server.stop()
}

function keep(now: Date, keptDays?: number): Promise<void> {
  const table = keptDays === undefined ? TABLE : { ...TABLE, keptDays }
  return keepPartitions({ db: database.db, clock: { now: () => now }, log }, table)
}

/** As a restored copy is filled: the indices come afterwards. */
async function fill(client: Client): Promise<void> {
  for (const setting of [
    'set synchronous_commit = off',
    "set maintenance_work_mem = '1GB'",
    "alter system set max_wal_size = '4GB'",
  ])
    await client.query(setting)
  await client.query('select pg_reload_conf()')
  const { rows } = await client.query<{ name: string; made: string }>(
    "select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index where indrelid = 'activity'::regclass and not indisprimary",
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  for (let month = 0; month < MONTHS; month += 1)
    await client.query(FILL, [Math.ceil(ROWS / MONTHS), monthAt(month).getTime(), MEMBERS, DAY])
  for (const { made } of rows) await client.query(made.replace('ON ONLY', 'ON'))
  await client.query('vacuum analyze activity')
}

async function addLines(): Promise<void> {
  const at = monthAt(MONTHS - 1)
  for (let number = 0; number < LINES; number += 1)
    await recordActivity(database.db, {
      kind: 'signed_in',
      actor: 'member',
      at,
      memberId: MEMBER,
      address: '192.0.2.7',
      detail: { way: 'code' },
    })
}

function PAGES() {
  const limit = 51
  return [
    ['newest page', { limit }],
    ['page of one member', { limit, memberIds: [MEMBER] }],
    ['page of one kind', { limit, kind: 'order_refused' }],
    ['page of one address', { limit, address: '187.77.7.7' }],
    ['page of three days, half a year ago', { limit, since: monthAt(6), before: new Date(monthAt(6).getTime() + 3 * DAY) }],
    ['page that says a rare word', { limit, memberIds: [], saying: 'pedido 77700' }],
  ] as const
}

async function page(name: string, request: Parameters<typeof listActivity>[1]): Promise<void> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now()
    await listActivity(database.db, request)
    times.push(performance.now() - begun)
  }
  console.log(`${name}: ${median(times).toFixed(1)} ms, at most ${Math.max(...times).toFixed(1)} ms`)
}

async function deleteByRows(): Promise<void> {
  await withClient(server.url, async (client) => {
    await client.query("set activity.retention = 'on'; set statement_timeout = 0")
    const { rowCount } = await client.query('delete from activity_2025_12')
    await client.query('vacuum activity_2025_12')
    console.log(`${rowCount} rows`)
  })
}

async function timed(what: string, action: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await action()
  const took = performance.now() - begun
  console.log(`${what}: ${(took / 1000).toFixed(2)} s`)
  return took
}
