/** Checks all of our source files against the rules, and the rules against the files. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { AREAS } from './areas.ts'
import { EXCEPTIONS, SERVER_ARROWS, UNKNOWN, WEB_ARROWS } from './arrows.ts'
import { checkCode, CODE_RULES, findSpans } from './check-code.ts'
import { checkImports, placeOf } from './check-imports.ts'
import { drawInto } from './draw-areas.ts'
import { findCycle } from './find-cycle.ts'
import { listSources } from './list-sources.ts'
import { matchPath } from './match-path.ts'
import { readImports } from './read-imports.ts'

const sources = listSources()
const product = sources.filter(({ path }) => !placeOf(path)?.area.isUnrestricted)
const imports = product.flatMap((file) => readImports(file).map(({ target }) => ({ from: file.path, target: target ?? UNKNOWN })))

test('every file imports only what its area may', () => {
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.flatMap(checkImports).map(({ message }) => message)).toEqual([])
})

test('time, randomness, requests and texts come from the right modules', () => {
  expect(sources.flatMap(checkCode).map(({ message }) => message)).toEqual([])
})

test.each([
  ['servers', SERVER_ARROWS],
  ['web halves', WEB_ARROWS],
])('the arrows of %s have no cycle', (_, arrows) => {
  expect(findCycle(arrows)).toBeUndefined()
})

test.each([
  ['server', SERVER_ARROWS],
  ['web', WEB_ARROWS],
])('each arrow of the %s half is used, and each feature with such a half has its line', (half, arrows) => {
  const steps = new Set(
    imports.flatMap(({ from, target }) => {
      const [, of = ''] = new RegExp(`^features/([^/]+)/${half}/`).exec(from) ?? []
      const [, to = ''] = new RegExp(`^features/([^/]+)/${half}/`).exec(target) ?? []
      return of && to && of !== to ? [`${of} → ${to}`] : []
    }),
  )
  const drawn = Object.entries(arrows).flatMap(([from, to]) => to.map((each) => `${from} → ${each}`))
  expect(drawn.filter((step) => !steps.has(step))).toEqual([])
  const features = new Set(product.flatMap(({ path }) => new RegExp(`^features/([^/]+)/${half}/`).exec(path)?.[1] ?? []))
  expect(Object.keys(arrows)).toEqual([...features].sort())
})

test('each exception is used, and each file that one names exists', () => {
  const unused = EXCEPTIONS.filter(
    ({ from, imports: target }) => !imports.some((each) => each.from === from && each.target === target),
  )
  expect(unused).toEqual([])
  const excused = CODE_RULES.flatMap(({ except, visitorOf }) => Object.keys(except).map((path) => ({ path, visitorOf })))
  const idle = excused.filter(({ path, visitorOf }) => {
    const file = sources.find((each) => each.path === path)
    return file === undefined || findSpans(file, visitorOf).length === 0
  })
  expect(idle.map(({ path }) => path)).toEqual([])
  const homes = CODE_RULES.flatMap(({ home, visitorOf }) => (home === undefined ? [] : [{ home, visitorOf }]))
  const empty = homes.filter(
    ({ home, visitorOf }) => !sources.some((file) => matchPath(home, file.path) && findSpans(file, visitorOf).length > 0),
  )
  expect(empty.map(({ home }) => home)).toEqual([])
})

test('no folder holds more than sixty files: a larger one is divided by what happens', () => {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  const files = listed.split('\n').filter((path) => path !== '' && existsSync(path))
  const sizes = [...Map.groupBy(files, (path) => dirname(path))].map(([folder, { length }]) => ({ folder, length }))
  expect(sizes.length).toBeGreaterThan(100)
  expect(sizes.filter(({ length }) => length > 60)).toEqual([])
})

test('the drawing in the architecture page is up to date: npm run docs:drawing', () => {
  const page = readFileSync('docs/architecture.md', 'utf8')
  const drawn = drawInto(
    page,
    sources.map(({ path }) => path),
  )
  expect(page).toBe(drawn)
})

test('each package that an area may use is used there', () => {
  const used = new Set(
    product.flatMap((file) => readImports(file).map(({ target }) => `${placeOf(file.path)?.area.name}: ${target}`)),
  )
  const unused = AREAS.flatMap(({ name, packages }) =>
    packages
      .filter((each) => !each.endsWith('*'))
      .map((each) => `${name}: ${each.replace('types of ', '')}`)
      .filter((each) => ![...used].some((found) => found === each || found.startsWith(`${each}/`))),
  )
  expect(unused).toEqual([])
})

test('each single file that an area opens to others is imported by one of them', () => {
  const opened = new Set(AREAS.flatMap((area) => area.imports).filter((pattern) => !/[*{]/.test(pattern)))
  const targets = new Set(
    imports.filter(({ from, target }) => placeOf(from)?.area !== placeOf(target)?.area).map(({ target }) => target),
  )
  expect([...opened].filter((path) => !targets.has(path))).toEqual([])
})

test('rules name areas that exist', () => {
  const names = new Set(AREAS.map(({ name }) => name))
  expect(CODE_RULES.flatMap(({ areas }) => areas).filter((name) => !names.has(name))).toEqual([])
})
