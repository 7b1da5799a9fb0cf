/** The words of a line with the marks that were typed behind them, and which of them are prices. */
import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'
import type { Language } from '#engine/types.ts'
import { type BaseLanguage, baseLanguageOf, forBaseLanguages } from '#phrases/languages.ts'
import { findFacts } from '../find-facts.ts'
import { foldInPlace } from '../fold-in-place.ts'
import { LINKING } from '../lexicon/linking.ts'
import { isCount, isNumbered } from '../name-prices.ts'
import { IS_NUMBER, lookAt, priceSlots, type Sorts } from '../punctuation/features.ts'
import { choose, type Choice, type Perceptron } from '../punctuation/perceptron.ts'

export interface Marks {
  readonly gaps: Perceptron
  readonly prices: Perceptron
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
}

/** A number whose lead is less is no price. */
const LEAST_MARGIN = 2
const LEAST_MARGIN_OF_LIST = -2
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
  const leads = bare.map((word, at) => {
    if (COIN.test(word.bare)) return Infinity
    const isOfDay = days.some((day) => day.from <= word.from && word.from < day.to)
    if (!IS_NUMBER.test(word.bare) || isOfDay || isNumbered(line.slice(0, word.from), word.bare)) return -Infinity
    if (isCounted(line, word, language)) return -Infinity
    return isForEach(line, word, base) ? Infinity : leadOf(choose(marks.prices, priceSlots(looked, at)))
  })
  // where one thing has its price, the next one has as well
  const least = leads.some((lead) => lead >= LEAST_MARGIN) ? LEAST_MARGIN_OF_LIST : LEAST_MARGIN
  return bare.map((word, at) => ({
    ...word,
    bare: withoutCoin(word.bare),
    hasCoin: COIN.test(word.bare),
    isPrice: (leads[at] ?? 0) >= least,
  }))
}

/** "80 each", "70 a hora". */
function isForEach(line: string, { from, typed, bare }: Typed, language: BaseLanguage): boolean {
  const to = from + typed.length
  return bare.length > 1 && PER_UNIT[language].test(foldInPlace(line.slice(to, to + LONGEST_MEASURED)))
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
  if (MEASURED.test(after.slice(0, LONGEST_MEASURED))) return true
  return baseLanguageOf(language) === 'pt' ? isCount(before) : MEASURING.test(before.slice(-LONGEST_MEASURING))
}

/** "Serves 10", "8 raciones", "90 day warranty". */
const MEASURING = boundedPattern(
  String.raw`(?:^|\s)(?:serves|feeds|ages?|sizes?|grades?|iphone|galaxy|ps|para|tallas?|de la|plata|silver|sterling)\s$`,
  'iu',
)
const MEASURED = boundedPattern(
  String.raw`^[ -](?:raciones|porciones|personas|d[ií]as?|semanas?|meses|minutos|min|sesiones|fotos|hab|habitaciones|ba[ñn]os|kg|cm|days?|weeks?|wks?|months?|minutes?|mins?|hours?|hrs?|people|photos|pics|sessions|beds?|baths?|year|pack|polegadas|inch(?:es)?|unid(?:ad(?:e|es))?|pçs?|pe[çc]as|itens|fatias|convidados|pessoas|andar|\p{L}{2,20} (?:st|street|ave|avenue|rd|road|ln|lane|blvd))(?!\p{L})`,
  'iu',
)
const LONGEST_MEASURING = 14
const LONGEST_MEASURED = 30

// "450k" is a price, "18k" is gold
const UNIT = 'euros?|eur|reais|real|pesos|soles|d[óo]lares|dollars|bucks|usd|mxn|mil|milh[õo]es|milh[ãa]o|millones'
const COIN = boundedPattern(String.raw`^(?:r\$|us\$|[€£$])|[€£]$|\d ?(?:${UNIT})$|\d{3}k$`, 'iu')
const BEFORE = /^(?:r\$|us\$|[€£$])\s?/iu
const BEHIND = boundedPattern(String.raw`\s?(?:[€£]|${UNIT}|k)(?: (?:${UNIT}))?$`, 'iu')
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
    const isMeasure = /^\d+(?:[.,]\d)?$/u.test(previous) && /^(?:L|m²|kg|ml|cm|km)[,.;:!?]?$/u.test(piece)
    if (isAmount || isUnit || isMeasure) joined[joined.length - 1] = `${previous} ${piece}`
    else joined.push(piece)
  }
  return joined
}
