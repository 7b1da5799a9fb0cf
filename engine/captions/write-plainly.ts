import type { Language } from '#engine/types.ts'

import { nameEvents } from './find-event.ts'
import type { Profession } from './lexicon/trades.ts'
import { nameHomePrices, namePrices } from './name-prices.ts'

/** Prices and days of the year as one writes them. */
export function writePlainly(told: string, language: Language, profession: Profession): string {
  return nameEvents(withPrices(told, language, profession), language)
}

/** What is money in Brazil, and what homes cost in Portugal. */
function withPrices(told: string, language: Language, profession: Profession): string {
  if (language === 'pt-BR') return namePrices(told, profession)
  return language === 'pt-PT' && profession === 'real-estate' ? nameHomePrices(told) : told
}
