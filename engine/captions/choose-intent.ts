/** What a line asks of its reader: only what sells has a call of ours, and that of its trade for what is sold. */

import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'
import { foldText } from '#engine/backdrop-description/clean-text.ts'
import { type BaseLanguage, forBaseLanguages } from '#phrases/languages.ts'

import { findFacts } from './find-facts.ts'
import { isClinic } from './find-profession.ts'
import type { Intent, Objective } from './lexicon/grammar.ts'
import {
  IS_EXAMINED,
  IS_EXPERIENCE,
  IS_FITTED,
  IS_LESSON,
  IS_ON_WHEELS,
  IS_PLACE_FREE,
  IS_STAY,
  IS_THERE,
} from './lexicon/called-for.ts'
import { SELLING } from './lexicon/selling.ts'
import { type Deal, factsOfTrade, isRegulated, type Profession } from './lexicon/trades.ts'
import type { Reading } from './read-message.ts'

/** What is said to be known, not to be bought. */
const TOLD_ALONE: ReadonlySet<Objective> = new Set(['tip', 'thanks', 'celebration', 'hours', 'testimonial'])
/** Work has a price there, and things have one as well: "película 40". */
const ASKED: ReadonlySet<Profession> = new Set([
  'repairs',
  'carpentry',
  'seamstress',
  'events',
  'building',
  'gardening',
  'travel',
])

const PATTERNS = forBaseLanguages((language) => ({
  available: boundedPattern(SELLING[language].available, 'u'),
  past: boundedPattern(SELLING[language].past, 'u'),
}))

/** Nothing where no call of ours suits the line: questions, stories, thanks and notices, and where she calls herself. */
export function chooseIntent(reading: Reading, baseLanguage: BaseLanguage): Intent | undefined {
  const { objective, isCalling } = reading
  if (objective === 'hiring') return isCalling ? undefined : 'apply'
  if (isToldAlone(reading)) return undefined
  if (objective !== 'untold' && !isSelling(reading, baseLanguage)) return undefined
  const intent = intentOf(reading)
  return isTaken(reading, intent) ? undefined : intent
}

function isToldAlone({ isCalling, isKept, isStatement, isPriced, objective, told }: Reading): boolean {
  return isCalling || isKept || TOLD_ALONE.has(objective) || told.endsWith('?') || (isStatement && !isPriced)
}

/** There is nothing left to order, or it is sold where one goes. */
function isTaken({ isPlaced, objective, told }: Reading, intent: Intent): boolean {
  if (intent === 'order' && IS_THERE.test(foldText(told))) return true
  return (intent === 'order' || intent === 'come') && (isPlaced || objective === 'result')
}

function isSelling(reading: Reading, baseLanguage: BaseLanguage): boolean {
  const { objective, isPriced, isPlaced, told } = reading
  const { available, past } = PATTERNS[baseLanguage]
  const folded = foldText(told)
  const kinds = new Set(findFacts(told, baseLanguage).map(({ kind }) => kind))
  if (isPriced || kinds.has('offer') || kinds.has('scarce')) return true
  if (objective === 'agenda' || available.test(folded)) return true
  if (isPlaced || objective === 'result' || past.test(folded)) return false
  return isOnOffer(reading, kinds.has('when'))
}

/** Without a price: something new, to take home, to see, or on a day to come. */
function isOnOffer({ objective, isGoods, isForOrders, profession, told }: Reading, hasDay: boolean): boolean {
  const { deal } = factsOfTrade(profession)
  if (isForOrders || isGoods || (objective === 'new' && profession !== 'generic')) return true
  if (deal === 'visit') return /\d/.test(told)
  return hasDay && (deal === 'come' || isLesson(told))
}

const isLesson = (told: string): boolean => IS_LESSON.test(told) && !IS_EXPERIENCE.test(told)

/** Selling asks for what the trade is done by: an appointment, a visit, a quote or an order. */
function intentOf(reading: Reading): Intent {
  const { profession, occupation, told } = reading
  const { deal } = factsOfTrade(profession)
  const trade = foldText(occupation)
  if (IS_STAY.test(trade)) return 'reserve'
  if (deal !== 'quote' && isLesson(told)) return 'join'
  if (IS_FITTED.test(trade) || (deal === 'order' && IS_EXAMINED.test(foldText(told)))) return 'book'
  if (isTakenHome(reading, deal)) return 'order'
  return profession === 'generic' ? intentOfUnknown(reading) : intentOfTrade(deal, reading)
}

function isTakenHome({ isForOrders, isGoods, occupation, profession }: Reading, deal: Deal): boolean {
  const isBound = isRegulated(profession) || isClinic(occupation)
  return isForOrders || (isGoods && (deal === 'book' || deal === 'come') && !isBound)
}

function intentOfTrade(deal: Deal, { objective, occupation, isPriced, profession }: Reading): Intent {
  if (deal === 'order' && IS_ON_WHEELS.test(foldText(occupation))) return 'come'
  // turkeys and cakes are ordered, whatever book of orders opens
  if (deal === 'order' || deal === 'come') return deal
  if (objective === 'agenda') return deal === 'join' ? 'join' : 'book'
  // nobody asks for a quote where the price is told
  if (deal === 'quote' && isPriced) return ASKED.has(profession) ? 'ask' : 'book'
  return deal
}

/** What nobody here knows may be no thing at all. */
function intentOfUnknown({ objective, occupation, isGoods, told }: Reading): Intent {
  if (objective === 'untold') return 'answer'
  if (objective === 'agenda') return IS_PLACE_FREE.test(told) ? 'ask' : 'book'
  return isGoods && !isClinic(occupation) ? 'order' : 'ask'
}
