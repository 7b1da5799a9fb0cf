/** How the work of a pattern grows with a text that was made against it. */
import type { AttackPattern } from 'recheck'
import type { Pattern } from './list-patterns.ts'

const SHORT = 2_500
const LONG = 20_000
/** Growth of the processor time for each character, beyond what caches and measuring add to constant work. */
const MAX_GROWTH = 2
/** A short text is read as often as makes it as long as the long one: some machines count processor time in steps of four milliseconds. */
const SHORT_READS = LONG / SHORT
/** Too little to measure. */
const MIN_MS = 2
const TRIES = 5
/** No measuring makes this of constant work: it is not measured again. */
const CERTAIN_MS = 100

/** Whether the time for each character stays the same up to 20,000 characters, over every text. */
export function isLinearOver(
  { source, flags }: Pick<Pattern, 'source' | 'flags'>,
  texts: readonly ((length: number) => string)[],
): boolean {
  const pattern = new RegExp(source, flags.includes('g') ? flags : `${flags}g`)
  const isLinearOnce = (text: (length: number) => string) => {
    const long = timeOf(pattern, text(LONG))
    return long < MIN_MS || long <= MAX_GROWTH * Math.max(timeOf(pattern, text(SHORT), SHORT_READS), MIN_MS)
  }
  // a busy machine slows down one measurement or two; time that grows faster does so every time
  return texts.every((text) => [1, 2, 3].some(() => isLinearOnce(text)))
}

/** Processor time in milliseconds of reading the text so often, the least of some tries. */
function timeOf(pattern: RegExp, text: string, reads = 1): number {
  let least = Infinity
  for (let tries = 0; tries < TRIES; tries++) {
    const before = process.threadCpuUsage()
    for (let read = 0; read < reads; read++) for (const _ of text.matchAll(pattern));
    const { user, system } = process.threadCpuUsage(before)
    const ms = (user + system) / 1000
    least = Math.min(least, ms)
    if (ms > CERTAIN_MS) break
  }
  return least
}

/** recheck's own attack, with as many repeats as the length allows. */
export function attackTexts({ pumps, suffix }: Pick<AttackPattern, 'pumps' | 'suffix'>): ((length: number) => string)[] {
  return [
    (length) => {
      const size = pumps.reduce((sum, { pump }) => sum + pump.length, 0) || 1
      const times = Math.max(1, Math.floor(length / size))
      return pumps.map(({ prefix, pump }) => prefix + pump.repeat(times)).join('') + suffix
    },
  ]
}

/** Ends a text in a way that no pattern wants, so that each repeat was in vain. */
const UNWANTED = '\u0000'

/** Texts of the pattern's own words, each repeated, and all in a row. */
export function ownTexts({ source }: Pick<Pattern, 'source'>): ((length: number) => string)[] {
  const words = [...new Set(source.match(/\p{L}{2,}/gu) ?? [])]
  const rows = [words.join(' '), words.join(''), ...words.flatMap((word) => [word, `${word} `, `${word}  `])]
  return rows.filter(Boolean).map((row) => (length) => row.repeat(Math.ceil(length / row.length)).slice(0, length - 1) + UNWANTED)
}
