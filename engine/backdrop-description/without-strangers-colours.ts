/** Colours, and how something feels, belong to what they stand at: where we do not show that, they are as unknown. */

import type { FoundMeanings, MeaningfulPhrase, Span } from './find-meanings.ts'
import type { Meaning } from './lexicon/meaning.ts'
import { ADJECTIVE_COMES_FIRST, OF } from './lexicon/small-words.ts'

/** What a colour can belong to. */
export const NOUNS: ReadonlySet<Meaning['kind']> = new Set(['surface', 'material', 'prop', 'place', 'festive', 'gradient'])

export const isNoun = ({ meaning }: MeaningfulPhrase): boolean => NOUNS.has(meaning.kind)

/** The colour or the warmth of something we do not know ("bolo rosa", "pão quentinho") is as unknown as the thing itself. */
export function withoutStrangersColours({ parts, unknown, ...found }: FoundMeanings, known: readonly string[]): FoundMeanings {
  const isStrangers = (part: MeaningfulPhrase): boolean => {
    if (!isOfThings(part)) return false
    if (part.meaning.kind === 'style' && parts.some((other) => isFeltOf(part, other))) return true
    const isAhead = ADJECTIVE_COMES_FIRST[part.baseLanguage]
    // "cheiro de baunilha"
    if (!isAhead && OF.has(known[part.from - 1] ?? '') && unknown.some(({ to }) => to === part.from - 1)) return true
    const stands = (span: Span) => span.clause === part.clause && (isAhead ? span.from >= part.to : span.to <= part.from)
    const touches = (span: Span) =>
      isAhead ? span.from === part.to : span.to <= part.from && known.slice(span.to, part.from).every((word) => OF.has(word))
    // "folhas douradas": a wall shows their shadow alone
    const isOfLeaf = part.meaning.kind === 'colour' && parts.some((other) => isLeaf(other) && touches(other))
    return (isOfLeaf || unknown.some(touches)) && !parts.some((other) => NOUNS.has(other.meaning.kind) && stands(other))
  }
  const colours = parts.filter(isStrangers)
  // "dark green front door": the shade of such a colour as well
  const shades = parts.filter(
    ({ meaning, from, to }) => meaning.kind === 'shade' && colours.some((colour) => colour.from === to || colour.to === from),
  )
  const strange = [...colours, ...shades]
  return { ...found, parts: parts.filter((part) => !strange.includes(part)), unknown: [...unknown, ...strange] }
}

const isLeaf = ({ meaning }: MeaningfulPhrase): boolean => meaning.kind === 'light' && meaning.isLeaf === true

/** "Nuvens fofas", "pão quentinho": how something feels that we show as it is, and not the light of the scene. */
function isFeltOf(word: MeaningfulPhrase, { meaning, from, to }: MeaningfulPhrase): boolean {
  const isBeside = ADJECTIVE_COMES_FIRST[word.baseLanguage] ? from === word.to : to === word.from
  return isBeside && (meaning.kind === 'prop' || (meaning.kind === 'place' && meaning.family !== 'interior'))
}

/** Colours and warmth, and "colorido". */
function isOfThings({ meaning }: MeaningfulPhrase): boolean {
  if (meaning.kind === 'gradient') return meaning.shape === 'mesh'
  // "papel de parede floral"
  if (meaning.kind === 'place') return meaning.isInBloom === true && meaning.isDetail === true
  return meaning.kind === 'colour' || (meaning.kind === 'style' && meaning.isOfThings === true)
}
