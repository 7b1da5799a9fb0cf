import { SECOND } from '#platform/clock.ts'
import type { Row } from './live-through.ts'

const HEAD = ['day', 'result', 'failed calls', 'well again after', 'slowest call', 'all done after', 'what happened']

/** A Markdown table, its head first. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map((row) => [
    row.name,
    row.breaches.length === 0 ? 'survived' : 'FAILED',
    `${row.failedCalls} of ${row.calls}`,
    seconds(row.recoveryMs),
    seconds(row.slowestMs),
    seconds(row.drainedMs),
    [row.note, ...row.breaches].filter((text) => text !== '').join('; '),
  ])
  return [HEAD, HEAD.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function seconds(ms: number): string {
  return `${(ms / SECOND).toFixed(1)} s`
}
