/** What is had for a price, right behind it: "80 each", "70 a hora". */
import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'
import { type BaseLanguage, forBaseLanguages } from '#phrases/languages.ts'
import { foldInPlace } from '../fold-in-place.ts'
import { LINKING } from '../lexicon/linking.ts'
import type { Typed } from './words-of-line.ts'

const PER_UNIT = forBaseLanguages((language) => boundedPattern(`^ ?(?:${LINKING[language].perUnit})(?![\\p{L}])`, 'iu'))
/** "30 pedidos por dia" are counted. */
const PERIOD = /^ (?:por (?:dia|semana)|a (?:day|week)|per (?:day|week))(?!\p{L})/iu
const LONGEST_UNIT = 30

const behind = (line: string, { from, typed }: Typed): string =>
  foldInPlace(line.slice(from + typed.length, from + typed.length + LONGEST_UNIT))

/** What a price is for: "a hora"; empty where nothing tells it. */
export function unitBehind(line: string, word: Typed, language: BaseLanguage): string {
  return PER_UNIT[language].exec(behind(line, word))?.[0].trim() ?? ''
}

export function isBeforeUnit(line: string, word: Typed, language: BaseLanguage): boolean {
  const after = behind(line, word)
  return after.startsWith(' ') && PER_UNIT[language].test(after) && !PERIOD.test(after)
}

/** One figure may count: "leve 2 cada". */
export function isForEach(line: string, word: Typed, language: BaseLanguage): boolean {
  return word.bare.length > 1 && isBeforeUnit(line, word, language)
}
