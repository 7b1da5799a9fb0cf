/** What the words of a line tell about each other: what each is, and whether a number is a price. */
import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'
import { type BaseLanguage, forBaseLanguages } from '#phrases/languages.ts'
import { keyOf } from '../dictionary/accent-table.ts'
import type { Sort } from '../dictionary/sorts.ts'
import { isKnown } from '../dictionary/word-filter.ts'
import { READING } from '../lexicon/reading.ts'
import { KINDS, type Kind } from './kinds.ts'
import { slotOf } from './perceptron.ts'

/** One word, as far as it is looked at. */
export interface Looked {
  readonly key: string
  readonly kind: string
  /** It is said of a thing, and is none itself: "bordado", "grande". */
  readonly isQuality: boolean
  readonly isPrice: boolean
}

const VERBS = forBaseLanguages((language) => boundedPattern(`^(?:${READING[language].verbs})$`, 'iu'))
const KIND_OF = forBaseLanguages(
  (language) =>
    new Map(
      Object.entries(KINDS[language]).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind as Kind] as const)),
    ),
)
export const IS_NUMBER = /^\d[\d.,]*$/u
/** How many words before and behind count: time grows with the words, not with their square. */
const AROUND = 40
const EDGE: Looked = { key: '^', kind: '^', isQuality: false, isPrice: false }

/** Words by what they may be, for `isKnown`, by their keys. */
export type Sorts = Readonly<Record<Sort, Uint8Array>>

export interface Reader {
  readonly language: BaseLanguage
  readonly sorts: Sorts
}

/** A line as far as it is looked at; the first word's capital is no name's. @param prices left out before they are known */
export function lookAt(texts: readonly string[], reader: Reader, prices: readonly boolean[] = []): Looked[] {
  const hasNames = texts.filter(isCapitalised).length * 2 <= texts.length
  return texts.map((text, at) => {
    const key = keyOf(text)
    const isPrice = prices[at] ?? false
    const isName = hasNames && at > 0 && isCapitalised(text)
    const kind = isPrice ? 'price' : kindOf(key, isName, reader)
    const isQuality = MAY_BE_QUALITY.test(kind) && isSaidOfThings(key, reader)
    return { key: /\d/u.test(key) ? key.replaceAll(/\d/gu, '0') : key, kind, isQuality, isPrice }
  })
}

const isCapitalised = (text: string) => /^\p{Lu}\p{Ll}/u.test(text)

function kindOf(key: string, isName: boolean, { language, sorts }: Reader): string {
  if (/\d/u.test(key)) return shapeOf(key)
  const bare = key.replaceAll(/[^\p{L}-]/gu, '')
  const known = KIND_OF[language].get(bare)
  if (known !== undefined) return known
  if (isName) return 'name'
  if (VERBS[language].test(bare) || isKnown(sorts.verb, bare)) return 'verb'
  if (isKnown(sorts.act, bare)) return 'either'
  return /^[+&/]$/u.test(key) ? 'plus' : 'word'
}

const MAY_BE_QUALITY = /^(?:word|verb|either)$/u
const IS_PARTICIPLE = /[ai]d[oa]s?$/u

function isSaidOfThings(key: string, { language, sorts }: Reader): boolean {
  const bare = key.replaceAll(/[^\p{L}-]/gu, '')
  const is = (sort: Sort) => isKnown(sorts[sort], bare)
  const isParticiple = language !== 'en' && IS_PARTICIPLE.test(bare) && (is('verb') || is('act'))
  return isParticiple || (is('quality') && !is('thing'))
}

function shapeOf(key: string): string {
  if (/^\d{1,2}(?::\d{2})?(?:h\d{0,2}|am|pm|:\d{2})$/u.test(key)) return 'hour'
  if (/^\d{1,2}\/\d{1,2}(?:\/\d{2,4})?$/u.test(key)) return 'date'
  if (/^\d{1,3}x$/u.test(key)) return 'times'
  if (key.endsWith('%')) return 'percent'
  if (/^\d{1,4}[.,]\d{2}$/u.test(key)) return 'cents'
  if (/^\d{1,3}(?:[.,]\d{3})+$/u.test(key)) return 'thousands'
  if (/^\d{1,2}(?:[ªº°]|st|nd|rd|th)$/u.test(key)) return 'nth'
  if (/^\d+$/u.test(key)) return `num${Math.min(4, key.length)}`
  return /^\d/u.test(key) ? 'measure' : 'mixed'
}

export function priceSlots(looked: readonly Looked[], at: number): number[] {
  const word = (offset: number) => looked[at + offset] ?? EDGE
  const [before2, before, here, after, after2] = [word(-2), word(-1), word(0), word(1), word(2)]
  const numbers = looked
    .slice(Math.max(0, at - AROUND), at + AROUND)
    .filter(({ kind }) => /^num|^cents|^thousands/u.test(kind)).length
  return slots([
    '$',
    `$a${before.key}`,
    `$b${here.kind}`,
    `$c${after.key}`,
    `$d${before2.key} ${before.key}`,
    `$e${after.key} ${after2.key}`,
    `$f${before.kind} ${here.kind} ${after.kind}`,
    `$g${here.kind} ${after.kind}`,
    `$h${before.kind} ${here.kind}`,
    `$i${here.kind} ${after.key}`,
    `$j${before.key} ${here.kind}`,
    `$k${here.key}`,
    `$l${Math.min(3, numbers)} ${here.kind}`,
    `$m${here.kind} ${after.kind} ${after2.kind}`,
    `$n${before.kind} ${here.kind} ${after.kind} ${after2.kind}`,
    `$o${endOf(after.key, 2)} ${here.kind}`,
    `$p${endOf(before.key, 2)} ${here.kind}`,
  ])
}

const endOf = (key: string, length: number) => key.slice(-length)

function slots(features: readonly string[]): number[] {
  return features.map(slotOf)
}
