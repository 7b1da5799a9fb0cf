/** The coin of a line's prices, and how they are written. */
import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'
import type { Language } from '#engine/types.ts'
import { foldInPlace } from '../fold-in-place.ts'
import { AMERICAN, TOLD_COUNTRIES } from '../lexicon/told-countries.ts'
import { coinSlots } from '../learned/coin-slots.ts'
import { choose, type Perceptron } from '../learned/perceptron.ts'
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
  /** What she does, in her own words: they tell a country as well. */
  readonly occupation?: string | undefined
  /** She wants no price told. */
  readonly isWithoutPrice?: boolean
}

/** The coin that the line tells itself; else that of the member's country. */
export function coinOf(words: readonly Word[], land: Land, coins: Perceptron | undefined): Coin {
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
  return coinOfWords(words, land, coins)
}

/** Where nobody tells the country. */
function coinOfWords(words: readonly Word[], land: Land, coins: Perceptron | undefined): Coin {
  const ofLanguage = coinOfLanguage(words, land.language)
  const [country = '', another] = toldCountries(words, land)
  if (another !== undefined) return ofLanguage
  const ofTold = COINS[country]
  if (ofTold === EUROS && words.some(({ isPrice, bare }) => isPrice && IS_FULL.test(bare))) return NONE
  if (ofTold) return ofTold
  return ofLanguage === NONE && coins ? likelyCoin(words, land, coins) : ofLanguage
}

/** Brackets and quotes are around one amount, "/hora" is said of one. */
const AROUND = /^[("“«]|[)"”»]$/gu
const PER_UNIT = /\/\p{L}{1,10}$/u
const LEAST_TOLD = 2

const forWord = (source: string): RegExp => boundedPattern(`^(?:${source})$`, 'u')
const TOLD = Object.entries(TOLD_COUNTRIES).map(
  ([language, countries]) =>
    [language, countries.map(([country, words, sure]) => [country, forWord(words), forWord(sure)] as const)] as const,
)

/** The countries of which the line has a sure word, or two of the others: one may be said elsewhere, "pastel de 2 pisos". */
function toldCountries(words: readonly Word[], { language, occupation = '' }: Land): readonly string[] {
  const countries = TOLD.find(([told]) => told === language)?.[1] ?? []
  const keys = [...new Set([...words.map(({ bare }) => bare), ...occupation.split(/\s+/u)].map(keyOfTold))]
  const isTold = (pattern: RegExp, sure: RegExp) =>
    keys.some((key) => sure.test(key)) || keys.filter((key) => pattern.test(key)).length >= LEAST_TOLD
  return countries.filter(([, pattern, sure]) => isTold(pattern, sure)).map(([country]) => country)
}

const IS_AMERICAN = forWord(AMERICAN)
/** How far a coin has to be ahead of the other one. Of the lines that it is learned from, a fifth kept aside, 97 of 100 such coins were right. */
const LEAST_LEADS: Readonly<Record<string, number>> = { '€': 3, $: 4.5 }

/** What most lines with such words and sums are told in; none where that is not sure. */
function likelyCoin(words: readonly Word[], { occupation = '' }: Land, coins: Perceptron): Coin {
  const told = occupation.split(/\s+/u)
  // "1.200" is told everywhere, and "8.50" in America
  if (words.some(({ isPrice, bare }) => isPrice && (IS_FULL.test(bare) || /\.\d{2}$/u.test(bare)))) return NONE
  const slots = coinSlots(
    [...words.map(({ bare }) => bare), ...told],
    words.map(({ isPrice }) => isPrice),
  )
  const { label, margin } = choose(coins, slots)
  if (margin / Math.sqrt(slots.length) < (LEAST_LEADS[label] ?? Infinity)) return NONE
  if (label !== '€') return DOLLARS
  return words.some(({ bare }) => IS_AMERICAN.test(keyOfTold(bare))) ? NONE : EUROS
}

const keyOfTold = (word: string): string => foldInPlace(word).toLowerCase()

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
