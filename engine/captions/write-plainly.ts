import type { Language } from '#engine/types.ts'
import { baseLanguageOf } from '#phrases/languages.ts'

import type { Words } from './dictionary/words.ts'
import { nameEvents } from './find-event.ts'
import type { Profession } from './lexicon/trades.ts'
import { linkFacts } from './link-facts.ts'
import { nameHomePrices, namePrices } from './name-prices.ts'
import { punctuate } from './punctuation/punctuate.ts'

interface Line {
  readonly language: Language
  readonly profession: Profession
  readonly words: Words
}

/** As one writes it: prices, days, and the marks and little words between. */
export function writePlainly(told: string, { language, profession, words }: Line): string {
  const priced = withPrices(told, language, profession)
  const marked = words.marks ? punctuate(priced, language, words.marks) : priced
  return linkFacts(nameEvents(marked, language), baseLanguageOf(language))
}

/** What is money in Brazil, and what homes cost in Portugal. */
function withPrices(told: string, language: Language, profession: Profession): string {
  if (language === 'pt-BR') return namePrices(told, profession)
  return language === 'pt-PT' && profession === 'real-estate' ? nameHomePrices(told) : told
}
