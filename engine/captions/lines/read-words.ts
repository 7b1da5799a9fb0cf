/** The words of a line with the marks that were typed behind them, and which of them are prices. */
import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'
import type { Language } from '#engine/types.ts'
import { baseLanguageOf } from '#phrases/languages.ts'
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
const TELEPHONE = /(?<![\d.,])(?:\+?\d{1,3} )?(?:\(?\d{2,3}\)? )?\d{3,5} \d{3,4}(?: \d{2,4})?(?![\d.,%])/gu
const LEAST_DIGITS = 8

export function readWords(typed: string, language: Language, marks: Marks): Word[] {
  const line = typed.replaceAll(TELEPHONE, (found) =>
    found.replaceAll(/\D/gu, '').length < LEAST_DIGITS ? found : found.replaceAll(' ', WITHIN_NUMBER),
  )
  const bare = wordsOf(line)
  const looked = lookAt(
    bare.map((word) => withoutCoin(word.bare)),
    { language: baseLanguageOf(language), sorts: marks.sorts },
  )
  return bare.map((word, at) => ({
    ...word,
    bare: withoutCoin(word.bare),
    hasCoin: COIN.test(word.bare),
    isPrice:
      COIN.test(word.bare) ||
      (IS_NUMBER.test(word.bare) &&
        !isNumbered(line.slice(0, word.from), word.bare) &&
        !isCounted(line, word, language) &&
        soundsPriced(choose(marks.prices, priceSlots(looked, at)))),
  }))
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
  if (baseLanguageOf(language) === 'pt') return isCount(before)
  return MEASURING.test(before.slice(-LONGEST_MEASURING)) || MEASURED.test(after.slice(0, LONGEST_MEASURING))
}

/** "Serves 10", "8 raciones", "90 day warranty". */
const MEASURING = boundedPattern(
  String.raw`(?:^|\s)(?:serves|feeds|ages?|sizes?|grades?|iphone|galaxy|ps|para|tallas?|de la)\s$`,
  'iu',
)
const MEASURED = boundedPattern(
  String.raw`^[ -](?:raciones|porciones|personas|d[ií]as?|semanas?|meses|minutos|min|sesiones|fotos|hab|habitaciones|ba[ñn]os|kg|cm|days?|weeks?|wks?|months?|minutes?|mins?|hours?|hrs?|people|photos|pics|sessions|beds?|baths?|year|pack)(?!\p{L})`,
  'iu',
)
const LONGEST_MEASURING = 14

// "450k" is a price, "18k" is gold
const UNIT = 'euros?|eur|reais|real|pesos|soles|d[óo]lares|dollars|bucks|usd|mxn|mil|milh[õo]es|milh[ãa]o|millones'
const COIN = boundedPattern(String.raw`^(?:r\$|us\$|[€£$])|[€£]$|\d ?(?:${UNIT})$|\d{3}k$`, 'iu')
const BEFORE = /^(?:r\$|us\$|[€£$])\s?/iu
const BEHIND = boundedPattern(String.raw`\s?(?:[€£]|${UNIT}|k)(?: (?:${UNIT}))?$`, 'iu')
const IS_UNIT = boundedPattern(`^(?:[€£]|${UNIT})$`, 'iu')

function withoutCoin(bare: string): string {
  return COIN.test(bare) ? bare.replace(BEFORE, '').replace(BEHIND, '') : bare
}

function soundsPriced({ label, margin }: Choice): boolean {
  return label === 'price' && margin >= LEAST_MARGIN
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
