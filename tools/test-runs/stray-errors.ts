/** Vitest's JSON report leaves out the errors that belong to no test. This reporter counts them in a file beside it. */
import { writeFileSync } from 'node:fs'
import type { Reporter, Vitest } from 'vitest/node'

/** @param report the path of the JSON report */
export function strayErrorsFile(report: string): string {
  return report.replace(/\.json$/, '.stray-errors.json')
}

// oxlint-disable-next-line import/no-default-export -- Vitest loads a reporter by it
export default class StrayErrorsReporter implements Reporter {
  #report = ''

  onInit({ config: { outputFile } }: Pick<Vitest, 'config'>): void {
    this.#report = (typeof outputFile === 'object' ? outputFile.json : outputFile) ?? ''
  }

  onTestRunEnd(_: unknown, errors: readonly unknown[]): void {
    if (this.#report !== '') writeFileSync(strayErrorsFile(this.#report), JSON.stringify(errors.length))
  }
}
