/** Conventions that prose would let rot: who may import whom, what must be documented, what must be translated. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ERROR_STATUS } from '#features/error-codes.ts'
import { VARIABLES } from '#platform/env.ts'

const SOURCES = { exclude: (path: string) => /node_modules|^dist|^data/.test(path) }
const read = (path: string) => readFileSync(path, 'utf8')
const sources = globSync('{apps,features,engine,providers,sandbox,platform,ui,phrases}/**/*.{ts,tsx}', SOURCES)
const productSources = sources.filter((path) => !path.endsWith('.spec.ts'))

/** Doors that every feature below may enter. The activity log lies at the bottom and enters none. */
const OPEN_DOORS = ['sign-in', 'activity']
/** The only ways from one feature's server into another's door, besides those. */
const DOORS: Readonly<Record<string, readonly string[]>> = {
  'sign-in': [],
  'sms-delivery': [],
  membership: [],
  notices: [],
  payments: ['admin', 'membership', 'notices'],
  checkout: ['admin', 'membership', 'payments'],
  captions: ['membership'],
  'photo-edits': ['membership', 'captions'],
  instagram: ['notices'],
  publishing: ['instagram', 'membership', 'notices', 'photo-edits'],
  privacy: ['captions', 'chat', 'checkout', 'instagram', 'membership', 'notices', 'payments', 'photo-edits', 'publishing'],
  account: ['instagram'],
  admin: [],
  company: [],
  figures: [],
  operations: ['admin', 'chat', 'payments'],
  panel: ['admin', 'chat', 'figures', 'payments', 'membership', 'instagram', 'notices', 'photo-edits'],
  chat: ['captions', 'instagram', 'membership', 'notices', 'payments', 'photo-edits', 'publishing'],
}

test('features enter each other only along the fixed paths', () => {
  const steps = productSources.flatMap((path) => {
    const from = /^features\/([^/]+)\/server\//.exec(path)?.[1]
    if (!from) return []
    return [...read(path).matchAll(/#features\/([^/]+)\/server\//g)].map(([, to]) => `${from} → ${to}`)
  })
  const allowed = Object.entries(DOORS).flatMap(([from, doors]) => [...doors, ...OPEN_DOORS].map((to) => `${from} → ${to}`))
  expect([...new Set(steps)].filter((step) => !allowed.includes(step))).toEqual([])
})

test('the checkout enters payments in every half, and is never entered by it', () => {
  const payments = sources.filter((path) => path.startsWith('features/payments/'))
  expect(payments.filter((path) => /#features\/checkout\//.test(read(path)))).toEqual([])
})

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

test('the product never imports its sandbox', () => {
  const product = productSources.filter((path) => !/^(sandbox|apps)\//.test(path))
  expect(product.filter((path) => /from '#sandbox\//.test(read(path)))).toEqual([])
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
