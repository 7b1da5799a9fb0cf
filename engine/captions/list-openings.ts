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

/** Posts of the heart: "straight to the point" has no place in them. */
const FEELING: ReadonlySet<Objective> = new Set(['result', 'thanks', 'celebration', 'testimonial'])

/** Every way to begin this caption, in this message's own order; no two share their first four words. */
export function listOpenings(grammar: Grammar, reading: Reading, tone: Tone, key: number): Opening[] {
  const { plain, casual, product } = grammar.openings[reading.objective]
  const name = reading.product?.name
  // sober captions do not chat: no asides, no rhetorical questions
  const isSober = tone === 'professional' || isRegulated(reading.profession)
  const toned = FEELING.has(reading.objective) ? [] : grammar.toned[tone]
  const sentences = [...plain, ...(isSober ? [] : casual), ...toned]
  const openings = [
    ...sentences.map((text): Opening => ({ text, isNaming: false })),
    ...(name ? product : [])
      .filter((text) => !isSober || !text.endsWith('?'))
      .map((text): Opening => ({ text: nameProduct(text, name ?? ''), isNaming: true })),
  ]
  const distinct = new Map(openings.map((opening) => [firstWords(opening.text), opening]))
  return shuffle([...distinct.values()], key)
}

function nameProduct(template: string, name: string): string {
  // a function, since a "$" in the member's words is no pattern
  return template.replace('{product}', () => name).replace('{Product}', () => capitalise(name))
}

export function firstWords(text: string): string {
  return text.toLowerCase().split(/\s+/).slice(0, 4).join(' ')
}
