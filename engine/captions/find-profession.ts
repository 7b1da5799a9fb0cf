import { boundedPattern } from '#engine/words/bounded-pattern.ts'
import { foldText } from '#engine/words/clean-text.ts'
import type { Tongue } from '#engine/words/lexicon/meaning.ts'

import type { Profession } from './lexicon/grammar.ts'
import { TRADES } from './lexicon/professions.ts'

const TONGUES: readonly Tongue[] = ['pt', 'es', 'en']

const PATTERNS: Readonly<Record<Tongue, readonly (readonly [Profession, RegExp])[]>> = {
  pt: patternsOf('pt'),
  es: patternsOf('es'),
  en: patternsOf('en'),
}

function patternsOf(tongue: Tongue): readonly (readonly [Profession, RegExp])[] {
  return TRADES[tongue].map(([profession, stems]) => [profession, boundedPattern(`(?<![a-z])(?:${stems})`, 'u')])
}

/**
 * The message knows better than the profile, a hairdresser may post about a cake; but a restaurant's pudding is the restaurant's.
 * @param tongue of the message: what another tongue would read into its words does not count
 */
export function findProfession(message: string, tongue: Tongue, occupation = ''): Profession {
  const said = professionsIn(message, tongue)
  const own = professionOf(occupation, tongue)
  if (own && (said.length === 0 || said.includes(own))) return own
  return said[0] ?? 'generic'
}

/** In the order in which they are believed. */
export function professionsIn(text: string, tongue: Tongue): readonly Profession[] {
  const folded = foldText(withoutAddresses(text))
  return PATTERNS[tongue].filter(([, pattern]) => pattern.test(folded)).map(([profession]) => profession)
}

/** An occupation is a word or two in the member's own language, whatever language the caption is in. */
function professionOf(occupation: string, tongue: Tongue): Profession | undefined {
  const inOrder = [tongue, ...TONGUES.filter((other) => other !== tongue)]
  return inOrder.flatMap((own) => professionsIn(occupation, own))[0]
}

/** What an address begins with, or the host and the slash of one that begins at once. */
const ADDRESS = /(?:https?:\/\/|www\.|@)\S|^\S{1,200}\.\p{L}{2,40}\//u

/** Addresses and handles are made of words too; what they spell is no message. */
export function withoutAddresses(text: string): string {
  return text.replaceAll(/\S+/gu, (word) => {
    const at = ADDRESS.exec(word)?.index
    return at === undefined ? word : `${word.slice(0, at)} `
  })
}
