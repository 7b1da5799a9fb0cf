/**
 * The tables of `docs/security.md` are complete and true: every requirement once, every proof an existing test, every figure the
 * code's.
 */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rowsUnder, securityPage } from './security-page.ts'
import { titlesIn } from './spec-titles.ts'

const requirements = JSON.parse(readFileSync('tools/security/asvs-requirements.json', 'utf8')) as {
  readonly source: string
  readonly ids: Readonly<Record<string, readonly string[]>>
} // as: our own list

const table = rowsUnder('The table').map(([id = '', what = '', result = '', why = '']) => ({ id, what, result, why }))
const proofs = new Map(rowsUnder('Proofs').map(([name = '', spec = '', title = '']) => [name, { spec, title }]))
const namesIn = (why: string) => [...why.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name)

const isTest = (path: string, title: string) => existsSync(path) && titlesIn(path).has(title)

test('every requirement of levels 1 and 2 is judged once, and no other', () => {
  const ids = Object.values(requirements.ids).flat()
  expect(ids).toHaveLength(253)
  expect(table.map(({ id }) => id)).toEqual(ids)
  expect(securityPage).toContain('CC BY-SA 4.0')
})

test('a verdict is one of three; met ones have a proof, others a reason', () => {
  for (const { id, what, result, why } of table) {
    expect([id, result]).toEqual([id, expect.stringMatching(/^(?:met|not applicable|not met)$/)])
    expect([id, what.length > 2, why.length > (result === 'met' ? 2 : 8)]).toEqual([id, true, true])
    if (result === 'met') expect([id, namesIn(why).length > 0]).toEqual([id, true])
  }
})

test('every proof is a test that exists, and is needed', () => {
  const needed = new Set(table.flatMap(({ why }) => namesIn(why)))
  expect([...needed].filter((name) => !proofs.has(name))).toEqual([])
  expect([...proofs.keys()].filter((name) => !needed.has(name))).toEqual([])
  const broken = [...proofs].filter(([, { spec, title }]) => !isTest(spec.replaceAll('`', ''), title.replaceAll('\\', '')))
  expect(broken.map(([name, { spec, title }]) => `${name}: ${spec} has no test “${title}”`)).toEqual([])
})

test('each attack is a test that exists', () => {
  const attacks = rowsUnder('Attacks that were tried').map(([what = '', , spec = '', title = '']) => ({
    what,
    spec: spec.replaceAll('`', ''),
    title,
  }))
  expect(attacks.length).toBeGreaterThanOrEqual(10)
  expect(attacks.filter(({ spec, title }) => !isTest(spec, title))).toEqual([])
})

test('what is not met has a stated price, and nothing else has', () => {
  const missing = table.filter(({ result }) => result === 'not met').map(({ id }) => id)
  const listed = rowsUnder('Not met').flatMap(([ids = '']) => ids.split(', '))
  expect(listed.toSorted()).toEqual(missing.toSorted())
})

const count = (result: string) => table.filter((row) => row.result === result).length

test('the counts at the head are those of the table', () => {
  expect(securityPage).toContain(`${count('met')} met, ${count('not applicable')} not applicable, ${count('not met')} not met`)
})
