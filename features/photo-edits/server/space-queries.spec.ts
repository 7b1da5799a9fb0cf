import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/crypto.ts'
import { type OpenDatabase, openDatabase } from '#platform/database.ts'
import { createLog } from '#platform/log.ts'
import { openTestDatabase, type TestDatabase } from '#platform/postgres/test-database.ts'
import { sumStoredBytes } from './space-queries.ts'

/** So many photos that a plan which reads all of them is dearer by far, whatever the statistics happen to say. */
const MEMBERS = 100
const PHOTOS = 20
const REVISIONS = 3

let testDatabase: TestDatabase
let database: OpenDatabase
const memberIds = Array.from({ length: MEMBERS }, () => newId(new Date()))

/** Members who have corrected a lot. */
beforeAll(async () => {
  testDatabase = await openTestDatabase()
  database = openDatabase(testDatabase.url, { max: 1, log: createLog('silent', 'test') })
  const { pool } = database
  await pool.query(`insert into members (id, language, created_at) select unnest($1::uuid[]), 'pt-BR', now()`, [memberIds])
  await pool.query(
    `insert into photos (id, member_id, file_key, preview_key, width, height, bytes, preview_bytes, warnings, created_at, delete_after)
     select gen_random_uuid(), m.id, 'f', 'p', 1, 1, 1000, 100, '[]', now(), now() from members m, generate_series(1, $1)`,
    [PHOTOS],
  )
  await pool.query(
    `insert into cutouts (photo_id, revision, state, preview_key, file_bytes, correction_bytes, created_at)
     select p.id, r, 'ready', 'k', 10, 1, now() from photos p, generate_series(1, $1) r`,
    [REVISIONS],
  )
  await pool.query('vacuum analyze photos, cutouts')
})
afterAll(async () => {
  await database.close()
  await testDatabase.drop()
})

test('a member’s space is summed from what is theirs, however much others have', async () => {
  const [memberId = ''] = memberIds
  await database.db.transaction(async (tx) => {
    const readOneByOne = async () => {
      const { rows } = await tx.execute(
        sql`select relname, seq_tup_read::int as read from pg_stat_xact_user_tables where relname in ('photos', 'cutouts')`,
      )
      return new Map(rows.map(({ relname, read }) => [relname, read]))
    }
    // what the connection did a moment ago may still be among them
    const before = await readOneByOne()
    expect(await sumStoredBytes(tx, memberId)).toBe(PHOTOS * (1100 + REVISIONS * 11))
    expect(await readOneByOne()).toEqual(before)
  })
})
