/** The coin of a line's prices, and how they are written. */
import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'
import type { Language } from '#engine/types.ts'
import { foldInPlace } from '../fold-in-place.ts'
import { TOLD_COUNTRIES } from '../lexicon/told-countries.ts'
import type { Word } from './read-words.ts'

/** What stands before an amount, and behind it. */
export type Coin = readonly [before: string, behind: string]

const DOLLARS: Coin = ['$', '']
const EUROS: Coin = ['', ' €']
const NONE: Coin = ['', '']

/** Where the sign of a country's money is another one than that of most dollars and pesos. */
const COINS: Readonly<Record<string, Coin>> = {
  BR: ['R$ ', ''],
  PT: EUROS,
  ES: EUROS,
  IE: EUROS,
  FR: EUROS,
  DE: EUROS,
  IT: EUROS,
  NL: EUROS,
  BE: EUROS,
  LU: EUROS,
  AT: EUROS,
  GB: ['£', ''],
  PE: ['S/ ', ''],
  CR: ['₡', ''],
  PY: ['₲ ', ''],
  GT: ['Q', ''],
  BO: ['Bs ', ''],
  VE: ['Bs ', ''],
  HN: ['L ', ''],
  NI: ['C$', ''],
  CH: ['CHF ', ''],
  AO: ['', ' Kz'],
  MZ: ['', ' MT'],
  CV: ['', '$00'],
  ...Object.fromEntries(
    ['US', 'CA', 'AU', 'NZ', 'MX', 'AR', 'CL', 'CO', 'UY', 'EC', 'SV', 'PR', 'CU'].map((each) => [each, DOLLARS]),
  ),
}

export interface Land {
  readonly language: Language
  /** ISO 3166 code of where the member is; without it the language tells. */
  readonly country?: string | undefined
}

/** The coin that the line tells itself; else that of the member's country. */
export function coinOf(words: readonly Word[], land: Land): Coin {
  const told = new Set(
    words
      .filter(({ hasCoin, typed }) => hasCoin && !IS_THOUSANDS.test(typed))
      .map(({ typed, bare }) => typed.replace(bare, '#').replace(AROUND, '').replace(PER_UNIT, '')),
  )
  const [coin] = told
  if (coin !== undefined) {
    const [before = '', behind = ''] = told.size === 1 ? coin.split('#') : []
    return [before, behind]
  }
  if (land.country !== undefined && COINS[land.country]) return COINS[land.country] ?? NONE
  const ofTold = COINS[toldCountry(words, land.language)]
  if (ofTold === EUROS && words.some(({ isPrice, bare }) => isPrice && IS_FULL.test(bare))) return NONE
  return ofTold ?? coinOfLanguage(words, land.language)
}

/** Brackets and quotes are around one amount, "/hora" is said of one. */
const AROUND = /^[("“«]|[)"”»]$/gu
const PER_UNIT = /\/\p{L}{1,10}$/u
const LEAST_TOLD = 2

const TOLD = Object.entries(TOLD_COUNTRIES).map(
  ([language, countries]) =>
    [language, countries.map(([country, words]) => [country, boundedPattern(`^(?:${words})$`, 'u')] as const)] as const,
)

/** The one country of which the line has two words or more; one word may be of another one: "pastel de 2 pisos". */
function toldCountry(words: readonly Word[], language: Language): string {
  const countries = TOLD.find(([told]) => told === language)?.[1] ?? []
  const keys = [...new Set(words.map(({ bare }) => foldInPlace(bare).toLowerCase()))]
  const told = countries.filter(([, pattern]) => keys.filter((key) => pattern.test(key)).length >= LEAST_TOLD)
  return told.length === 1 ? (told[0]?.[0] ?? '') : ''
}

/**
 * A price as it was typed is better than one with a wrong coin: in English there is none, and in Spanish only where the number tells
 * it, since what costs thousands mostly costs pesos, and cents behind a comma are euros. A rent of 1200 in Spain is told in dollars so.
 */
function coinOfLanguage(words: readonly Word[], language: Language): Coin {
  if (language === 'pt-BR') return COINS['BR'] ?? NONE
  if (language === 'pt-PT') return EUROS
  if (language === 'en') return NONE
  const prices = words.filter(({ isPrice }) => isPrice).map(({ bare }) => bare)
  // "1,900": Mexicans part thousands like that
  if (prices.some((bare) => /^\d{1,3},\d{3}$/u.test(bare))) return DOLLARS
  if (prices.some((bare) => /,\d{2}$/u.test(bare))) return EUROS
  const full = prices.filter((bare) => IS_FULL.test(bare))
  const isThousands = full.length > 1 && prices.every((bare) => IS_FULL.test(bare) || /^\d{3}$/u.test(bare))
  return isThousands || prices.every((bare) => /^\d{4,}$/u.test(bare)) ? DOLLARS : NONE
}

/** "4500", "5.000". */
const IS_FULL = /^(?:\d{4,}|\d{1,3}(?:\.\d{3}){1,2})$/u

const IS_THOUSANDS = /(?:mil|k|millones|milh[õo]es|milh[ãa]o)$/iu

/** "10 mil" may count followers. */
const IS_BIG = /(?:k|millones|milh[õo]es|milh[ãa]o)$/iu

/** "R$ 2800" is written "R$ 2.800". */
const THOUSANDS = /(?<=^\d{1,3})(?=(?:\d{3}){1,2}(?:,\d{2})?$)/gu

/** Cents are two figures. */
export function writtenPrice({ typed, bare, hasCoin }: Word, [before, behind]: Coin): string {
  const whole = /^\d{1,5}[.,]\d$/u.test(bare) && !IS_THOUSANDS.test(typed) ? `${bare}0` : bare
  const amount = before === COINS['BR']?.[0] ? whole.replaceAll(THOUSANDS, '.') : whole
  if (!hasCoin) return typed.replace(bare, () => `${before}${amount}${behind}`)
  const isBare = IS_BIG.test(typed) && !/[€£$]/u.test(typed)
  return `${isBare ? before : ''}${typed.replace(bare, () => amount)}${isBare ? behind : ''}`
}
