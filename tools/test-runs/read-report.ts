/** Reads what Vitest and Playwright report of a run. */
import { readFileSync } from 'node:fs'

export interface Outcome {
  readonly passed: number
  readonly failed: number
  /** As the tool that wrote the report takes them. */
  readonly failedFiles: readonly string[]
}

const NOTHING: Outcome = { passed: 0, failed: 0, failedFiles: [] }

/** A step that never ran has no report. */
export function readReport(file: string | undefined): Outcome {
  try {
    const report = JSON.parse(readFileSync(file ?? '', 'utf8')) as Report // as: both tools document their reports
    return 'stats' in report ? ofPlaywright(report) : ofVitest(report)
  } catch {
    return NOTHING
  }
}

function ofVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Outcome {
  const failed = testResults.filter(({ status }) => status === 'failed')
  return { passed: numPassedTests, failed: numFailedTests, failedFiles: failed.map(({ name }) => name) }
}

function ofPlaywright({ stats, suites }: PlaywrightReport): Outcome {
  return { passed: stats.expected, failed: stats.unexpected, failedFiles: suites.filter(hasFailed).map(({ file }) => file) }
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
}

interface Suite {
  readonly file: string
  readonly specs: readonly { readonly ok: boolean }[]
  readonly suites?: readonly Suite[]
}
