/** `npm run patterns`: has recheck judge every pattern that repeats something without an end, and keeps those found linear. */

import { writeFile } from 'node:fs/promises'
import { check, type Diagnostics } from 'recheck'
import { hasOpenRepeat, keyOf } from './open-repeats.ts'
import { readPatterns } from './read-patterns.ts'

const TIMEOUT_MS = 60_000

const { all } = await readPatterns()
const linear: string[] = []
for (const pattern of all.filter(hasOpenRepeat)) {
  // one at a time: it uses every core there is
  const verdict = await check(pattern.source, pattern.flags, { timeout: TIMEOUT_MS }) // oxlint-disable-line no-await-in-loop -- see above
  if (verdict.status === 'safe') linear.push(keyOf(pattern))
  else console.error(`${pattern.place}: ${verdict.status} ${keyOf(pattern)} ${attackOf(verdict)}`)
}
await writeFile(new URL('linear-patterns.json', import.meta.url), `${JSON.stringify(linear.toSorted(), null, 2)}\n`)
console.log(
  `${all.length} patterns, ${all.filter(hasOpenRepeat).length} with an open repeat, ${linear.length} of them judged linear`,
)
process.exit(0)

function attackOf(verdict: Diagnostics): string {
  return verdict.status === 'vulnerable' ? `${verdict.complexity.summary} ${verdict.attack.pattern}` : ''
}
