/** The words of a line with the marks that were typed behind them, and which of them are prices. */
import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'
import type { Language } from '#engine/types.ts'
import { type BaseLanguage, baseLanguageOf, forBaseLanguages } from '#phrases/languages.ts'
import { findFacts } from '../find-facts.ts'
import { foldInPlace } from '../fold-in-place.ts'
import { LINKING } from '../lexicon/linking.ts'
import { findLimits, type Limits } from './find-limits.ts'
import { findSizes, type Sizes } from './find-sizes.ts'
import { findSpans, mayBeDate } from './dates-and-spans.ts'
import { findSmallPrices, isBeforeThings, isBeforeVerb, isOtherPrice, mayCost } from './find-small-prices.ts'
import { pairNumbers, type Pairs } from './pair-numbers.ts'
import { findCountedByVerbs, hasIncluded } from './count-by-verbs.ts'
import { isContainer, isCount, isMeasure, isNumbered } from '../name-prices.ts'
import { IS_NUMBER, lookAt, type Looked, priceSlots, type Sorts } from '../punctuation/features.ts'
import { choose, type Choice, type Perceptron } from '../punctuation/perceptron.ts'

export interface Marks {
  readonly gaps: Perceptron
  /** The same for a line that is read from its end. */
  readonly gapsFromEnd: Perceptron
  readonly prices: Perceptron
  /** Weights of what a piece looks like. */
  readonly pieces: Float32Array
  readonly sorts: Sorts
}

export interface Word {
  /** Where it stands in its line. */
  readonly from: number
  /** As typed, without the mark behind it. */
  readonly typed: string
  /** Without its coin too. */
  readonly bare: string
  /** The mark that was typed behind it. */
  readonly mark: string
  readonly isPrice: boolean
  readonly hasCoin: boolean
  /** What stands before it where a limit goes with a price. */
  readonly gap?: '' | ','
}

/** A number whose lead is less is no price. */
const LEAST_MARGIN = 2
const LEAST_MARGIN_OF_LIST = -2
/** A number behind a thing, with no plural behind it that it could count. */
const LEAST_MARGIN_OF_THING = -8
const PER_UNIT = forBaseLanguages((language) =>
  boundedPattern(
    `^ (?!\\s?(?:por (?:dia|semana)|a (?:day|week)|per (?:day|week)))(?:${LINKING[language].perUnit})(?![\\p{L}])`,
    'iu',
  ),
)
const TYPED_MARK = /(?<![,;:.!?…)])(?:[,;:.!?…]{1,9}|(?<!\([^)]{0,30})\))$/u
const BLANKS = /[^\S\u2007]+/u
const OPENS = /^[("“«]/u
const SIGN = /^(?:r\$|us\$|[€£$])$/iu
/** "Dra.": no sentence ends there. */
const TITLE = /^(?:dra?|sra?|profa?|srta|mrs?|ms|st|av|tel|n|no|vs|ex)$/iu
/** What people put between things instead of a comma. */
const DASH = /^[-–—|•·/>]+$/u

/** What stands for the blanks of a telephone number while it is one word. */
export const WITHIN_NUMBER = '\u2007'
const TELEPHONE = /(?<![\d.,])(?:\+?\d{1,3} )?(?:\(?\d{2,3}\)? )?\d{3,5}[ -]\d{3,4}(?:[ -]\d{2,4})?(?![\d.,%])/gu
const LEAST_DIGITS = 8

export function readWords(typed: string, language: Language, marks: Marks): Word[] {
  const line = typed.replaceAll(TELEPHONE, (found) =>
    found.replaceAll(/\D/gu, '').length < LEAST_DIGITS ? found : found.replaceAll(' ', WITHIN_NUMBER),
  )
  const bare = wordsOf(line)
  const base = baseLanguageOf(language)
  const looked = lookAt(
    bare.map((word) => withoutCoin(word.bare)),
    { language: base, sorts: marks.sorts },
  )
  const days = findFacts(line, base).filter(({ kind }) => kind === 'when')
  const byVerbs = findCountedByVerbs(bare, looked, base)
  const counted = new Set([...findCounted(bare, looked), ...byVerbs.counted])
  const limits = findLimits(
    bare.map((word) => ({ ...word, bare: withoutCoin(word.bare) })),
    base,
  )
  const sizes = findSizes(line, base)
  const pairs = pairNumbers(line, bare)
  const allIn = [...bare.keys()].filter((at) => isAllIn(line, bare, { looked, at }))
  const sure = new Set([...findSpans(bare, looked), ...allIn])
  const leads = bare.map((word, at) => {
    if (COIN.test(word.bare)) return Infinity
    const isOfDay = days.some((day) => day.from <= word.from && word.from < day.to)
    const isEach = isForEach(line, word, base)
    if (!isEach && mayBeDate(bare, looked, at)) return -Infinity
    const told = toldLead(line, word, { at, sizes, limits, pairs, isOfDay, base })
    if (told !== undefined) return told
    if (!IS_NUMBER.test(word.bare) || isOfDay) return -Infinity
    if (isEach || sure.has(at)) return Infinity
    if (counted.has(at) || isCounted(line, word, language)) return -Infinity
    if (isBehindMeasure(line, word) && !isBeforeThings(bare, looked, at)) return Infinity
    return leadOfNumber(line, word, base) ?? leadOf(choose(marks.prices, priceSlots(looked, at)))
  })
  const small = findSmallPrices(bare, looked, leads.filter((lead) => lead >= LEAST_MARGIN).length)
  // where one thing has its price, the next one has as well
  const least = leads.some((lead) => lead >= LEAST_MARGIN) ? LEAST_MARGIN_OF_LIST : LEAST_MARGIN
  // the one number of a line, or one beside prices
  const isLikely = least === LEAST_MARGIN_OF_LIST || leads.filter((lead) => lead > -Infinity).length === 1
  const arePrices = leads.map(
    (lead, at) =>
      lead >= least ||
      isOtherPrice(looked, leads, at) ||
      (small.has(at) && !pairs.counted.has(at) && !mayBeDate(bare, looked, at)) ||
      (isLikely && mayCost(bare, looked, at) && (isBeforeVerb(looked, at) ? lead > -Infinity : lead >= LEAST_MARGIN_OF_THING)),
  )
  return bare.map((word, at) => ({
    ...word,
    bare: withoutCoin(word.bare),
    hasCoin: COIN.test(word.bare),
    isPrice: arePrices[at] === true && !isEndOfRange(bare, arePrices, at),
    ...(sizes.joined.has(word.from) && { gap: '' as const }),
    ...(limits.gaps.has(at) && { gap: limits.gaps.get(at) ?? '' }),
    ...((pairs.joined.has(at) || byVerbs.joined.has(at)) && { gap: '' as const }),
    ...(at > 0 && arePrices[at - 1] === true && hasIncluded(looked, at - 1) && { gap: ',' as const }),
  }))
}

/** "Desde 39,90": with two figures behind a comma a number is money, unless something is measured. */
function isCents(line: string, { from, typed, bare }: Typed, language: BaseLanguage): boolean {
  return (
    language !== 'en' &&
    /^\d{1,4},\d{2}$/u.test(bare) &&
    !/^ ?(?:m|kg|g|km|l|ml|cm|mts?|metros?|h|horas?)(?!\p{L})/iu.test(line.slice(from + typed.length))
  )
}

interface Told {
  readonly at: number
  readonly sizes: Sizes
  readonly limits: Limits
  readonly pairs: Pairs
  readonly isOfDay: boolean
  readonly base: BaseLanguage
}

/** What follows from sizes, ages, limits and pairs of numbers; nothing where they tell nothing of a number. */
function toldLead(line: string, word: Typed, { at, sizes, limits, pairs, isOfDay, base }: Told): number | undefined {
  if (sizes.prices.has(word.from)) return Infinity
  if (sizes.counted.has(word.from) && !isForEach(line, word, base)) return -Infinity
  if (!isOfDay && limits.prices.has(at)) return Infinity
  if (limits.counted.has(at) || pairs.counted.has(at)) return -Infinity
  if (isOfDay) return undefined
  return pairs.prices.has(at) || isCents(line, word, base) ? Infinity : undefined
}

const IS_THING = /^(?:word|either)$/u
const COUNT = /^(?:[2-9]|[1-9]\d{1,2})$/u

/**
 * "Buquê 12 rosas 120, 24 rosas 210": what stands behind two numbers is counted by them. "100 docinhos 50 salgados": at the end of a
 * line a number counts what stands behind it, and then so do the others. "Kit 10 marmitas": it counts what is in there.
 */
function findCounted(words: readonly Typed[], looked: readonly Looked[]): ReadonlySet<number> {
  const beforeThings = words.flatMap(({ bare }, at) => {
    const thing = looked[at + 1]
    const isThing = thing !== undefined && IS_THING.test(thing.kind) && thing.key.endsWith('s')
    return COUNT.test(bare) && words[at]?.mark === '' && isThing ? [{ at, thing: thing.key }] : []
  })
  const times = new Map<string, number>()
  for (const { thing } of beforeThings) times.set(thing, (times.get(thing) ?? 0) + 1)
  const isLastCounted = beforeThings.some(({ at }) => at === words.length - 2)
  const isCountedHere = ({ at, thing }: { at: number; thing: string }) =>
    isLastCounted || (times.get(thing) ?? 0) > 1 || isContainer(words[at - 1]?.bare ?? '')
  return new Set(beforeThings.filter(isCountedHere).map(({ at }) => at))
}

const UP_TO = /^(?:a|ao|até|ate|to|-|–)$/iu

/** "Tamanhos 14 a 22": where the first number is no price, the second is none either. */
function isEndOfRange(words: readonly Typed[], arePrices: readonly boolean[], at: number): boolean {
  const [from, word, to] = [words[at - 2], words[at - 1], words[at]]
  if (from === undefined || word === undefined || to === undefined || COIN.test(to.bare)) return false
  return IS_NUMBER.test(from.bare) && arePrices[at - 2] === false && UP_TO.test(word.bare)
}

/** "180 parts included": what is in the price stands behind it. */
function isAllIn(line: string, words: readonly Typed[], { looked, at }: Placed): boolean {
  const { from = 0, bare = '', mark = '' } = words[at] ?? {}
  const before = line.slice(0, from)
  const isOther = isNumbered(before, bare) || isCount(before) || MEASURING.test(before.slice(-LONGEST_MEASURING))
  return at > 0 && /^[1-9]\d{1,4}$/u.test(bare) && mark === '' && !isOther && hasIncluded(looked, at)
}

interface Placed {
  readonly looked: readonly Looked[]
  readonly at: number
}

function leadOfNumber(line: string, word: Typed, language: BaseLanguage): number | undefined {
  if (isNumbered(line.slice(0, word.from), word.bare)) return -Infinity
  return isLeast(line, word, language) ? Infinity : undefined
}

const AT_LEAST = /(?:a partir de|desde) $/iu
const LONGEST_AT_LEAST = 13

/** "Flash a partir de 60": in Spanish what neither counts nor is an hour or a year is a price there. */
function isLeast(line: string, { from, bare }: Typed, language: BaseLanguage): boolean {
  const isPrice = language === 'es' && /^(?:[3-9]\d|[1-9]\d{2}|\d{1,3}[.,]\d{2,3})$/u.test(bare)
  return isPrice && AT_LEAST.test(line.slice(Math.max(0, from - LONGEST_AT_LEAST), from))
}

/** "80 each", "70 a hora". */
function isForEach(line: string, { from, typed, bare }: Typed, language: BaseLanguage): boolean {
  const to = from + typed.length
  return bare.length > 1 && PER_UNIT[language].test(foldInPlace(line.slice(to, to + LONGEST_UNIT)))
}

const BEHIND_MEASURE = boundedPattern(
  String.raw`(?:^|\s)(?:\d{1,4} ?(?:min|minutos|minutes|h|horas?|kg|g|ml|l|cm|m)|\d{1,4} (?:dias|d[ií]as|days|semanas|weeks|meses|sess(?:[õo]es|[ãa]o)|sesi(?:ones|[óo]n)|sessions?|fotos|photos|pessoas?|personas?|people|fatias?|aulas?|clases?|class(?:es)?|unidades?|pe[çc]as|piezas|itens|c[áa]psulas|caps|comprimidos|doses|sach[êe]s|hours?|hrs?|noites?|noches?|nights?|meses|m[êe]s|mes|months?|di[áa]rias?|horas?)|(?:[2-9]|[1-9]\d{1,2}|dos|dois|duas|two|tr[eê]s|three) \p{L}{3,14}s)\s$`,
  'iu',
)
const LONGEST_MEASURE = 20

/** "Relaxante 50 min 80", "10 sessões 750": two numbers, of which the first one measures. */
function isBehindMeasure(line: string, { from, bare }: Typed): boolean {
  return bare.length > 1 && BEHIND_MEASURE.test(line.slice(Math.max(0, from - LONGEST_MEASURE), from))
}

type Typed = Pick<Word, 'from' | 'typed' | 'bare' | 'mark'>

function wordsOf(line: string): Typed[] {
  const words: Typed[] = []
  let to = 0
  for (const piece of joinSigns(line.split(BLANKS).filter((each) => each !== ''))) {
    const from = line.indexOf(piece.split(' ')[0] ?? '', to)
    to = from + piece.length
    const last = words.at(-1)
    if (DASH.test(piece) && last !== undefined) words[words.length - 1] = { ...last, mark: last.mark || ',' }
    else {
      const found = TYPED_MARK.exec(piece)?.[0] ?? ''
      const mark = found === '.' && TITLE.test(piece.slice(0, -1)) ? '' : found
      const typed = piece.slice(0, piece.length - mark.length)
      words.push({ from, typed, mark, bare: typed.replace(OPENS, '') })
    }
  }
  return words
}

/** In Brazil nothing that is sold costs less than ten reais without being told so; in Portugal a coffee costs one euro. */
function isCounted(line: string, { from, typed, bare }: Typed, language: Language): boolean {
  if (language === 'pt-BR' && /^\d$/.test(bare)) return true
  const [before, after] = [line.slice(0, from), line.slice(from + typed.length)]
  if (isMeasure(after)) return true
  return baseLanguageOf(language) === 'pt'
    ? isCount(before) && !isFrom(before, bare, language)
    : MEASURING.test(before.slice(-LONGEST_MEASURING))
}

/** "Desde 39": in Portugal what things begin to cost is told like that, and years have four figures. */
function isFrom(before: string, bare: string, language: Language): boolean {
  return language === 'pt-PT' && /\sdesde $/iu.test(before.slice(-AHEAD_OF_DESDE)) && !/^(?:19|20)\d{2}$/u.test(bare)
}

const AHEAD_OF_DESDE = 8

/** "Serves 10", "8 raciones", "90 day warranty". */
const MEASURING = boundedPattern(
  String.raw`(?:^|\s)(?:serves|feeds|ages?|sizes?|grades?|iphone|galaxy|ps|para|tallas?|de la|plata|silver|sterling)\s$`,
  'iu',
)
const LONGEST_MEASURING = 14
const LONGEST_UNIT = 30

// "450k" is a price, "18k" is gold
const UNIT = 'euros?|eur|reais|real|pesos|soles|d[óo]lares|dollars|bucks|usd|mxn|mil|milh[õo]es|milh[ãa]o|millones'
const COIN = boundedPattern(String.raw`^(?:r\$|us\$|[€£$])|[€£](?:\/\p{L}{1,10})?$|\d ?(?:${UNIT})$|\d{3}k$`, 'iu')
const BEFORE = /^(?:r\$|us\$|[€£$])\s?/iu
const BEHIND = boundedPattern(String.raw`\s?(?:[€£](?:\/\p{L}{1,10})?|${UNIT}|k)(?: (?:${UNIT}))?$`, 'iu')
const IS_UNIT = boundedPattern(`^(?:[€£]|${UNIT})$`, 'iu')

function withoutCoin(bare: string): string {
  return COIN.test(bare) ? bare.replace(BEFORE, '').replace(BEHIND, '') : bare
}

function leadOf({ label, margin }: Choice): number {
  return label === 'price' ? margin : -margin
}

/** "R$ 20", "20 €" and "480 mil" are one word. */
function joinSigns(pieces: readonly string[]): string[] {
  const joined: string[] = []
  for (const piece of pieces) {
    const previous = joined.at(-1) ?? ''
    const isAmount = SIGN.test(previous) && /^\d/u.test(piece)
    const isUnit = /\d$|\d mil$/u.test(previous) && IS_UNIT.test(piece.replace(TYPED_MARK, ''))
    const isMeasured = /^\d+(?:[.,]\d)?$/u.test(previous) && /^(?:L|m²|kg|ml|cm|km|GB|TB|MB)[,.;:!?]?$/u.test(piece)
    if (isAmount || isUnit || isMeasured) joined[joined.length - 1] = `${previous} ${piece}`
    else joined.push(piece)
  }
  return joined
}
