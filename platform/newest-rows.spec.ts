import { sql } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { timestamptz } from './columns.ts'
import { openDatabase, type OpenDatabase } from './database.ts'
import { createLog } from './log.ts'
import { findNewestMatching } from './newest-rows.ts'
import { openTestDatabase, type TestDatabase } from './postgres/test-database.ts'

const rowsTable = pgTable('told', {
  id: uuid('id').primaryKey(),
  words: text('words').notNull(),
  createdAt: timestamptz('created_at').notNull(),
})

let own: TestDatabase
let database: OpenDatabase
beforeAll(async () => {
  own = await openTestDatabase()
  database = openDatabase(own.url, { max: 2, log: createLog('silent', 'test') })
  await database.pool.query('create table told (id uuid primary key, words text not null, created_at timestamptz not null)')
  // two rows for every second, the newest last
  await database.pool.query(
    `insert into told select lpad(to_hex(n), 32, '0')::uuid,
       concat_ws(' ', case when n % 2 = 0 then 'common' end, case when n % 15 = 0 then 'usual' end,
         case when n <= 2500 then 'bygone' end, case when n % 5000 = 0 then 'rare' end),
       timestamptz '2026-01-01' + n / 2 * interval '1 second'
     from generate_series(1, 45000) as n`,
  )
})
afterAll(async () => {
  await database.close()
  await own.drop()
})

const saying = (word: string) => sql`words like ${`%${word}%`}`
const second = (n: number) => new Date(Date.parse('2026-01-01T00:00:00Z') + n * 1000)

test.each([
  ['common', {}],
  ['usual', {}],
  ['bygone', {}],
  ['rare', {}],
  ['never', {}],
  ['common', { before: second(30) }],
  ['usual', { since: second(10_000), before: second(20_000) }],
  ['bygone', { since: second(1000), before: second(1100) }],
  ['usual', { after: { createdAt: second(7500), id: '00000000-0000-0000-0000-000000003a98' } }],
])('finds the newest rows that contain “%s” within %j, in order', async (word, span) => {
  const limit = 101
  const { since = second(0), before = second(99_999) } = span as { since?: Date; before?: Date } // as: the cases above
  const { after = { createdAt: before, id: '00000000-0000-0000-0000-000000000000' } } = span as {
    after?: { createdAt: Date; id: string }
  } // as: the cases above
  const expected = await database.pool.query<{ id: string }>(
    `select id from told where words like $1 and created_at >= $2 and created_at < $3 and (created_at, id) < ($4, $5::uuid)
     order by created_at desc, id desc limit $6`,
    [`%${word}%`, since, before, after.createdAt, after.id, limit],
  )
  const found = await findNewestMatching(database.db, { table: rowsTable, where: saying(word), limit, ...span })
  expect(found).toEqual(expected.rows.map(({ id }) => id))
  expect(found.length > 0).toBe(word !== 'never')
})
