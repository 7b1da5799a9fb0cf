/** The results of a run: counts, the slowest, the largest, the findings. As a table of Markdown, or for a terminal. */
import type { HealthFigures } from './watch-health.ts'
import type { Finding, Tally } from './checker.ts'
import { percentile } from './checker.ts'
import { ROLES } from './users.ts'

export interface Outcome {
  readonly seed: number
  readonly from: number
  readonly next: number
  readonly minutes: number
  readonly tallies: readonly Tally[]
  readonly findings: readonly Finding[]
  readonly health: HealthFigures
  readonly notes: readonly string[]
  readonly medianOf: (name: string) => number | undefined
}

type Row = readonly (string | number)[]

const MOST = 10
const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0)

type Count = 'sent' | 'accepted' | 'refused' | 'failed' | 'silent'

function sum(list: readonly Tally[], count: Count): number {
  return list.reduce((total, tally) => total + tally[count], 0)
}

export function writeTables({ tallies, health, medianOf }: Outcome): string {
  const surfaces = [...Map.groupBy(tallies, ({ surface, role }) => `${surface} | ${role}`)]
  const counts = surfaces.map(([name, list]): Row => {
    const [surface = '', role = ''] = name.split(' | ')
    const times = list.flatMap((tally) => tally.ms)
    const largest = Math.max(...list.map(({ largestAnswer }) => largestAnswer))
    return [
      surface,
      role,
      new Set(list.map((tally) => tally.name)).size,
      sum(list, 'sent'),
      sum(list, 'accepted'),
      sum(list, 'refused'),
      sum(list, 'failed'),
      sum(list, 'silent'),
      ms(percentile(times, 0.5)),
      ms(percentile(times, 0.99)),
      largest,
    ]
  })
  const slowest = [...tallies].sort((a, b) => b.slowest.ms - a.slowest.ms).slice(0, MOST)
  const largest = [...tallies].sort((a, b) => b.largestAnswer - a.largestAnswer).slice(0, MOST)
  return [
    table(
      ['surface', 'role', 'calls', 'sent', 'taken', 'refused', '5xx', 'no answer', 'p50 ms', 'p99 ms', 'largest bytes'],
      counts,
    ),
    table(
      ['slowest', 'role', 'ms', 'median of the call', 'case'],
      slowest.map((tally) => [tally.name, tally.role, ms(tally.slowest.ms), ms(medianOf(tally.name) ?? 0), tally.slowest.number]),
    ),
    table(
      ['largest answer', 'role', 'bytes'],
      largest.map((tally) => [tally.name, tally.role, tally.largestAnswer]),
    ),
    table(
      ['`/healthz`', 'asked', 'missed', 'median calm ms', 'median ms', 'p99 ms', 'slowest ms'],
      [
        [
          'the product',
          health.asked,
          health.missed,
          ms(health.calmMedianMs),
          ms(health.medianMs),
          ms(health.p99Ms),
          ms(health.slowestMs),
        ],
        ['a bare server beside it', health.asked, '', '', '', ms(health.bareP99Ms), ms(health.bareSlowestMs)],
      ],
    ),
  ].join('\n\n')
}

/** Every call with how often each role sent it, and how many were accepted: when none is, the values are no good. */
export function writeCalls(tallies: readonly Tally[]): string {
  const byName = Map.groupBy(tallies, ({ surface, name }) => `${surface}: ${name}`)
  const rows = [...byName].map(([name, list]): Row => {
    const cell = (role: string) => {
      const tally = list.find((each) => each.role === role)
      return tally ? `${tally.accepted}/${tally.sent}` : '–'
    }
    return [
      name,
      ...ROLES.map(cell),
      ms(
        percentile(
          list.flatMap((tally) => tally.ms),
          0.5,
        ),
      ),
    ]
  })
  return table(['taken/sent', ...ROLES, 'p50 ms'], rows)
}

export function writeFindings(findings: readonly Finding[], seed: number): string {
  return findings
    .map(({ kind, what, number, request, times }) => {
      const again = number >= 0 ? `\n  again: npm run fuzz -- --seed ${seed} --case ${number}` : ''
      return `✗ ${kind}, ${times} ×: ${what}${again}\n${request.replaceAll(/^/gm, '    ')}`
    })
    .join('\n\n')
}

function table(heads: readonly string[], rows: readonly Row[]): string {
  const lines = [heads, heads.map(() => '-'), ...rows].map((row) => row.map(String))
  const widths = heads.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0), 3))
  return lines
    .map(
      (line, place) =>
        `| ${line.map((cell, at) => (place === 1 ? '-'.repeat(widths[at] ?? 3) : cell.padEnd(widths[at] ?? 0))).join(' | ')} |`,
    )
    .join('\n')
}
