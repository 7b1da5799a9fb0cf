import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type OpenDatabase } from '#platform/database.ts'
import { createLog } from '#platform/log.ts'
import { openReplica } from './read-replica.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

let own: TestDatabase
let other: TestDatabase
let database: OpenDatabase
const log = createLog('silent', 'test')
beforeAll(async () => {
  own = await openTestDatabase()
  other = await openTestDatabase()
  database = openDatabase(own.url, { max: 2, log })
})
afterAll(async () => {
  await database.close()
  await own.drop()
  await other.drop()
})

/** Which database answers a heavy read. */
async function askedWith(url: string | undefined): Promise<string> {
  const replica = openReplica(url, { db: database.db, log })
  try {
    return await replica.readHeavy(async (db) => {
      const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`)
      return rows[0]?.name ?? ''
    })
  } finally {
    await replica.close()
  }
}

const nameOf = ({ url }: TestDatabase) => new URL(url).pathname.slice(1)

test('without a replica the main database answers', async () => {
  expect(await askedWith(undefined)).toBe(nameOf(own))
})

test('what is no replica, or has not caught up, is not asked', async () => {
  expect(await askedWith(other.url)).toBe(nameOf(own))
})

test('a replica that is away is no fault that anybody sees', async () => {
  const gone = new URL(own.url)
  gone.port = '1'
  expect(await askedWith(gone.href)).toBe(nameOf(own))
})

test('a refusal is passed on, and not asked again', async () => {
  const replica = openReplica(undefined, { db: database.db, log })
  await expect(replica.readHeavy(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await replica.close()
})
