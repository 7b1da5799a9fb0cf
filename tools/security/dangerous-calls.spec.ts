/** Dangerous calls: each is forbidden, or on a list here with who may use it and why that is safe. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SOURCES = { exclude: (path: string) => /node_modules|\.spec\.tsx?$|\.test-support\.tsx?$/.test(path) }
const product = globSync('{apps,features,engine,providers,platform,ui,phrases}/**/*.{ts,tsx}', SOURCES)
const read = (path: string) => readFileSync(path, 'utf8')
const naming = (pattern: RegExp, paths: readonly string[] = product) => paths.filter((path) => pattern.test(read(path))).sort()

test('no text is ever run as code', () => {
  expect(product.length).toBeGreaterThan(500)
  expect(naming(/\beval\(|new Function\b|(?<![\w.])Function\(|node:vm\b|import\([^'")]*\$\{/)).toEqual([])
})

test('React makes the markup from text, which is never set as HTML', () => {
  expect(naming(/dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|\bsrcdoc\b/i)).toEqual([])
})

test('no part of the product uses a shell', () => {
  const starting = naming(/node:child_process/)
  expect(starting.length).toBeGreaterThan(2)
  // only on Windows npm is started that way, with our own arguments
  expect(naming(/import \{[^}]*\bexec(?:Sync)?\b[^}]*\} from 'node:child_process'|\bshell: (?!false)/, starting)).toEqual([
    'apps/start/build-pages.ts',
  ])
  expect(starting.filter((path) => /^(?:features|providers)\//.test(path))).toEqual([])
})

/** Where text becomes part of a statement: our own names and types. Schemas are read by the tool that writes migrations. */
const RAW_SQL = [
  'platform/columns.ts', // lists of our own constants
  'platform/newest-rows.ts', // the type of a column
  'platform/notify.ts', // the names of topics
  'platform/postgres/connect.ts', // the database of the product
  'platform/postgres/partitions.ts', // the first and last id of a month
  'platform/postgres/test-database.ts', // databases for specs
  'platform/queue-admin.ts', // a piece of SQL that is used twice
]

test('statements of SQL take values as parameters', () => {
  const raw = naming(/\bsql\.raw\(|\.(?:query|execute)\(\s*`[^`]*\$\{/)
  expect(raw.filter((path) => !path.endsWith('/schema.ts'))).toEqual(RAW_SQL)
})

test('no pattern is built from a request', () => {
  expect(naming(/new RegExp\([^)]*\b(?:body|query|params|headers|typed|search|asked|wish)\b/)).toEqual([])
})

test('no request of ours follows a redirect', () => {
  const asking = naming(
    /\bawait fetch\(/,
    product.filter((path) => path.startsWith('providers/')),
  )
  expect(asking.length).toBeGreaterThan(2)
  expect(asking.filter((path) => !/redirect: 'error'/.test(read(path)))).toEqual([])
})

test('random secrets come from the system’s generator', () => {
  const servers = product.filter((path) => /\/server\/|^platform\/|^providers\/|^apps\/[^w]/.test(path))
  expect(naming(/Math\.random\(|randomFraction\(/, servers)).toEqual([
    'features/publishing/server/steps/advance.ts', // how much longer a post waits than others
    'platform/crypto.ts', // the source of randomness
    'platform/http/admit.ts', // when a refused caller comes back
    'platform/sweeps.ts', // when the first sweep begins
  ])
})

/**
 * Every algorithm in the product's own code, as `docs/security.md` lists them; TLS, cookies and image formats are not included.
 */
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
