import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate, UnknownMigrationsFault } from '#platform/migrate.ts'
import { withClient } from './connect.ts'
import { listSchema } from './list-schema.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.drop())

const query = (text: string) => withClient(database.url, (client) => client.query(text))
const setFirstHash = (sql: string) => query(`UPDATE migrations.__drizzle_migrations SET hash = ${sql} WHERE id = 1`)
const readSchema = () => withClient(database.url, listSchema)

test('a database that is up to date stays as it is', async () => {
  const before = await readSchema()
  await migrate(database.url)
  expect(await readSchema()).toBe(before)
})

test.each([
  ['an index', 'CREATE INDEX planted_index ON members (created_at)'],
  ['a column', 'ALTER TABLE members ADD COLUMN planted_column integer NOT NULL DEFAULT 7'],
  ['a check', 'ALTER TABLE members ADD CONSTRAINT planted_check CHECK (id IS NOT NULL)'],
  ['a trigger', 'CREATE TRIGGER planted_trigger AFTER INSERT ON members EXECUTE FUNCTION activity_keep()'],
  ['a sequence', 'CREATE SEQUENCE planted_sequence'],
  ['a function', 'CREATE FUNCTION planted_function() RETURNS integer LANGUAGE sql AS $$ SELECT 1 $$'],
])('the listing shows an added %s', async (_, change) => {
  const [name = ''] = /planted_\w+/.exec(change) ?? []
  expect(await readSchema()).not.toContain(name)
  await query(change)
  expect(await readSchema()).toContain(name)
})

test('a database whose migration had another text is refused and stays as it is', async () => {
  await setFirstHash(`'x' || hash`)
  const before = await readSchema()
  await expect(migrate(database.url)).rejects.toThrow(UnknownMigrationsFault)
  expect(await readSchema()).toBe(before)
  await setFirstHash('substr(hash, 2)')
  await migrate(database.url)
})

test('a database with an unknown migration is refused and stays as it is', async () => {
  await query(`INSERT INTO migrations.__drizzle_migrations (hash, created_at) VALUES ('of another version', 1)`)
  const before = await readSchema()
  await expect(migrate(database.url)).rejects.toThrow(UnknownMigrationsFault)
  expect(await readSchema()).toBe(before)
})
