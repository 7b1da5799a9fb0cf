/** One caption: opening, the member's words, mood, closing, laid out to fit. */

import type { CaptionOrder } from '#engine/types.ts'
import type { Tongue } from '#engine/words/lexicon/meaning.ts'

import { abridge } from './abridge.ts'
import type { Grammar, Intent, Objective, Profession } from './lexicon/grammar.ts'
import { BY_APPOINTMENT, isRegulated, PROFESSION_EMOJI } from './lexicon/professions.ts'
import type { Opening } from './list-openings.ts'
import type { Reading } from './read-message.ts'
import { shuffle, takeRound } from './shuffle.ts'
import { endsInAddress } from './tidy-sentences.ts'

export interface Brief {
  readonly order: CaptionOrder
  readonly tongue: Tongue
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
    ({ opening, told, moods, closing }) => paragraphs(together(opening, moods[0] ?? ''), together(told, closing)),
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
  const { order, reading, tongue, openings, index } = brief
  const limit = LENGTH_LIMITS[order.length]
  const layout = takeRound(LAYOUTS[order.length], index) ?? PLAIN_LAYOUT
  const opening = takeRound(openings, index)
  const pieces: Pieces = {
    opening: withEmoji(opening?.text ?? '', brief, 'opening'),
    told: opening?.isNaming ? (reading.product?.rest ?? '') : reading.told,
    moods: pickMoods(brief),
    closing: withEmoji(pickClosing(brief), brief, 'closing'),
  }
  const attempts: Pieces[] = [pieces, { ...pieces, moods: [] }, { ...pieces, moods: [], closing: '' }]
  const fitting = attempts.map(layout).find((text) => text.length <= limit)
  if (fitting !== undefined) return fitting
  const room = limit - pieces.opening.length - 2
  return layout({ ...pieces, moods: [], closing: '', told: abridge(pieces.told, room, tongue) })
}

function pickMoods({ grammar, reading, order, key, index }: Brief): readonly string[] {
  const pool = shuffle(moodsFor(grammar, reading), key + 1)
  const count = MOOD_COUNT[order.length]
  return Array.from({ length: Math.min(count, pool.length) }, (_, step) => takeRound(pool, index * count + step) ?? '')
}

/** Sentences for any trade join those of the trade itself, except where words are weighed by law. */
function moodsFor(grammar: Grammar, { objective, profession }: Reading): readonly string[] {
  const own = grammar.crafts[profession]
  const ofTrade = isRegulated(profession) ? own : [...new Set([...own, ...grammar.crafts.generic])]
  return grammar.moods[objective] ?? ofTrade
}

const TALKING: Readonly<Partial<Record<Objective, Intent>>> = {
  agenda: 'book',
  tip: 'save',
  thanks: 'cheer',
  celebration: 'cheer',
  hiring: 'apply',
  hours: 'plan',
}

/** Selling asks for what the trade is done by: an appointment, a visit or an order. */
function intentOf({ objective, profession, isOffering }: Reading): Intent {
  // a thing, a price or a date shared is an offer too
  if (objective === 'share' && !isOffering) return 'talk'
  return TALKING[objective] ?? dealOf(profession)
}

function dealOf(profession: Profession): Intent {
  if (BY_APPOINTMENT.has(profession)) return 'book'
  return profession === 'real-estate' ? 'visit' : 'order'
}

function pickClosing({ grammar, reading, order, key, index }: Brief): string {
  const { casual, formal } = grammar.closings[intentOf(reading)]
  const pool = order.tone === 'professional' ? formal : casual
  return takeRound(shuffle(pool, key + 2), index) ?? ''
}

/** Warm captions carry one, playful ones two, the others none. */
function withEmoji(sentence: string, { order, reading, key, index }: Brief, spot: 'opening' | 'closing'): string {
  const isHere = order.tone === 'playful' || (order.tone === 'warm' && (index % 2 === 0) === (spot === 'opening'))
  if (!isHere || sentence === '') return sentence
  const emoji = takeRound(shuffle(PROFESSION_EMOJI[reading.profession], key), spot === 'opening' ? index : index + 1)
  return together(sentence, emoji ?? '')
}
