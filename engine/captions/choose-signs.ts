/** Signs of the trade, or of the thing that the line names; none where nothing is to be cheered, and none that show another thing. */
import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'
import { foldText } from '#engine/backdrop-description/clean-text.ts'
import { type BaseLanguage, forBaseLanguages } from '#phrases/languages.ts'

import { findOwnTags } from './find-own-tags.ts'
import { fitSigns } from './fit-animals.ts'
import type { Objective } from './lexicon/grammar.ts'
import { SAD, SOBER } from './lexicon/selling.ts'
import { SIGNS_OF_THINGS } from './lexicon/signs-of-things.ts'
import { factsOfTrade } from './lexicon/trades.ts'
import type { Reading } from './read-message.ts'

const PLAIN: ReadonlySet<Objective> = new Set(['hiring', 'hours'])
const IS_SAD = forBaseLanguages((language) => boundedPattern(SAD[language], 'u'))
const IS_SOBER = boundedPattern(SOBER, 'u')
const THINGS = SIGNS_OF_THINGS.map(({ sign, said, trades }) => ({ sign, trades, pattern: boundedPattern(said, 'u') }))

/** @param message as it was typed: orders about its tone are no part of what is told */
export function chooseSigns(reading: Reading, message: string, baseLanguage: BaseLanguage): readonly string[] {
  const { objective, occupation, profession, told } = reading
  if (PLAIN.has(objective) || IS_SAD[baseLanguage].test(foldText(told)) || IS_SOBER.test(foldText(message))) return []
  const own = findOwnTags(occupation, baseLanguage)?.emoji ?? []
  const group = profession === 'generic' && occupation !== '' ? [] : factsOfTrade(profession).emoji
  const signs = fitSigns(own.length === 0 ? group : own, told)
  const words = foldText(`${told} ${occupation}`)
  const named = THINGS.filter(({ pattern, trades }) => trades.includes(profession) && pattern.test(words)).map(({ sign }) => sign)
  return named.length > 0 ? named : signs.filter((sign) => THINGS.every((thing) => thing.sign !== sign))
}
