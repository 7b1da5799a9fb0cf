import type { CaptionOrder } from '#engine/types.ts'
import { foldText } from '#engine/backdrop-description/clean-text.ts'

import { nameOf, nearnessOf } from './find-event.ts'
import type { Grammar, Objective } from './lexicon/grammar.ts'
import { isRegulated } from './lexicon/trades.ts'
import type { Reading } from './read-message.ts'
import { shuffle } from './shuffle.ts'
import { capitalise } from './tidy-sentences.ts'

export interface Opening {
  readonly text: string
  /** It is the member's words themselves. */
  readonly holdsTold: boolean
}

/** About the trade itself: a sentence of the trade may stand beside the words. */
const OF_TRADE: ReadonlySet<Objective> = new Set(['sell', 'new', 'agenda', 'share', 'untold'])

/**
 * Every good way to begin this caption, in this message's own order; no two share their first four words. None begins like a
 * former caption of the member as long as there is another.
 */
export function listOpenings(grammar: Grammar, reading: Reading, order: CaptionOrder, key: number): readonly Opening[] {
  const { plain, casual } = grammar.openings[reading.objective]
  // sober captions do not chat: no asides, no rhetorical questions
  // without words a question of the trade is all there is to begin with
  const isSober = (order.tone === 'professional' || isRegulated(reading.profession)) && reading.objective !== 'untold'
  const fits = (text: string) => !isSober || !text.endsWith('?')
  const own: Opening[] = reading.told === '' ? [] : [{ text: reading.told, holdsTold: true }]
  const ofTrade = order.tone === 'direct' && reading.objective !== 'untold' ? [] : linesOfTrade(grammar, reading)
  const ours = [...eventLines(grammar, reading, order), ...ofTrade]
  const best = [...own, ...ours.filter(({ text }) => fits(text))]
  const rest = [...plain, ...(isSober ? [] : casual)].filter((text) => fits(text) && !repeats(text, reading.told)).map(before)
  const unused = (openings: readonly Opening[]) =>
    distinctOf(openings).filter(({ text }) => !(order.former ?? []).some((caption) => beginsLike(caption, text)))
  // where the trade has nothing to say, what the post is for has
  const first = unused(OF_TRADE.has(reading.objective) && best.length > 0 ? best : [...best, ...rest])
  const tiers = [first, unused(rest), unused([...best, ...plain.map(before)]), distinctOf([...best, ...rest])]
  const chosen = shuffle(tiers.find((tier) => tier.length > 0) ?? best, key)
  // her own words come first: ours stand before them only where she asks for another caption
  return chosen.toSorted((one, other) => Number(other.holdsTold) - Number(one.holdsTold))
}

function before(text: string): Opening {
  return { text, holdsTold: false }
}

function distinctOf(openings: readonly Opening[]): readonly Opening[] {
  return [...new Map(openings.map((opening) => [firstWords(opening.text), opening])).values()]
}

/** "A agenda está aberta. Agenda aberta em fevereiro". */
function repeats(opening: string, told: string): boolean {
  const [head = ''] = told.split(/[.:,]/)
  const stems = stemsOf(head)
  return stemsOf(opening).some((stem) => stems.includes(stem))
}

function stemsOf(text: string): readonly string[] {
  return (foldText(text).match(/[a-z]{5,}/g) ?? []).map((word) => word.slice(0, 5))
}

function eventLines(grammar: Grammar, { event }: Reading, { today, language }: CaptionOrder): readonly Opening[] {
  const nearness = event && today !== undefined ? nearnessOf(event, language, today) : undefined
  if (!event || !nearness) return []
  return [before(capitalise(grammar.event[nearness].replace('{event}', () => nameOf(event, language))))]
}

/** "Para adoçar a semana" is no sentence: it is not said first. */
const LEADING = /^(?:Para|For|To) /

/** Each is a sentence of its own: what members type is no part that fits into one of ours. */
function linesOfTrade({ trades }: Grammar, { objective, profession, isKept, isPlaced }: Reading): readonly Opening[] {
  if (!OF_TRADE.has(objective) || isKept) return []
  return trades[profession].openings.filter((line) => (line.endsWith('?') ? !isPlaced : !LEADING.test(line))).map(before)
}

function firstWords(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 4).join(' ')
}

function beginsLike(caption: string, opening: string): boolean {
  return `${firstWords(caption)} `.startsWith(`${firstWords(opening)} `)
}
