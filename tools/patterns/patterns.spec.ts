import { beforeAll, expect, it } from 'vitest'
import { check } from 'recheck'
import { boundRepeats } from '#engine/backdrop-description/bounded-pattern.ts'
import type { Patterns } from './list-patterns.ts'
import bounded from './bounded-patterns.json' with { type: 'json' }
import { fingerprintOf } from './fingerprint.ts'
import judged from './linear-patterns.json' with { type: 'json' }
import { hasOpenRepeat, keyOf } from './open-repeats.ts'
import { parseAst } from 'vite'
import { patternInCall, textConstantsIn, UNKNOWN } from './text-patterns.ts'
import { readPatterns } from './read-patterns.ts'
import { isLinearOver } from './time-pattern.ts'

/** Patterns with an unlimited repeat that were not found linear, each with the reason. */
const EXEMPT: Readonly<Record<string, string>> = {}

/** Built from one of our constants when a post fails. */
const BUILT_LATER = [
  'features/publishing/server/steps/perform-step.ts',
  // the rules of a dictionary, for its own words
  'engine/captions/dictionary/expand-dictionary.ts',
]

let patterns: Patterns
beforeAll(async () => {
  patterns = await readPatterns()
}, 120_000)

it('finds the patterns of the product, including those that its modules build', () => {
  expect(patterns.all.length).toBeGreaterThan(800)
  const offers = patterns.all.filter(({ source }) => source.includes('a partir de') && source.includes('r\\$'))
  expect(offers.length).toBeGreaterThan(0)
})

it('sees every place that builds one', () => {
  const unseen = patterns.unseen.filter((place) => !BUILT_LATER.some((file) => place.startsWith(`${file}:`)))
  expect(unseen).toEqual([])
})

it('no pattern of the product takes more than linear time: its repeats have ends, or recheck has judged it (npm run patterns)', () => {
  const linear = new Set(judged)
  const open = patterns.all.filter(hasOpenRepeat).filter((pattern) => !linear.has(keyOf(pattern)) && !(keyOf(pattern) in EXEMPT))
  expect(open.map((pattern) => `${pattern.place} ${keyOf(pattern)}`)).toEqual([])
})

it('patterns of a lexicon have no unlimited repeat', () => {
  const built = patterns.all.filter(({ place }) => place.startsWith('engine/backdrop-description/bounded-pattern.ts:'))
  expect(built.length).toBeGreaterThan(400)
  expect(built.filter(hasOpenRepeat)).toEqual([])
})

it('recheck has judged every other pattern safe, or it was timed on texts made against it (npm run patterns)', () => {
  const known = new Set([...bounded.judged, ...bounded.timed])
  const ended = patterns.all.filter((pattern) => !hasOpenRepeat(pattern) && !(keyOf(pattern) in EXEMPT))
  const unknown = ended.filter((pattern) => !known.has(fingerprintOf(pattern)))
  expect(unknown.map((pattern) => `${pattern.place} ${keyOf(pattern)}`)).toEqual([])
  expect(bounded.timed.length / ended.length).toBeLessThan(1 / 20)
})

it('removes patterns that no longer exist', () => {
  const all = new Set(patterns.all.map(keyOf))
  const fingerprints = new Set(patterns.all.map(fingerprintOf))
  expect([...bounded.judged, ...bounded.timed].filter((one) => !fingerprints.has(one))).toEqual([])
  expect([...judged, ...Object.keys(EXEMPT)].filter((key) => !all.has(key))).toEqual([])
})

it.each([String.raw`^(?:a|a)+$`, String.raw`(?:,?\s*\b(?:e|com)\s+)*garantia`, String.raw`\s+$`])(
  'recheck finds fault with %s',
  async (source) => {
    expect((await check(source, 'u', { timeout: 60_000 })).status).toBe('vulnerable')
  },
)

it.each([
  [String.raw`\s+$`, false],
  [String.raw`(?:\s*,)*x`, false],
  [String.raw`a{1,30}b`, true],
  [String.raw`\bcom\s{1,3}garantia`, true],
])('times %s on texts made against it', (source, isLinear) => {
  const texts = [' ', ' , ', 'a', 'com '].map((word) => (length: number) => `${word.repeat(length / word.length)}!`)
  expect(isLinearOver({ source, flags: 'u' }, texts)).toBe(isLinear)
})

it.each([
  [String.raw`a+b*c{2,}`, 'a{1,30}b{0,30}c{2,30}'],
  [String.raw`\s+\d*\p{L}+`, String.raw`\s{1,3}\d{0,9}\p{L}{1,30}`],
  [String.raw`(?:a|b)*?[+*]\+`, String.raw`(?:a|b){0,4}?[+*]\+`],
  [String.raw`[^\]+]+x{1,2}`, String.raw`[^\]+]{1,30}x{1,2}`],
])('gives the repeats of %s their ends', (open, withEnds) => {
  expect(boundRepeats(open)).toBe(withEnds)
})

const NAMED = "const LETTERS = '(a+)+$'"
it.each([
  ["text.search('(a+)+$')", '(a+)+$', ''],
  ['text.match(`(a+)+$`)', '(a+)+$', ''],
  ["text?.matchAll('(a+)+$')", '(a+)+$', 'g'],
  [`${NAMED}; text.match(LETTERS)`, '(a+)+$', ''],
])('sees the pattern in %s', (code, source, flags) => {
  expect(textPatternsIn(code)).toEqual([{ source, flags }])
})

it.each(['text.match(`^${name}+$`)', "text.search('a' + name)", 'text.match(String.raw`\\s+${name}`)'])(
  'asks to write %s in another way',
  (code) => {
    expect(textPatternsIn(code)).toEqual([UNKNOWN])
  },
)

it.each([
  "text.split('a+')",
  "text.replaceAll('(', '')",
  'text.match(/a/u)',
  'text.match(PATTERN)',
  "routes.search({ name: 'a' })",
])('%s builds no pattern of a text', (code) => {
  expect(textPatternsIn(code)).toEqual([])
})

function textPatternsIn(code: string) {
  const { body } = parseAst(code, { lang: 'ts' })
  const constants = textConstantsIn(body)
  const found: unknown[] = []
  const visit = (node: unknown): void => {
    const pattern = patternInCall(node, constants)
    if (pattern !== undefined) found.push(pattern)
    if (typeof node === 'object' && node !== null) Object.values(node).forEach(visit)
  }
  visit(body)
  return found
}
