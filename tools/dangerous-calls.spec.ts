/** What a line of code can open by itself: each way is shut, or stands in a list here that says who may and why it is safe. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SOURCES = { exclude: (path: string) => /node_modules|\.spec\.tsx?$|\.test-support\.ts$/.test(path) }
const product = globSync('{apps,features,engine,providers,platform,ui,phrases}/**/*.{ts,tsx}', SOURCES)
const read = (path: string) => readFileSync(path, 'utf8')
const naming = (pattern: RegExp, paths: readonly string[] = product) => paths.filter((path) => pattern.test(read(path))).sort()

test('no text is ever run as code', () => {
  expect(product.length).toBeGreaterThan(500)
  expect(naming(/\beval\(|new Function\b|(?<![\w.])Function\(|node:vm\b|import\([^'")]*\$\{/)).toEqual([])
})

test('markup is made by React from text, never set as text', () => {
  expect(naming(/dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|\bsrcdoc\b/i)).toEqual([])
})

test('no part of the product goes through a shell', () => {
  const starting = naming(/node:child_process/)
  expect(starting.length).toBeGreaterThan(2)
  // Windows alone starts npm so, with words of ours
  expect(naming(/import \{[^}]*\bexec(?:Sync)?\b[^}]*\} from 'node:child_process'|\bshell: (?!false)/, starting)).toEqual([
    'apps/start/build-pages.ts',
  ])
  expect(starting.filter((path) => /^(?:features|providers)\//.test(path))).toEqual([])
})

/** Where text goes into a statement as it is: names and types of ours. Schemas are read by the tool that writes migrations. */
const RAW_SQL = [
  'platform/newest-rows.ts', // the type of a column
  'platform/notify.ts', // the names of topics
  'platform/postgres/connect.ts', // the database of the product
  'platform/postgres/test-database.ts', // databases for specs
  'platform/queue-admin.ts', // a piece of SQL that comes twice
]

test('statements of SQL take values as parameters', () => {
  const raw = naming(/\bsql\.raw\(|\.(?:query|execute)\(\s*`[^`]*\$\{/)
  expect(raw.filter((path) => !path.endsWith('/schema.ts'))).toEqual(RAW_SQL)
})

test('no pattern is made of what a request says', () => {
  expect(naming(/new RegExp\([^)]*\b(?:body|query|params|headers|typed|search|asked|wish)\b/)).toEqual([])
})

test('nobody follows a redirect with a request of ours', () => {
  const asking = naming(
    /\bawait fetch\(/,
    product.filter((path) => path.startsWith('providers/')),
  )
  expect(asking.length).toBeGreaterThan(2)
  expect(asking.filter((path) => !/redirect: 'error'/.test(read(path)))).toEqual([])
})

test('what cannot be guessed comes from the system’s generator', () => {
  const servers = product.filter((path) => /\/server\/|^platform\/|^providers\/|^apps\/[^w]/.test(path))
  expect(naming(/Math\.random\(|newChance\(/, servers)).toEqual([
    'features/publishing/server/advance.ts', // how much longer than others a post waits
    'platform/crypto.ts', // where chance comes from
    'platform/sweeps.ts', // when the first sweep begins
  ])
})

/** Every algorithm of the product's own, as `docs/security.md` lists them; TLS, cookies and files of pictures have none. */
const ALGORITHMS = ['aes-256-gcm', 'SHA1', 'sha1', 'sha256']

test('the algorithms are those of the inventory', () => {
  const named = product.flatMap((path) =>
    [...read(path).matchAll(/(?:createHash|createHmac)\('([^']+)'|\bCIPHER = '([^']+)'|\balgorithm: '([^']+)'/g)].map(
      ([, hash, cipher, code]) => hash ?? cipher ?? code ?? '',
    ),
  )
  expect([...new Set(named)].sort()).toEqual(ALGORITHMS.toSorted())
  expect(naming(/'sha1'|'SHA1'/)).toEqual(['features/admin/server/second-factor.ts', 'providers/sms/twilio/twilio-reports.ts'])
  expect(naming(/createCipheriv|createDecipheriv|createSign|publicEncrypt|scrypt|pbkdf2/)).toEqual(['platform/crypto.ts'])
  const inventory = read('docs/security.md')
  for (const name of ALGORITHMS)
    expect(inventory.toLowerCase().replaceAll('-', '')).toContain(name.toLowerCase().replaceAll('-', ''))
})
