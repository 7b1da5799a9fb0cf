/** "Fizemos 120 doces", "200 members strong", "hoy 7 clientas": numbers that tell how many were made, came or are there. */
import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'
import { type BaseLanguage, forBaseLanguages } from '#phrases/languages.ts'
import { COUNTING_VERBS, PRICING_VERBS } from '../lexicon/counting-verbs.ts'
import { IS_NUMBER, type Looked } from '../punctuation/features.ts'

interface Token {
  readonly bare: string
  readonly mark: string
}

const whole = (source: string): RegExp => boundedPattern(`^(?:${source})$`, 'u')
const PRICING = forBaseLanguages((language) => whole(PRICING_VERBS[language]))
const COUNTING = forBaseLanguages((language) => whole(COUNTING_VERBS[language]))
/** Words in "-dad" look like what Spaniards say to several: "mensualidad". */
const IS_PARTICIPLE = /[ai]d[oa]s?$|[aei]d$/u
const IS_THING = /^(?:word|either|verb|name|unit)$/u

/** @returns places of numbers that are no prices; each has its thing behind it */
export function findCountedByVerbs(words: readonly Token[], looked: readonly Looked[], language: BaseLanguage): number[] {
  const numbers = [...words.keys()].filter((at) => IS_NUMBER.test(words[at]?.bare ?? ''))
  const isSole = numbers.length === 1
  return numbers.filter((at) => {
    const [before, here, after] = [looked[at - 1], words[at], looked[at + 1]]
    if (here?.mark !== '' || after === undefined || !IS_THING.test(after.kind)) return false
    if (before === undefined) return true
    if (words[at - 1]?.mark !== '') return false
    const isMany = after.key.endsWith('s')
    return isCountingVerb(before, language) || (isMany && (isSole || before.kind === 'now'))
  })
}

/** What somebody does, unless it tells what things cost: "sai 40", "cuesta 30". */
function isCountingVerb({ key, kind }: Looked, language: BaseLanguage): boolean {
  if (PRICING[language].test(key)) return false
  return COUNTING[language].test(key) || (language !== 'en' && kind === 'verb' && !IS_PARTICIPLE.test(key))
}
