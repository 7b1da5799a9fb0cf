/** What of a line tells whether a word, or a mark, is missing before one of its words, and whether a number is a price. */
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
  /** Of words that dictionaries know: a thing, what is said of one, its gender and number. */
  readonly sort: string
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
const NEAR = 4
const EDGE: Looked = { key: '^', kind: '^', sort: '^', isPrice: false }

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
    const sort = TOLD_BY_KIND.test(kind) ? sortOf(key, reader) : kind
    return { key: /\d/u.test(key) ? key.replaceAll(/\d/gu, '0') : key, kind, sort, isPrice }
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

const TOLD_BY_KIND = /^(?:word|verb|either)$/u
const IS_PARTICIPLE = /[ai]d[oa]s?$/u
const IS_PLURAL = /s$/u

function sortOf(key: string, { language, sorts }: Reader): string {
  const bare = key.replaceAll(/[^\p{L}-]/gu, '')
  const is = (sort: Sort) => isKnown(sorts[sort], bare)
  const isVerb = is('verb') || is('act')
  const isParticiple = language !== 'en' && isVerb && IS_PARTICIPLE.test(bare)
  const what = isParticiple
    ? 'Q'
    : `${is('thing') ? 'T' : ''}${is('quality') ? 'Q' : ''}${isVerb ? `V${moodOf(bare, language)}` : ''}`
  const gender = isParticiple ? genderByEnd(bare) : genderOf(bare, is, language)
  return `${what}${gender}${IS_PLURAL.test(bare) ? 's' : ''}`
}

function genderOf(bare: string, is: (sort: Sort) => boolean, language: BaseLanguage): string {
  if (language !== 'pt') return language === 'es' ? genderByEnd(bare) : ''
  return `${is('masculine') ? 'm' : ''}${is('feminine') ? 'f' : ''}`
}

function genderByEnd(bare: string): string {
  if (/os?$/u.test(bare)) return 'm'
  return /(?:as?|cion|dad)$/u.test(bare) ? 'f' : ''
}

/** What has no person of its own does not begin a sentence as one that has does. */
function moodOf(bare: string, language: BaseLanguage): string {
  if (language === 'en') return /(?:ing|ed)$/u.exec(bare)?.[0] ?? ''
  return /(?:[aei]r|ndo)$/u.exec(bare)?.[0].slice(-1) ?? ''
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

/** @param gaps what was decided before: the marks of a line depend on each other */
export function gapSlots(looked: readonly Looked[], at: number, gaps: readonly string[]): number[] {
  const word = (offset: number) => looked[at + offset] ?? EDGE
  const [before2, before, here, after, after2] = [word(-2), word(-1), word(0), word(1), word(2)]
  const start = Math.max(0, at - AROUND)
  const recent = gaps.slice(start, at).findLastIndex((gap, index) => start + index > 0 && gap !== '')
  const last = recent < 0 ? -1 : start + recent
  const from = Math.max(start, last)
  const segment = looked.slice(from, at)
  const prices = looked.slice(start, at + AROUND).filter(({ isPrice }) => isPrice).length
  const priceBefore = looked.slice(start, at).filter(({ isPrice }) => isPrice).length
  const hasPrice = segment.some(({ isPrice }) => isPrice) ? 'p' : '-'
  const hasVerb = segment.some(({ kind }) => kind === 'verb') ? 'v' : '-'
  const length = Math.min(5, at - from)
  const nextPrice = Math.min(
    4,
    looked.slice(at, at + AROUND).findIndex(({ isPrice }) => isPrice),
  )
  const nextVerb = looked.slice(at, at + NEAR).findIndex(({ kind }) => kind === 'verb')
  const lastGap = last < 0 ? '^' : (gaps[last] ?? '')
  return slots([
    '',
    `a${before.key}`,
    `b${here.key}`,
    `c${after.key}`,
    `d${before2.key}`,
    `ab${before.key} ${here.key}`,
    `bc${here.key} ${after.key}`,
    `da${before2.key} ${before.key}`,
    `K${before.kind} ${here.kind}`,
    `L${before.kind} ${here.kind} ${after.kind}`,
    `M${before2.kind} ${before.kind} ${here.kind}`,
    `N${before2.kind} ${before.kind} ${here.kind} ${after.kind}`,
    `O${here.kind} ${after.kind} ${after2.kind}`,
    `e${before.kind} ${here.key}`,
    `f${before.key} ${here.kind}`,
    `g${endOf(before.key, 3)} ${endOf(here.key, 3)}`,
    `h${endOf(before.key, 2)} ${here.kind}`,
    `i${before.kind} ${endOf(here.key, 3)}`,
    `s${endOf(before.key, 3)}`,
    `t${endOf(here.key, 3)}`,
    `u${endOf(here.key, 4)}`,
    `p${hasPrice}${hasVerb} ${here.kind}`,
    `q${hasPrice} ${here.key}`,
    `r${length} ${here.kind} ${before.kind}`,
    `v${Math.min(3, prices)} ${Math.min(3, priceBefore)} ${nextPrice} ${hasPrice}`,
    `w${lastGap} ${hasPrice} ${here.kind}`,
    `x${hasPrice}${hasVerb} ${length}`,
    `y${nextPrice} ${before.kind} ${here.kind}`,
    `A${before.sort} ${here.sort}`,
    `B${before.sort} ${here.sort} ${after.sort}`,
    `C${before2.sort} ${before.sort} ${here.sort}`,
    `D${agreementOf(before, here)} ${here.sort}`,
    `E${before.key} ${here.sort}`,
    `F${before.sort} ${here.key}`,
    `G${hasVerb}${nextVerb} ${here.sort}`,
    `H${hasVerb}${nextVerb} ${before.sort} ${here.sort}`,
    `I${here.sort} ${after.sort} ${after2.sort}`,
    `z${lastGap} ${Math.min(3, prices)} ${hasPrice} ${before.kind} ${here.kind}`,
  ])
}

const GENDER = /(mf|m|f)s?$/u

/** "Banho tomado" agrees, "banho pronta" does not. */
export function agreementOf(before: Looked, here: Looked): string {
  const [one, other] = [GENDER.exec(before.sort)?.[1], GENDER.exec(here.sort)?.[1]]
  if (one === undefined || other === undefined) return '?'
  const isSameNumber = IS_PLURAL.test(before.sort) === IS_PLURAL.test(here.sort)
  return `${one === other || one === 'mf' || other === 'mf' ? 'y' : 'n'}${isSameNumber ? 'y' : 'n'}`
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
