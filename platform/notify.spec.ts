import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type OpenDatabase, openDatabase } from '#platform/database.ts'
import { createLog } from '#platform/log.ts'
import { openTestDatabase, type TestDatabase } from '#platform/postgres/test-database.ts'
import { ANY, type Notifications, notify, openNotifications } from './notify.ts'

const PATIENCE = { timeout: 60_000 }

let testDatabase: TestDatabase
let database: OpenDatabase
let notifications: Notifications
const log = createLog('silent', 'test')

beforeAll(async () => {
  testDatabase = await openTestDatabase()
  database = openDatabase(testDatabase.url, { max: 3, log })
  notifications = await openNotifications(testDatabase.url, ['topic.one', 'topic.two'], log)
})
afterAll(async () => {
  await notifications.close()
  await database.close()
  await testDatabase.drop()
})

/** The ids that a listener has received so far. */
function listenTo(topic: string): string[] {
  const received: string[] = []
  notifications.listen(topic, (id) => received.push(id))
  return received
}

async function countConnections(): Promise<number> {
  const { rows } = await database.db.execute(
    sql`select 1 from pg_stat_activity where application_name = 'mandou-notifications' and datname = current_database()`,
  )
  return rows.length
}

test('notifies the listeners of a topic which row changed', async () => {
  const one = listenTo('topic.one')
  const two = listenTo('topic.two')
  await notify(database.db, 'topic.one', 'row-1')
  await vi.waitUntil(() => one.includes('row-1'), PATIENCE)
  expect(two).toEqual([])
})

test('sends nothing for a transaction that was rolled back', async () => {
  const received = listenTo('topic.one')
  await database.db
    .transaction(async (tx) => {
      await notify(tx, 'topic.one', 'never')
      tx.rollback()
    })
    .catch(() => undefined)
  await notify(database.db, 'topic.one', 'after')
  await vi.waitUntil(() => received.includes('after'), PATIENCE)
  expect(received).not.toContain('never')
})

test('makes every listener read again after the connection broke', async () => {
  const received = listenTo('topic.two')
  await database.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'mandou-notifications' and datname = current_database()`,
  )
  await vi.waitUntil(() => received.includes(ANY), PATIENCE)
  await notify(database.db, 'topic.two', 'row-2')
  await vi.waitUntil(() => received.includes('row-2'), PATIENCE)
})

test('leaves no connection behind whose topics are refused', async () => {
  const before = await countConnections()
  await expect(openNotifications(testDatabase.url, ['no "topic'], log)).rejects.toThrow()
  await expect.poll(countConnections).toBe(before)
})

test('refuses a topic that is not listened to', () => {
  expect(() => notifications.listen('topic.three', () => undefined)).toThrow('was not opened')
})

test('closes without waiting for anything', async () => {
  const other = await openNotifications(testDatabase.url, ['topic.one'], log)
  await expect(other.close()).resolves.toBeUndefined()
})
