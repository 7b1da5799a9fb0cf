import { expect, test } from 'vitest'
import { withClient } from '#platform/postgres/connect.ts'
import { openTestDatabase } from '#platform/postgres/test-database.ts'
import { updateDatabase } from './start-database.ts'
import { StartFault } from './start-fault.ts'

test('data of another version stays untouched, and the person reads how to start with new data', async () => {
  const database = await openTestDatabase()
  await withClient(database.url, async (client) => {
    await client.query(`INSERT INTO migrations.__drizzle_migrations (hash, created_at) VALUES ('of another version', 1)`)
    await client.query(`DROP TABLE caption_days`) // so that nothing is created there again
  })
  const start = (configuredUrl?: string) => updateDatabase(database.url, { configuredUrl, dataDir: '/my/data' })
  await expect(start()).rejects.toThrow(StartFault)
  await expect(start()).rejects.toThrow(/another version of Mandou.*\n.*\/my\/data.*DATA_DIR/)
  await expect(start(database.url)).rejects.toThrow(/empty database in DATABASE_URL/)
  await expect(start(database.url)).rejects.not.toThrow(/my\/data/)
  const { rows } = await withClient(database.url, (client) => client.query(`SELECT to_regclass('caption_days') AS found`))
  expect(rows).toEqual([{ found: null }])
  await database.drop()
})
