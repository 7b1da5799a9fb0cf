import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { createLog } from './log.ts'
import { withClient } from './postgres/connect.ts'
import { openTestDatabase, type TestDatabase } from './postgres/test-database.ts'

let testDatabase: TestDatabase
beforeAll(async () => {
  testDatabase = await openTestDatabase()
})
afterAll(() => testDatabase.drop())

test('outlives the end of every connection, in the middle of transactions too', async () => {
  const database = openDatabase(testDatabase.url, { max: 4, log: createLog('silent', 'test') })
  for (let round = 0; round < 5; round += 1) {
    const transactions = Array.from({ length: 4 }, () => {
      const begun = Promise.withResolvers<void>()
      const ended = Promise.withResolvers<void>()
      const outcome = database.db.transaction(async (tx) => {
        await tx.execute(sql`select 1`)
        begun.resolve()
        await ended.promise
        await tx.execute(sql`select 2`)
      })
      return { begun: begun.promise, end: ended.resolve, outcome }
    })
    await Promise.all(transactions.map(({ begun }) => begun))
    const ended = await withClient(testDatabase.url, (client) =>
      client.query(
        `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      ),
    )
    expect(ended.rowCount).toBe(4)
    transactions.forEach(({ end }) => end())
    const outcomes = await Promise.allSettled(transactions.map(({ outcome }) => outcome))
    expect(outcomes.map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
    expect((await database.db.execute(sql`select 3 as answer`)).rows).toEqual([{ answer: 3 }])
  }
  await database.close()
})

test('a transaction that cannot begin gives its connection back', async () => {
  const database = openDatabase(testDatabase.url, { max: 1, log: createLog('silent', 'test') })
  const unknown = 'unheard of' as 'serializable' // as: a `begin` that the database refuses
  const work = () => database.db.transaction(async (tx) => tx.execute(sql`select 1`), { isolationLevel: unknown })
  await expect(work()).rejects.toThrow()
  await expect(work()).rejects.toThrow()
  expect([database.pool.totalCount, database.pool.idleCount]).toEqual([1, 1])
  expect((await database.db.transaction((tx) => tx.execute(sql`select 3 as answer`))).rows).toEqual([{ answer: 3 }])
  await database.close()
})
