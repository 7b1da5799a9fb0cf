/** Marks, little words and signs of money that were left out in a hurry, put where people who write well put them. */
import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'
import type { Language } from '#engine/types.ts'
import { type BaseLanguage, baseLanguageOf } from '#phrases/languages.ts'
import { findFacts } from '../find-facts.ts'
import { isCount, isNumbered } from '../name-prices.ts'
import { gapSlots, IS_NUMBER, lookAt, type Looked, priceSlots, type Sorts } from './features.ts'
import { isHeldTogether } from './held-together.ts'
import { choose, type Choice, type Perceptron } from './perceptron.ts'

export interface Marks {
  readonly gaps: Perceptron
  readonly prices: Perceptron
  readonly sorts: Sorts
}

/**
 * A decision with less of a lead is not taken: nothing is written then. Held-out lines come out best where every mark is taken that is
 * likelier than none; before a little word one that is too much cuts a phrase.
 */
const LEAST_MARGIN = { mark: 0.5, littleWord: 6, word: 6, price: 2 } as const
const LITTLE: ReadonlySet<string> = new Set(['now', 'article', 'link'])
const HAS_WORD = /\p{L}/u
const TYPED_MARK = /(?<![,;:.!?…)])[,;:.!?…)]{1,9}$/u
const OPENS = /^[("“«]/u
const SIGN = /^(?:r\$|us\$|[€£$])$/iu

/** @returns words in their order, with what was typed between them; time grows with their number */
export function punctuate(text: string, language: Language, marks: Marks): string {
  return text
    .split('\n')
    .map((line) => punctuateLine(line, language, marks))
    .join('\n')
}

interface Word {
  /** Where it stands in its line. */
  readonly from: number
  readonly typed: string
  readonly bare: string
  /** The mark that was typed behind it. */
  readonly mark: string
  readonly isPrice: boolean
  readonly hasCoin: boolean
}

function punctuateLine(line: string, language: Language, marks: Marks): string {
  const words = readWords(line, language, marks)
  if (words.length < 2) return line
  const looked = lookAt(
    words.map(({ bare }) => bare),
    { language: baseLanguageOf(language), sorts: marks.sorts },
    words.map(({ isPrice }) => isPrice),
  )
  const inFact = markFacts(line, baseLanguageOf(language))
  const prices = looked.filter(({ isPrice: has }) => has).length
  const gaps = ['']
  for (let at = 1; at < words.length; at++) {
    const typed = words[at - 1]?.mark ?? ''
    if (typed !== '') gaps.push(learnedMark(typed))
    else if (isHeldTogether(words, looked, { at, language }) || inFact[words[at]?.from ?? 0] === 1) gaps.push('')
    else {
      const gap = labelled(looked, { at, prices }, gapAt(looked, at, gaps, marks))
      if (gap !== '') gaps.push(gap)
      else if (beginsCall(looked, at, language)) gaps.push('.')
      else gaps.push(isExclaiming(looked, at) ? ',' : '')
    }
  }
  const coin = coinOf(words, language)
  return words.map((word, at) => `${writtenGap(gaps[at] ?? '', words[at - 1])}${written(word, coin)}`).join('')
}

/** "Pequenos 25, médios 32": each thing of a list has its colon. */
function labelled(looked: readonly Looked[], { at, prices }: { at: number; prices: number }, gap: string): string {
  const isLabel =
    looked[at]?.isPrice && prices > 1 && gap === '' && /^(?:word|size|measure|unit)$/u.test(looked[at - 1]?.kind ?? '')
  return isLabel ? ':' : gap
}

/** Which characters are within a price, a date or a row of hours. */
function markFacts(line: string, language: BaseLanguage): Uint8Array {
  const marked = new Uint8Array(line.length)
  for (const { kind, from, to } of findFacts(line, language)) if (kind !== 'scarce') marked.fill(1, from + 1, to)
  return marked
}

function gapAt(looked: readonly Looked[], at: number, gaps: readonly string[], marks: Marks): string {
  const { label, margin } = choose(marks.gaps, gapSlots(looked, at, gaps), areMarks)
  const { kind = '', isPrice: isBeforePrice = false } = looked[at] ?? {}
  if (margin < (HAS_WORD.test(label) ? LEAST_MARGIN.word : leastOfMark(kind))) return ''
  // a colon is for prices: "marca: uma consulta"
  return label === ':' && !isBeforePrice ? ',' : label
}

/** "Qual é melhor pra você. Agende uma avaliação": what one is asked to do is a sentence of its own. */
function beginsCall(looked: readonly Looked[], at: number, language: Language): boolean {
  const before = looked[at - 1]
  const isAlone = at > 1 && before !== undefined && !LEADS_ON.test(before.kind) && !LEADS_TO_CALL.test(before.key)
  return isAlone && CALLS[baseLanguageOf(language)].has(looked[at]?.key ?? '')
}

/** "Em dois meses, que alegria": at its end a line wonders, and tells nothing more. */
function isExclaiming(looked: readonly Looked[], at: number): boolean {
  const [before, here, thing, said] = [looked[at - 1], looked[at], looked[at + 1], looked[at + 2]]
  if (at < 2 || here?.key !== 'que' || thing === undefined || before === undefined) return false
  const isLast = looked.length === at + 2 || (looked.length === at + 3 && said !== undefined && said.sort.startsWith('Q'))
  return (
    isLast && thing.sort.startsWith('T') && !/V|^T?Q/u.test(thing.sort) && before.kind !== 'verb' && !LEADS_ON.test(before.kind)
  )
}

const LEADS_ON = /^(?:of|link|and|article|title|plus|now|name)$/u
const LEADS_TO_CALL = /^(?:so|que|nao|nunca|basta|e|se|solo|no|just|to|please|or|quem|depois|antes)$/u
/** Forms that nothing else has; folded. */
const CALLS: Readonly<Record<BaseLanguage, ReadonlySet<string>>> = {
  pt: new Set(
    'agende encomende garanta venha traga tragam confira aproveite consulte chame mandem participe experimente'.split(' '),
  ),
  es: new Set('escribeme escribenos llamanos llamame mandame apuntate'.split(' ')),
  en: new Set(['dm']),
}

function leastOfMark(kind: string): number {
  return LITTLE.has(kind) ? LEAST_MARGIN.littleWord : LEAST_MARGIN.mark
}

/** Whether there is a pause matters more than which. */
function areMarks(one: string, other: string): boolean {
  return one === other || (IS_MARK.test(one) && IS_MARK.test(other))
}

const IS_MARK = /^[,.:]$/u

/** Of the marks that people type the learned ones stand for the others. */
function learnedMark(typed: string): string {
  if (typed.startsWith(',') || typed.startsWith(':')) return typed.charAt(0)
  return '.'
}

function writtenGap(gap: string, previous: Word | undefined): string {
  if (previous === undefined) return ''
  if (previous.mark !== '') return ' '
  return HAS_WORD.test(gap) ? ` ${gap} ` : `${gap} `
}

function readWords(line: string, language: Language, marks: Marks): Word[] {
  const pieces = joinSigns(line.split(/\s+/u).filter((piece) => piece !== ''))
  let to = 0
  const bare = pieces.map((piece) => {
    const from = line.indexOf(piece.split(' ')[0] ?? '', to)
    to = from + piece.length
    const mark = TYPED_MARK.exec(piece)?.[0] ?? ''
    return { from, typed: piece, mark, bare: piece.slice(0, piece.length - mark.length).replace(OPENS, '') }
  })
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

/** In Brazil nothing that is sold costs less than ten reais without being told so; in Portugal a coffee costs one euro. */
function isCounted(
  line: string,
  { from, typed, bare }: { from: number; typed: string; bare: string },
  language: Language,
): boolean {
  if (language === 'pt-BR' && /^\d$/.test(bare)) return true
  const [before, after] = [line.slice(0, from), line.slice(from + typed.length)]
  if (baseLanguageOf(language) === 'pt') return isCount(before, after)
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
  return label === 'price' && margin >= LEAST_MARGIN.price
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

/** The coin is that of the line's other prices; where none is told, none is written but at home. */
function coinOf(words: readonly Word[], language: Language): readonly [before: string, behind: string] {
  if (language === 'pt-BR') return ['R$ ', '']
  if (language === 'pt-PT') return ['', ' €']
  const coins = new Set(
    words
      .filter(({ hasCoin, typed }) => hasCoin && !IS_THOUSANDS.test(typed))
      .map(({ typed, bare, mark }) => typed.slice(0, typed.length - mark.length).replace(bare, '#')),
  )
  const [coin] = coins
  const [before = '', behind = ''] = coins.size === 1 && coin !== undefined ? coin.split('#') : []
  return [before, behind]
}

const IS_THOUSANDS = /(?:mil|k)[,.;:!?]*$/iu

/** Cents are two figures. */
function written({ typed, bare, mark, isPrice: hasPrice, hasCoin }: Word, [ahead, behind]: readonly [string, string]): string {
  if (!hasPrice) return typed
  const amount = /^\d{1,5}[.,]\d$/u.test(bare) && !/mil|k$/iu.test(typed) ? `${bare}0` : bare
  return hasCoin ? typed.replace(bare, amount) : `${ahead}${amount}${behind}${mark}`
}
