/**
 * `npm run patterns`: has recheck analyse new patterns, and records those found linear: with an unlimited repeat in
 * `linear-patterns.json`, all others in `bounded-patterns.json`. With `-- --all` it analyses each of them again.
 */

import { writeFile } from 'node:fs/promises'
import { check, type Diagnostics } from 'recheck'
import bounded from './bounded-patterns.json' with { type: 'json' }
import { fingerprintOf } from './fingerprint.ts'
import judged from './linear-patterns.json' with { type: 'json' }
import type { Pattern } from './list-patterns.ts'
import { hasOpenRepeat, keyOf } from './open-repeats.ts'
import { readPatterns } from './read-patterns.ts'
import { attackTexts, isLinearOver, ownTexts } from './time-pattern.ts'

const TIMEOUT_MS = 60_000
/** So many judgements may be lost when the script is ended. */
const KEPT_EVERY = 20

const isAll = process.argv.includes('--all')
const { all } = await readPatterns()
const open = all.filter(hasOpenRepeat)
const ended = all.filter((pattern) => !hasOpenRepeat(pattern))

const linear = await judgeOpen()
const { judged: safe, timed } = await judgeEnded()
console.log(`${all.length} patterns, ${open.length} with an open repeat, ${linear.length} of them judged linear;`)
console.log(`${ended.length} without one, ${safe.length} of them judged safe and ${timed.length} timed`)
process.exit(0)

async function judgeOpen(): Promise<readonly string[]> {
  const known = new Set<string>(isAll ? [] : judged)
  const found = open.map(keyOf).filter((key) => known.has(key))
  for (const pattern of open.filter((each) => !known.has(keyOf(each)))) {
    const result = await analyse(pattern)
    if (result.status === 'safe') found.push(keyOf(pattern))
    else console.error(`${pattern.place}: ${result.status} ${keyOf(pattern)} ${attackOf(result)}`)
  }
  await write('linear-patterns.json', found.toSorted())
  return found
}

/**
 * The repeats of these have ends, so their work at each place of a text has a bound; recheck says that it is small. Where it
 * cannot tell in time, or finds an attack only below those ends, the pattern is timed on texts made against it.
 */
async function judgeEnded(): Promise<Record<keyof typeof bounded, readonly string[]>> {
  const known = { judged: new Set(isAll ? [] : bounded.judged), timed: new Set<string>(isAll ? [] : bounded.timed) }
  const names = ended.map(fingerprintOf)
  const found = { judged: names.filter((name) => known.judged.has(name)), timed: names.filter((name) => known.timed.has(name)) }
  const keep = () => write('bounded-patterns.json', { judged: found.judged.toSorted(), timed: found.timed.toSorted() })
  const fresh = ended.filter((_, index) => !known.judged.has(names[index] ?? '') && !known.timed.has(names[index] ?? ''))
  for (const [index, pattern] of fresh.entries()) {
    const result = await analyse(pattern)
    if (result.status === 'safe') found.judged.push(fingerprintOf(pattern))
    else if (isLinearOver(pattern, textsAgainst(pattern, result))) found.timed.push(fingerprintOf(pattern))
    else console.error(`${pattern.place}: ${result.status} and slow, ${keyOf(pattern)} ${attackOf(result)}`)
    if (index % KEPT_EVERY === 0) await keep()
  }
  await keep()
  return found
}

/** One at a time: each uses every core. */
function analyse({ source, flags }: Pattern): Promise<Diagnostics> {
  return check(source, flags, { timeout: TIMEOUT_MS })
}

function textsAgainst(pattern: Pattern, result: Diagnostics) {
  return [...ownTexts(pattern), ...(result.status === 'vulnerable' ? attackTexts(result.attack) : [])]
}

function attackOf(result: Diagnostics): string {
  return result.status === 'vulnerable' ? `${result.complexity.summary} ${result.attack.pattern}` : ''
}

async function write(file: string, content: unknown): Promise<void> {
  await writeFile(new URL(file, import.meta.url), `${JSON.stringify(content, null, 2)}\n`)
}
