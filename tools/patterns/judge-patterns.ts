/**
 * `npm run patterns`: has recheck judge new patterns with an unlimited repeat, and records those found linear; with `-- --all` it
 * judges each of them again.
 */

import { writeFile } from 'node:fs/promises'
import { check, type Diagnostics } from 'recheck'
import judged from './linear-patterns.json' with { type: 'json' }
import { hasOpenRepeat, keyOf } from './open-repeats.ts'
import { readPatterns } from './read-patterns.ts'

const TIMEOUT_MS = 60_000

const { all } = await readPatterns()
const open = all.filter(hasOpenRepeat)
const known = new Set<string>(process.argv.includes('--all') ? [] : judged)
const linear = open.map(keyOf).filter((key) => known.has(key))
for (const pattern of open.filter((each) => !known.has(keyOf(each)))) {
  // one at a time: each uses every core
  const verdict = await check(pattern.source, pattern.flags, { timeout: TIMEOUT_MS })
  if (verdict.status === 'safe') linear.push(keyOf(pattern))
  else console.error(`${pattern.place}: ${verdict.status} ${keyOf(pattern)} ${attackOf(verdict)}`)
}
await writeFile(new URL('linear-patterns.json', import.meta.url), `${JSON.stringify(linear.toSorted(), null, 2)}\n`)
console.log(`${all.length} patterns, ${open.length} with an open repeat, ${linear.length} of them judged linear`)
process.exit(0)

function attackOf(verdict: Diagnostics): string {
  return verdict.status === 'vulnerable' ? `${verdict.complexity.summary} ${verdict.attack.pattern}` : ''
}
