import { SECOND } from '#platform/clock.ts'
import type { Row } from './run-scenario.ts'

const HEAD = ['scenario', 'result', 'failed calls', 'well again after', 'slowest call', 'all done after', 'what happened']

/** A Markdown table, its head first. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map((row) => [
    row.name,
    resultOf(row),
    `${row.failedCalls} of ${row.calls}`,
    seconds(row.recoveryMs),
    seconds(row.slowestMs),
    seconds(row.drainedMs),
    [row.skipped ?? '', row.note, ...row.breaches].filter((text) => text !== '').join('; '),
  ])
  return [HEAD, HEAD.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function resultOf({ breaches, skipped }: Row): string {
  if (breaches.length > 0) return 'FAILED'
  return skipped === undefined ? 'survived' : 'SKIPPED'
}

function seconds(ms: number): string {
  return `${(ms / SECOND).toFixed(1)} s`
}
