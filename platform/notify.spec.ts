import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type OpenDatabase, openDatabase } from '#platform/database.ts'
import { createLog } from '#platform/log.ts'
import { openTestDatabase, type TestDatabase } from '#platform/postgres/test-database.ts'
import { ANY, type News, notify, openNews } from './notify.ts'

const PATIENCE = { timeout: 10_000 }

let testDatabase: TestDatabase
let database: OpenDatabase
let news: News
const log = createLog('silent', 'test')

beforeAll(async () => {
  testDatabase = await openTestDatabase()
  database = openDatabase(testDatabase.url, { max: 3, log })
  news = await openNews(testDatabase.url, ['topic.one', 'topic.two'], log)
})
afterAll(async () => {
  await news.close()
  await database.close()
  await testDatabase.drop()
})

/** The ids that a listener has received so far. */
function hear(topic: string): string[] {
  const heard: string[] = []
  news.listen(topic, (id) => heard.push(id))
  return heard
}

test('notifies the listeners of a topic which row changed', async () => {
  const one = hear('topic.one')
  const two = hear('topic.two')
  await notify(database.db, 'topic.one', 'row-1')
  await vi.waitUntil(() => one.includes('row-1'), PATIENCE)
  expect(two).toEqual([])
})

test('sends nothing for a transaction that was rolled back', async () => {
  const heard = hear('topic.one')
  await database.db
    .transaction(async (tx) => {
      await notify(tx, 'topic.one', 'never')
      tx.rollback()
    })
    .catch(() => undefined)
  await notify(database.db, 'topic.one', 'after')
  await vi.waitUntil(() => heard.includes('after'), PATIENCE)
  expect(heard).not.toContain('never')
})

test('makes every listener read again after the connection broke', async () => {
  const heard = hear('topic.two')
  await database.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'mandou-news' and datname = current_database()`,
  )
  await vi.waitUntil(() => heard.includes(ANY), PATIENCE)
  await notify(database.db, 'topic.two', 'row-2')
  await vi.waitUntil(() => heard.includes('row-2'), PATIENCE)
})

test('refuses a topic that is not listened to', () => {
  expect(() => news.listen('topic.three', () => undefined)).toThrow('was not opened')
})

test('closes without waiting for anything', async () => {
  const other = await openNews(testDatabase.url, ['topic.one'], log)
  await expect(other.close()).resolves.toBeUndefined()
})
