/** Our own source keeps the limits of its measures, and the page says what is so. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listSources } from '../code-rules/list-sources.ts'
import { measureCode } from './measure-code.ts'
import { PAGE, readTable } from './write-table.ts'

const measures = measureCode(listSources())

test('each measure keeps its limit', () => {
  const broken = measures.filter(
    ({ value, limit: { atLeast = -Infinity, atMost = Infinity } = {} }) => value < atLeast || value > atMost,
  )
  expect(broken).toEqual([])
})

test('the page names every measure, and its figures are at most a tenth off: npm run docs:measures', () => {
  const shown = readTable(readFileSync(PAGE, 'utf8'))
  const off = measures.filter(({ name, value }) => {
    const figure = shown.get(name)
    return figure === undefined || Math.abs(figure - value) > Math.max(1, value / 10)
  })
  expect(off).toEqual([])
})

test('sees what it counts', () => {
  const text = [
    'export default function one(given: any) {',
    '  // a word',
    '  return given!',
    '}',
    '// @ts-expect-error a reason',
    'const knockAtOnce = process.env.HOME',
  ].join('\n')
  const [file] = [{ path: 'features/x/web/one.ts', text }]
  const found = new Map(measureCode(file ? [file] : []).map(({ name, value }) => [name, value]))
  expect(found.get('`any`')).toBe(1)
  expect(found.get('Non-null `!`')).toBe(1)
  expect(found.get('Silenced type errors')).toBe(1)
  expect(found.get('Names from the old vocabulary')).toBe(1)
  expect(found.get('Files that read the environment')).toBe(1)
  expect(found.get('Files with a default export')).toBe(1)
})

test.each([
  ['a name that had to be looked up', 'features/x/server/one.ts', 'const isFrozen = true'],
  ['a limit with two names', 'features/x/server/one.ts', 'const MOST_BYTES = 8'],
  ['a file', 'features/x/server/knock-route.ts', ''],
])('counts %s among the old vocabulary', (_, path, text) => {
  const found = new Map(measureCode([{ path, text }]).map(({ name, value }) => [name, value]))
  expect(found.get('Names from the old vocabulary')).toBe(1)
})

test('finds features and files that lead to each other', () => {
  const files = [
    { path: 'features/a/web/one.ts', text: "import { two } from '#features/b/web/two.ts'\nexport const one = two" },
    { path: 'features/b/web/two.ts', text: "import { one } from '#features/a/web/one.ts'\nexport const two = one" },
    { path: 'features/c/web/three.ts', text: "import { one } from '#features/a/web/one.ts'\nexport const three = one" },
  ]
  const found = new Map(measureCode(files).map(({ name, value }) => [name, value]))
  expect([found.get('Files in cycles of value imports'), found.get('Web features in cycles')]).toEqual([2, 2])
})
