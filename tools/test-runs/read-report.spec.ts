import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Vitest } from 'vitest/node'
import { readReport } from './read-report.ts'
import StrayErrorsReporter from './stray-errors.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'report-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function read(report: object) {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return readReport(file)
}

test('counts and failed files of specs', () => {
  const testResults = [
    { name: '/a.spec.ts', status: 'passed' },
    { name: '/b.spec.ts', status: 'failed' },
  ]
  expect(read({ numPassedTests: 5, numFailedTests: 2, testResults })).toEqual({
    passed: 5,
    failed: 2,
    failedFiles: ['/b.spec.ts'],
    strayErrors: 0,
  })
})

test('errors that belong to no test, of specs and of stories', () => {
  const file = join(folder, 'strays.json')
  const reporter = new StrayErrorsReporter()
  // as: all that the reporter reads of Vitest
  reporter.onInit({ config: { outputFile: { json: file } } } as unknown as Pick<Vitest, 'config'>)
  reporter.onTestRunEnd([], [new Error('nobody waited for it')])
  writeFileSync(file, JSON.stringify({ numPassedTests: 1, numFailedTests: 0, testResults: [] }))
  expect(readReport(file).strayErrors).toBe(1)
  expect(read({ stats: { expected: 2, unexpected: 0 }, suites: [], errors: [{ message: 'no browser' }] }).strayErrors).toBe(1)
})

test('counts and failed files of stories, in groups too', () => {
  const suites = [
    { file: 'a.e2e.ts', specs: [{ ok: true }] },
    { file: 'b.e2e.ts', specs: [{ ok: true }], suites: [{ file: 'b.e2e.ts', specs: [{ ok: false }] }] },
  ]
  expect(read({ stats: { expected: 2, unexpected: 1 }, suites, errors: [] })).toEqual({
    passed: 2,
    failed: 1,
    failedFiles: ['b.e2e.ts'],
    strayErrors: 0,
  })
})

test('nothing for a step that never ran', () => {
  const nothing = { passed: 0, failed: 0, failedFiles: [], strayErrors: 0 }
  expect(readReport(undefined)).toEqual(nothing)
  expect(readReport(join(folder, 'none.json'))).toEqual(nothing)
})

test('no report that was cut off', () => {
  const file = join(folder, 'cut-off.json')
  writeFileSync(file, '{"numPassedTests": 5,')
  expect(() => readReport(file)).toThrow()
})
