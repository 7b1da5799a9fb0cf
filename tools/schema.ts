/**
 * `npm run db:schema`: writes `db/schema.sql`, the result of all migrations on an empty database. With `compare` it writes
 * nothing and fails when the file differs, as `npm run check` does.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '#platform/migrate.ts'
import { withClient } from '#platform/postgres/connect.ts'
import { listSchema } from '#platform/postgres/list-schema.ts'
import { startEmbeddedPostgres } from '#platform/postgres/start-embedded.ts'

const FILE = 'db/schema.sql'
const HEAD = '-- Made by `npm run db:schema` from the migrations; compared in `npm run check`. Do not edit.\n\n'

const dir = mkdtempSync(join(tmpdir(), 'mandou-schema-'))
const server = await startEmbeddedPostgres({ dataDir: join(dir, 'postgres'), isDisposable: true })
try {
  await migrate(server.url)
  const schema = HEAD + (await withClient(server.url, listSchema))
  if (process.argv[2] !== 'compare') writeFileSync(FILE, schema)
  else if (readFileSync(FILE, 'utf8') !== schema) {
    console.error(`${FILE} is not what the migrations make: run \`npm run db:schema\` and commit the difference.`)
    process.exitCode = 1
  }
} finally {
  await server.stop()
  rmSync(dir, { recursive: true, force: true })
}
