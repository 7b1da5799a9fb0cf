/** One caption: opening, the member's words, what one does with the thing, and what the reader may do, laid out to fit. */

import { foldText } from '#engine/backdrop-description/clean-text.ts'
import type { CaptionOrder } from '#engine/types.ts'
import type { BaseLanguage } from '#phrases/languages.ts'

import { chooseIntent } from './choose-intent.ts'
import type { Grammar } from './lexicon/grammar.ts'
import { ASKING } from './lexicon/instructions.ts'
import { chooseSigns } from './choose-signs.ts'
import { LENGTH_LIMITS } from './length-limits.ts'
import { isRegulated } from './lexicon/trades.ts'
import type { Opening } from './list-openings.ts'
import type { LineKind } from './lines/set-lines.ts'
import type { Reading } from './read-message.ts'
import { shuffle, takeRound } from './shuffle.ts'
import { capitalise, endsInAddress } from './tidy-sentences.ts'

export interface Brief {
  readonly order: CaptionOrder
  readonly baseLanguage: BaseLanguage
  readonly grammar: Grammar
  readonly reading: Reading
  readonly openings: readonly Opening[]
  /** Of the message: gives it an order of sentences of its own. */
  readonly key: number
  /** Place in the endless row of captions for this message. */
  readonly index: number
  /** Place among those that are written at once: her own words come first. */
  readonly place: number
}

/** How many sentences of the trade stand in a caption without words of hers. */
const STATEMENT_COUNT: Readonly<Record<CaptionOrder['length'], number>> = { short: 0, medium: 1, long: 2 }

interface Pieces {
  /** Nothing where the member's words come first. */
  readonly first: string
  /** It ends in a colon, and the words stand below it. */
  readonly isLeading: boolean
  readonly told: string
  readonly statements: readonly string[]
  readonly closing: string
}

const paragraphs = (...parts: readonly string[]) => parts.filter((part) => part !== '').join('\n\n')
/** On one line, unless an address would swallow what follows it. */
const together = (...parts: readonly string[]) =>
  parts
    .filter((part) => part !== '')
    .reduce((joined, part) => (endsInAddress(joined) ? `${joined}\n${part}` : `${joined} ${part}`.trimStart()), '')

const paragraphsOfLists = (head: string, told: string, closing: string) =>
  told.includes('\n') ? paragraphs(head, closing) : together(head, closing)

const LAYOUTS: Readonly<Record<CaptionOrder['length'], (pieces: Pieces) => string>> = {
  short: ({ first, isLeading, told, closing }) =>
    paragraphsOfLists(isLeading ? `${first}\n${told}` : together(first, told), told, closing),
  medium: ({ first, told, statements, closing }) => paragraphs(first, told, together(...statements, closing)),
  long: ({ first, told, statements, closing }) => paragraphs(first, told, together(...statements), closing),
}

export function composeCaption(brief: Brief): string {
  const { order, reading, openings, index } = brief
  const limit = LENGTH_LIMITS[order.length]
  const layout = LAYOUTS[order.length]
  const opening = takeRound(openings, reading.told === '' ? index : brief.place) ?? { text: reading.told, holdsTold: true }
  const first = opening.holdsTold ? '' : withEmoji(opening.text, brief, index % 2 === 0)
  const { told, closing } = markedParts(brief, closingFor(brief, opening), first === '')
  const pieces: Pieces = {
    first,
    isLeading: opening.text.endsWith(':') && !opening.holdsTold,
    told,
    statements: (isAboutLooking(brief, opening) ? [] : statementsFor(brief)).filter((statement) => statement !== opening.text),
    closing,
  }
  const attempts: Pieces[] = [pieces, { ...pieces, statements: [] }, ...shorterOf({ ...pieces, statements: [] }, reading)]
  // her own words are never cut
  return attempts.map(layout).find((text) => text.length <= limit) ?? reading.told
}

/** A call of ours is left out, but what she told us to ask is said, as shortly as need be. */
function shorterOf(pieces: Pieces, { wishes: { asked } }: Reading): readonly Pieces[] {
  if (asked === undefined) return [{ ...pieces, closing: '' }]
  const alone = { ...pieces, first: '', isLeading: false }
  return [alone, { ...alone, closing: `${capitalise(asked)}.` }]
}

/** Where her words come first, one of them carries the emoji of the trade; a price is the last thing on its line. */
function markedParts(brief: Brief, call: string, isFirst: boolean): Pick<Pieces, 'told' | 'closing'> {
  const isHeadMarked = isFirst && (call === '' || !/\d/.test(brief.reading.lines[0]?.text ?? ''))
  const isItsPlace = isFirst ? !isHeadMarked : brief.index % 2 === 1
  return { told: decorate(brief, isHeadMarked), closing: withEmoji(call, brief, isItsPlace) }
}

const SIGNS: Readonly<Record<LineKind, string>> = { head: '', price: '💰', when: '📅', where: '📍', call: '👉', detail: '✔️' }
/** Warm captions mark what is looked for first, playful ones every line. */
const MARKED: Readonly<Record<CaptionOrder['tone'], ReadonlySet<LineKind>>> = {
  warm: new Set(['price', 'when', 'where', 'call']),
  playful: new Set(['price', 'when', 'where', 'call', 'detail']),
  professional: new Set(),
  direct: new Set(),
}

/** Where something is offered, the lines below the first one have their signs. */
function decorate(brief: Brief, isHeadMarked: boolean): string {
  const { order, reading } = brief
  const isMarked = reading.isPriced && order.emoji !== false
  const hasSign = (kind: LineKind) => isMarked && MARKED[order.tone].has(kind)
  return reading.lines
    .map(({ text, kind }, index) => {
      if (index === 0) return isHeadMarked ? withEmoji(text, brief, true) : text
      return hasSign(kind) ? `${SIGNS[kind]} ${text}` : text
    })
    .join('\n')
}

/** Without words of hers, and past what the trade can ask: a question about the photo itself. */
function isAboutLooking({ grammar, reading }: Brief, opening: Opening): boolean {
  return reading.objective === 'untold' && !grammar.trades[reading.profession].openings.includes(opening.text)
}

/** Beside words of hers there are none: what suits a trade seldom suits what is offered today. */
function statementsFor({ grammar, reading, order, key, index }: Brief): readonly string[] {
  if (reading.objective !== 'untold' || reading.isKept || order.tone === 'direct') return []
  const pool = shuffle(grammar.trades[reading.profession].statements, key + 1)
  const count = Math.min(STATEMENT_COUNT[order.length], pool.length)
  return Array.from({ length: count }, (_, step) => takeRound(pool, index * count + step) ?? '')
}

const isSober = ({ order, reading }: Brief): boolean => order.tone === 'professional' || isRegulated(reading.profession)

/** Longer words, as far as their forms are alike. */
const stemsOf = (text: string): string[] => foldText(text).match(/[a-z]{6}/gu) ?? []

/** The member's own call to action is the only one; where there is nothing to buy there is none. */
function closingFor(brief: Brief, opening: Opening): string {
  const { grammar, reading, order, key, index } = brief
  const { asked, isWithoutCall } = reading.wishes
  if (asked !== undefined) return ASKING[order.language][isSober(brief) ? 1 : 0].replace('{asked}', () => asked)
  if (order.callToAction === false || isWithoutCall) return ''
  const intent = isAboutLooking(brief, opening) ? 'answer' : chooseIntent(reading, brief.baseLanguage)
  if (intent === undefined) return ''
  const { casual, formal } = grammar.closings[intent]
  // a question is enough
  const fitting = (isSober(brief) ? formal : casual).filter((closing) => !opening.text.endsWith('?') || !closing.includes('?'))
  const told = new Set(stemsOf(reading.told))
  const others = fitting.filter((closing) => !stemsOf(closing).some((stem) => told.has(stem)))
  const closings = others.length === 0 ? fitting : others
  return takeRound(shuffle(closings, key + 2), index) ?? ''
}

const HAS_PICTOGRAM = /\p{Extended_Pictographic}/u

/** Warm captions carry one, playful ones two, the others none; her own are enough. */
function withEmoji(sentence: string, { order, reading, baseLanguage, key, index }: Brief, isItsPlace: boolean): string {
  const isHere = order.tone === 'playful' || (order.tone === 'warm' && isItsPlace)
  if (!isHere || order.emoji === false || sentence === '' || HAS_PICTOGRAM.test(reading.told)) return sentence
  const signs = chooseSigns(reading, order.message, baseLanguage)
  // the only one stands once
  if (!isItsPlace && signs.length < 2) return sentence
  const emoji = takeRound(shuffle(signs, key), isItsPlace ? index : index + 1)
  return together(sentence, emoji ?? '')
}
