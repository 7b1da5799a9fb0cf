/** Reads what Vitest and Playwright report of a run. */
import { readFileSync } from 'node:fs'
import { hasErrorCode } from '#platform/has-error-code.ts'
import { strayErrorsFile } from './stray-errors.ts'

export interface Outcome {
  readonly passed: number
  readonly failed: number
  /** As the tool that wrote the report takes them. */
  readonly failedFiles: readonly string[]
  /** Errors that belong to no test: they fail the run, and none of its files. */
  readonly strayErrors: number
}

const NOTHING: Outcome = { passed: 0, failed: 0, failedFiles: [], strayErrors: 0 }

/** A step that never ran has no report. @throws Error for a report that cannot be read */
export function readReport(file: string | undefined): Outcome {
  const report = file === undefined ? undefined : (readJson(file) as Report | undefined) // as: both tools document their reports
  if (file === undefined || report === undefined) return NOTHING
  if ('stats' in report) return ofPlaywright(report)
  return { ...ofVitest(report), strayErrors: (readJson(strayErrorsFile(file)) as number | undefined) ?? 0 } // as: what our reporter writes
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return undefined
    throw error
  }
}

function ofVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Omit<Outcome, 'strayErrors'> {
  const failed = testResults.filter(({ status }) => status === 'failed')
  return { passed: numPassedTests, failed: numFailedTests, failedFiles: failed.map(({ name }) => name) }
}

function ofPlaywright({ stats, suites, errors }: PlaywrightReport): Outcome {
  const failedFiles = suites.filter(hasFailed).map(({ file }) => file)
  return { passed: stats.expected, failed: stats.unexpected, failedFiles, strayErrors: errors.length }
}

function hasFailed({ specs, suites = [] }: Suite): boolean {
  return specs.some(({ ok }) => !ok) || suites.some(hasFailed)
}

type Report = VitestReport | PlaywrightReport

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly { readonly name: string; readonly status: string }[]
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number }
  readonly suites: readonly Suite[]
  readonly errors: readonly unknown[]
}

interface Suite {
  readonly file: string
  readonly specs: readonly { readonly ok: boolean }[]
  readonly suites?: readonly Suite[]
}
