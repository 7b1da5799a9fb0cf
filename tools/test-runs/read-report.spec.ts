import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readReport } from './read-report.ts'

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
  })
})

test('counts and failed files of stories, in groups too', () => {
  const suites = [
    { file: 'a.e2e.ts', specs: [{ ok: true }] },
    { file: 'b.e2e.ts', specs: [{ ok: true }], suites: [{ file: 'b.e2e.ts', specs: [{ ok: false }] }] },
  ]
  expect(read({ stats: { expected: 2, unexpected: 1 }, suites })).toEqual({ passed: 2, failed: 1, failedFiles: ['b.e2e.ts'] })
})

test('nothing for a step that never ran', () => {
  expect(readReport(undefined)).toEqual({ passed: 0, failed: 0, failedFiles: [] })
  expect(readReport(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 0, failedFiles: [] })
})
