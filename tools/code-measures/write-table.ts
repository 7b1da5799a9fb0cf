/** Writes the measures into the page, and reads them back from it. */
import type { Measure } from './measure-code.ts'

export const PAGE = 'docs/code-measures.md'
const BEGIN = '<!-- made by `npm run docs:measures` -->'
const END = '<!-- end of the table -->'

/** The same script on c04eed67, the last commit before its rules held. */
const BEFORE: Readonly<Record<string, number>> = {
  'Source files': 1501,
  'Thousand lines of source': 95.24,
  'Lines of a file: median': 47,
  'Lines of a file: 95th percentile': 173,
  'Lines of the longest file': 499,
  'Files over 300 lines': 5,
  'Lines of a function: 95th percentile': 28,
  'Lines of a function: 99th percentile': 46,
  'Lines of the longest function': 77,
  'Functions over 60 lines, %': 0.2,
  '`any`': 0,
  'Non-null `!`': 0,
  'Silenced type errors': 0,
  'Suppressions of the linter in a thousand lines': 1.82,
  'Files in cycles of value imports': 0,
  'Web features in cycles': 7,
  'Files that only re-export': 8,
  'Files with a default export': 0,
  'Files that read the environment': 12,
  'Comment lines, %': 9.81,
  'Lines of tests for a line of source': 0.42,
  'Test cases in a thousand lines of source': 25.21,
  'Names from the old vocabulary': 1323,
  'Source files in the largest folder': 106,
  'Packages that we depend on': 80,
}

export function writeTable(page: string, measures: readonly Measure[]): string {
  const [above, rest] = page.split(BEGIN)
  const below = rest?.split(END)[1]
  if (above === undefined || below === undefined) throw new Error(`the page lacks "${BEGIN}" or "${END}"`)
  const rows = measures.map(({ name, value, limit }) => [name, BEFORE[name] ?? '', value, limit ? writeLimit(limit) : ''])
  const lines = [['Measure', 'before', 'now', 'limit'], ['---', '---', '---', '---'], ...rows]
  return [above, BEGIN, '\n\n', ...lines.map((cells) => `| ${cells.join(' | ')} |\n`), '\n', END, below].join('')
}

function writeLimit({ atLeast, atMost }: NonNullable<Measure['limit']>): string {
  if (atLeast === undefined) return `≤ ${atMost}`
  return atMost === undefined ? `≥ ${atLeast}` : `${atLeast}…${atMost}`
}

/** The figures of the page, by name. */
export function readTable(page: string): ReadonlyMap<string, number> {
  const rows = page.matchAll(/^\| (.+?) +\| +[^|]*\| +([\d.]+) +\|/gm)
  return new Map([...rows].map(([, name = '', value]) => [name, Number(value)]))
}
