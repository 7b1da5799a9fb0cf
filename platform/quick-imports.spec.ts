import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('the shortcut resolves to the same modules as Node', () => {
  const script = `
    import { pgTable, integer } from 'drizzle-orm/pg-core'
    import { drizzle } from 'drizzle-orm/node-postgres'
    const table = pgTable('edits', { id: integer() })
    console.log(drizzle.mock().select().from(table).toSQL().sql)`
  const run = (flags: readonly string[]) =>
    spawnSync(process.execPath, [...flags, '--input-type=module', '--eval', script], { encoding: 'utf8' }).stdout
  const long = run([])
  expect(long).toContain('select "id" from "edits"')
  expect(run(['--import', './platform/quick-imports.ts'])).toBe(long)
})
