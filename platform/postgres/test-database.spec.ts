import { expect, test } from 'vitest'
import { withClient } from './connect.ts'
import { openTestDatabase } from './test-database.ts'

test('gives each caller a database of its own', async () => {
  const [mine, yours] = await Promise.all([openTestDatabase(), openTestDatabase()])
  await withClient(mine.url, (client) => client.query('CREATE TABLE mark (id int)'))
  const found = await withClient(yours.url, (client) => client.query("SELECT to_regclass('mark') AS name"))
  expect(found.rows).toEqual([{ name: null }])
  await Promise.all([mine.drop(), yours.drop()])
})

test('removes a database that was dropped', async () => {
  const database = await openTestDatabase()
  await database.drop()
  await expect(withClient(database.url, (client) => client.query('SELECT 1'))).rejects.toThrow(/does not exist/)
})
