/** Conventions that would otherwise be forgotten: what must be documented, what must be used. Imports: `tools/code-rules`. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ERROR_STATUS } from '#features/error-codes.ts'
import { VARIABLES } from '#platform/env.ts'

const SOURCES = { exclude: (path: string) => /node_modules|^dist|^data/.test(path) }
const read = (path: string) => readFileSync(path, 'utf8')
const sources = globSync('{apps,features,engine,providers,sandbox,platform,ui,phrases}/**/*.{ts,tsx}', SOURCES)
const productSources = sources.filter((path) => !path.endsWith('.spec.ts'))

test('a table is named by its own feature alone', () => {
  const tables = globSync('features/*/server/**/schema.ts').flatMap((path) =>
    [...read(path).matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, table]) => ({
      table: table ?? '',
      feature: path.split('/')[1] ?? '',
    })),
  )
  expect(tables.length).toBeGreaterThan(5)
  const trespasses = tables.flatMap(({ table, feature }) =>
    productSources
      .filter((path) => path.startsWith('features/') && !path.startsWith(`features/${feature}/`))
      .filter((path) => new RegExp(`(from|join|into|update) ${table}\\b`, 'i').test(read(path)))
      .map((path) => `${path} names ${table}`),
  )
  expect(trespasses).toEqual([])
})

test('every variable is in .env.example, and nothing else is', () => {
  const documented = [...read('.env.example').matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name)
  expect(new Set(documented)).toEqual(new Set(VARIABLES))
})

test('documents name only scripts that exist', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> } // as: our own manifest
  const named = globSync('{README.md,CONTRIBUTING.md,docs/**/*.md}').flatMap((path) =>
    [...read(path).matchAll(/npm (?:run )?(start|test|(?<=run )[\w:-]+)/g)].map(([, name]) => name ?? ''),
  )
  expect([...new Set(named)].filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
})

test('documents name only files that exist', () => {
  const missing = globSync('{README.md,CONTRIBUTING.md,docs/**/*.md}').flatMap((path) =>
    [
      ...read(path).matchAll(
        /`((?:apps|bench|db|docs|e2e|engine|features|phrases|platform|providers|sandbox|tools|ui)\/[\w./-]*\w)`/g,
      ),
    ]
      .map(([, name]) => name ?? '')
      .filter((name) => globSync([name, `${name}.ts`]).length === 0)
      .map((name) => `${path} names ${name}`),
  )
  expect(missing).toEqual([])
})

test('every refusal is used somewhere', () => {
  const code = productSources
    .filter((path) => !/^phrases\/|error-codes\.ts$/.test(path))
    .map(read)
    .join('\n')
  expect(Object.keys(ERROR_STATUS).filter((name) => !new RegExp(`['\\b.]${name}\\b`).test(code))).toEqual([])
})
