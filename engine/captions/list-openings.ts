import type { Grammar, Objective, Tone } from './lexicon/grammar.ts'
import { isRegulated } from './lexicon/professions.ts'
import type { Reading } from './read-message.ts'
import { shuffle } from './shuffle.ts'
import { capitalise } from './tidy-sentences.ts'

export interface Opening {
  readonly text: string
  /** The product is named: what follows tells the rest only. */
  readonly isNaming: boolean
}

/** About the trade itself: a sentence of the trade may begin the caption. */
const OF_TRADE: ReadonlySet<Objective> = new Set(['sell', 'new', 'agenda', 'share', 'untold'])

/** The member's own words, with nothing before them. */
const STRAIGHT: Opening = { text: '', isNaming: false }

/** Every way to begin this caption, in this message's own order; no two share their first four words. */
export function listOpenings(grammar: Grammar, reading: Reading, tone: Tone, key: number): Opening[] {
  const { plain, casual, product } = grammar.openings[reading.objective]
  // a day alone is no sentence of its own after the thing was named
  const name = reading.objective === 'share' && reading.isDated ? undefined : reading.product?.name
  // sober captions do not chat: no asides, no rhetorical questions
  const isSober = tone === 'professional' || isRegulated(reading.profession)
  const hooks = hooksFor(grammar, reading)
  const sentences = [...plain, ...hooks, ...(isSober ? [] : casual)]
  const openings = [
    ...(reading.told === '' ? [] : [STRAIGHT]),
    ...sentences.map((text): Opening => ({ text, isNaming: false })),
    ...(name ? product : [])
      .filter((text) => !isSober || !text.endsWith('?'))
      .map((text): Opening => ({ text: nameProduct(text, name ?? ''), isNaming: true })),
  ]
  const distinct = new Map(openings.map((opening) => [firstWords(opening.text === '' ? reading.told : opening.text), opening]))
  return shuffle([...distinct.values()], key)
}

function hooksFor(grammar: Grammar, { objective, profession }: Reading): readonly string[] {
  if (objective === 'untold' && profession === 'generic') return []
  return OF_TRADE.has(objective) ? grammar.crafts[profession] : []
}

function nameProduct(template: string, name: string): string {
  // a function, since a "$" in the member's words is no pattern
  return template.replace('{product}', () => name).replace('{Product}', () => capitalise(name))
}

export function firstWords(text: string): string {
  return text.toLowerCase().split(/\s+/).slice(0, 4).join(' ')
}
