import { boundedPattern } from '#engine/words/bounded-pattern.ts'
import { foldText } from '#engine/words/clean-text.ts'
import { BASE_LANGUAGES, type BaseLanguage, forBaseLanguages } from '#phrases/languages.ts'

import type { Profession } from './lexicon/grammar.ts'
import { TRADES } from './lexicon/professions.ts'

const PATTERNS: Readonly<Record<BaseLanguage, readonly (readonly [Profession, RegExp])[]>> = forBaseLanguages(patternsOf)

function patternsOf(baseLanguage: BaseLanguage): readonly (readonly [Profession, RegExp])[] {
  return TRADES[baseLanguage].map(([profession, stems]) => [profession, boundedPattern(`(?<![a-z])(?:${stems})`, 'u')])
}

/**
 * The message knows better than the profile, a hairdresser may post about a cake; but a restaurant's pudding is the restaurant's.
 * @param language of the message: what another language would read into its words does not count
 */
export function findProfession(message: string, baseLanguage: BaseLanguage, occupation = ''): Profession {
  const said = professionsIn(message, baseLanguage)
  const own = professionOf(occupation, baseLanguage)
  if (own && (said.length === 0 || said.includes(own))) return own
  return said[0] ?? 'generic'
}

/** In the order in which they are believed. */
export function professionsIn(text: string, baseLanguage: BaseLanguage): readonly Profession[] {
  const folded = foldText(withoutAddresses(text))
  return PATTERNS[baseLanguage].filter(([, pattern]) => pattern.test(folded)).map(([profession]) => profession)
}

/** An occupation is a word or two in the member's own language, whatever language the caption is in. */
function professionOf(occupation: string, baseLanguage: BaseLanguage): Profession | undefined {
  const inOrder = [baseLanguage, ...BASE_LANGUAGES.filter((other) => other !== baseLanguage)]
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
