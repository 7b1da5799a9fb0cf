/** One caption: opening, the member's words, mood, closing, laid out to fit. */

import type { CaptionOrder } from '#engine/types.ts'
import type { BaseLanguage } from '#phrases/languages.ts'

import { abridge } from './abridge.ts'
import type { Grammar, Intent, Objective, Profession } from './lexicon/grammar.ts'
import { BY_APPOINTMENT, isRegulated, PROFESSION_EMOJI } from './lexicon/professions.ts'
import type { Opening } from './list-openings.ts'
import type { Reading } from './read-message.ts'
import { shuffle, takeRound } from './shuffle.ts'
import { endsInAddress } from './tidy-sentences.ts'

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
}

/** Longest texts, in UTF-16 units. */
export const LENGTH_LIMITS: Readonly<Record<CaptionOrder['length'], number>> = { short: 140, medium: 350, long: 900 }

interface Pieces {
  readonly opening: string
  readonly told: string
  readonly moods: readonly string[]
  readonly closing: string
}

type Layout = (pieces: Pieces) => string

const paragraphs = (...parts: readonly string[]) => parts.filter((part) => part !== '').join('\n\n')
/** On one line, unless an address would swallow what follows it. */
const together = (...parts: readonly string[]) =>
  parts
    .filter((part) => part !== '')
    .reduce((joined, part) => (endsInAddress(joined) ? `${joined}\n${part}` : `${joined} ${part}`.trimStart()), '')

const PLAIN_LAYOUT: Layout = ({ opening, told, closing }) => together(opening, told, closing)

/** Several shapes each, so that ten captions in a row do not look alike either. */
const LAYOUTS: Readonly<Record<CaptionOrder['length'], readonly Layout[]>> = {
  short: [PLAIN_LAYOUT],
  medium: [
    ({ opening, told, moods, closing }) => paragraphs(together(opening, told), together(moods[0] ?? '', closing)),
    ({ opening, told, closing }) => paragraphs(opening, told, closing),
    ({ opening, told, moods, closing }) => paragraphs(opening, together(told, moods[0] ?? '', closing)),
    ({ opening, told, moods, closing }) => paragraphs(together(opening, told, moods[0] ?? ''), closing),
  ],
  long: [
    ({ opening, told, moods, closing }) => paragraphs(opening, told, together(...moods), closing),
    ({ opening, told, moods, closing }) =>
      paragraphs(together(opening, moods[0] ?? ''), told, together(...moods.slice(1), closing)),
    ({ opening, told, moods, closing }) => paragraphs(together(opening, told), together(...moods), closing),
    ({ opening, told, moods, closing }) => paragraphs(opening, together(...moods), told, closing),
  ],
}

const MOOD_COUNT: Readonly<Record<CaptionOrder['length'], number>> = { short: 0, medium: 1, long: 2 }

export function composeCaption(brief: Brief): string {
  const { order, reading, baseLanguage, openings, index } = brief
  const limit = LENGTH_LIMITS[order.length]
  const layout = takeRound(LAYOUTS[order.length], index) ?? PLAIN_LAYOUT
  const opening = takeRound(openings, index)
  const said = opening?.text ?? ''
  // the member's own words may stand first: nothing of ours comes before them then
  const isStraight = said === ''
  const spot = isStraight ? 'closing' : emojiSpot(index)
  const pieces: Pieces = {
    opening: isStraight ? reading.told : withEmoji(said, brief, spot === 'opening'),
    told: isStraight ? '' : toldAfter(opening, reading),
    moods: pickMoods(brief).filter((mood) => mood !== said),
    closing: withEmoji(pickClosing(brief), brief, spot === 'closing'),
  }
  const attempts: Pieces[] = [pieces, { ...pieces, moods: [] }, { ...pieces, moods: [], closing: '' }]
  const fitting = attempts.map(layout).find((text) => text.length <= limit)
  if (fitting !== undefined) return fitting
  const ours = isStraight ? '' : pieces.opening
  const told = abridge(isStraight ? reading.told : pieces.told, limit - ours.length - 2, baseLanguage)
  return layout({ opening: ours, told, moods: [], closing: '' })
}

function toldAfter(opening: Opening | undefined, { told, product }: Reading): string {
  return opening?.isNaming ? (product?.rest ?? '') : told
}

function pickMoods({ grammar, reading, order, key, index }: Brief): readonly string[] {
  const pool = shuffle(moodsFor(grammar, reading), key + 1)
  const count = MOOD_COUNT[order.length]
  return Array.from({ length: Math.min(count, pool.length) }, (_, step) => takeRound(pool, index * count + step) ?? '')
}

/** Without a word from the member only the picture is spoken of; a trade that is not known has no sentences worth saying. */
function moodsFor(grammar: Grammar, { objective, profession }: Reading): readonly string[] {
  if (objective === 'untold') return []
  return grammar.moods[objective] ?? (profession === 'generic' ? [] : grammar.crafts[profession])
}

const TALKING: Readonly<Partial<Record<Objective, Intent>>> = {
  agenda: 'book',
  tip: 'save',
  thanks: 'cheer',
  celebration: 'cheer',
  hiring: 'apply',
  hours: 'plan',
  untold: 'answer',
}

/** Selling asks for what the trade is done by: an appointment, a visit or an order. */
function intentOf({ objective, profession, isOffering }: Reading): Intent {
  // a thing, a price or a date shared is an offer too, and so is whatever somebody of a trade has to say
  if (objective === 'share' && !isOffering && profession === 'generic') return 'talk'
  return TALKING[objective] ?? dealOf(profession)
}

function dealOf(profession: Profession): Intent {
  if (BY_APPOINTMENT.has(profession)) return 'book'
  return profession === 'real-estate' ? 'visit' : 'order'
}

function pickClosing({ grammar, reading, order, key, index }: Brief): string {
  const { casual, formal } = grammar.closings[intentOf(reading)]
  const isSober = order.tone === 'professional' || isRegulated(reading.profession)
  const pool = isSober ? formal : casual
  return takeRound(shuffle(pool, key + 2), index) ?? ''
}

function emojiSpot(index: number): 'opening' | 'closing' {
  return index % 2 === 0 ? 'opening' : 'closing'
}

/** Warm captions carry one, playful ones two, the others none. */
function withEmoji(sentence: string, { order, reading, key, index }: Brief, isItsPlace: boolean): string {
  const isHere = order.tone === 'playful' || (order.tone === 'warm' && isItsPlace)
  if (!isHere || sentence === '') return sentence
  const emoji = takeRound(shuffle(PROFESSION_EMOJI[reading.profession], key), isItsPlace ? index : index + 1)
  return together(sentence, emoji ?? '')
}
