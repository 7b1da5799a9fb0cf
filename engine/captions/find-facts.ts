/** Prices, dates, places and last chances in a message: spans of the member's own text, never rewritten. */

import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'
import { type BaseLanguage, forBaseLanguages } from '#phrases/languages.ts'

import { foldedPattern, foldInPlace } from './fold-in-place.ts'
import { READING } from './lexicon/reading.ts'

export interface Fact {
  readonly kind: 'offer' | 'scarce' | 'when' | 'where'
  readonly from: number
  readonly to: number
}

interface FactPattern {
  readonly kind: Fact['kind']
  readonly pattern: RegExp
}

const whole = (source: string) => foldedPattern(String.raw`(?<![\p{L}\p{N}@#/.])(?:${source})(?![\p{L}\p{N}]|,\d{2}(?!\d))`)

const PATTERNS: Readonly<Record<BaseLanguage, readonly FactPattern[]>> = forBaseLanguages(patternsOf)

function patternsOf(baseLanguage: BaseLanguage): readonly FactPattern[] {
  const { offer, scarce, when } = READING[baseLanguage]
  return [
    ...offer.map((source): FactPattern => ({ kind: 'offer', pattern: whole(source) })),
    // before the days: "últimos dias" is no date
    ...scarce.map((source): FactPattern => ({ kind: 'scarce', pattern: whole(source) })),
    ...when.map((source): FactPattern => ({ kind: 'when', pattern: whole(source) })),
  ]
}

/** Proper names after a preposition; case is what tells them, so this one reads the text unfolded. */
const WHERE: Readonly<Record<BaseLanguage, RegExp>> = forBaseLanguages(wherePattern)

function wherePattern(baseLanguage: BaseLanguage): RegExp {
  const name = String.raw`\p{Lu}[\p{L}'’]+(?:\s+(?:(?:d[aeo]s?|del|de la|of|the)\s+)?\p{Lu}[\p{L}'’]+)*`
  const lead = READING[baseLanguage].whereLead
  return boundedPattern(String.raw`(?<![\p{L}\p{N}])(?:${lead})\s+(?:(?:el|la|los|las|the)\s+)?${name}`, 'gu')
}

/** In the order of the text, without overlaps. */
export function findFacts(text: string, baseLanguage: BaseLanguage): Fact[] {
  const folded = foldInPlace(text)
  const found = PATTERNS[baseLanguage].flatMap(({ kind, pattern }) => spansOf(folded, pattern, kind))
  const places = spansOf(text, WHERE[baseLanguage], 'where')
  return withoutOverlaps([...found, ...places], text.length).sort((one, other) => one.from - other.from)
}

/** The first of those that share a character stays. Marks what is taken: to compare each with each takes the square of their number. */
function withoutOverlaps(facts: readonly Fact[], length: number): Fact[] {
  const taken = new Uint8Array(length)
  return facts.filter(({ from, to }) => {
    if (taken.subarray(from, to).includes(1)) return false
    taken.fill(1, from, to)
    return true
  })
}

function spansOf(text: string, pattern: RegExp, kind: Fact['kind']): Fact[] {
  return Array.from(text.matchAll(pattern), (match) => ({ kind, from: match.index, to: match.index + match[0].length }))
}
