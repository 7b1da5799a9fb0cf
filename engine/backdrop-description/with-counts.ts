/** "Uma vela", "two balloons": how many of a thing the picture shows. */

import { canCount } from '#engine/backdrop/props/place-props.ts'

import type { FoundMeanings, MeaningfulPhrase, Span } from './find-meanings.ts'
import { ADJECTIVE_COMES_FIRST, BUNCHES, NUMBERS, OF, SEVERAL } from './lexicon/small-words.ts'

/** @param known the words, spelt right */
export function withCounts(found: FoundMeanings, known: readonly string[]): FoundMeanings {
  const told = [...(found.told ?? [])]
  const numbers = new Set<number>()
  const changed = new Map<MeaningfulPhrase, MeaningfulPhrase>()
  for (const part of found.parts) {
    const { meaning } = part
    if (meaning.kind !== 'prop' || !canCount(meaning.prop)) continue
    const number = NUMBERS.get(known[part.from - 1] ?? '')
    const count = number ?? (isSeveral(part, known) ? undefined : 1)
    if (count === undefined) continue
    const counted: MeaningfulPhrase = { ...part, meaning: { ...meaning, count } }
    changed.set(part, counted)
    const word = found.unknown.find(({ to }) => to === part.from)
    if (!number || !word) continue
    numbers.add(word.from)
    told.push({ ...word, of: counted })
  }
  for (const span of found.unknown) {
    const of = bunchOf(span, found, known)
    if (!of) continue
    numbers.add(span.from)
    told.push({ ...span, of: changed.get(of) ?? of })
  }
  return {
    ...found,
    parts: found.parts.map((part) => changed.get(part) ?? part),
    unknown: found.unknown.filter(({ from }) => !numbers.has(from)),
    told: told.map((word) => ({ ...word, of: changed.get(word.of) ?? word.of })),
  }
}

/** "Pilha de toalhas", "stack of white plates": the thing that there are several of. */
function bunchOf({ from, to, clause }: Span, { parts }: FoundMeanings, known: readonly string[]): MeaningfulPhrase | undefined {
  if (to - from > 1 || !BUNCHES.has(known[from] ?? '') || !OF.has(known[to] ?? '')) return undefined
  return parts.find((part) => part.meaning.kind === 'prop' && part.clause === clause && part.from > to && part.from <= to + 2)
}

/** "Velas", "potted plants": by the noun, which is the first word or the last one. */
function isSeveral({ from, to, baseLanguage }: MeaningfulPhrase, known: readonly string[]): boolean {
  if (SEVERAL.has(known[from - 1] ?? '')) return true
  return (known[ADJECTIVE_COMES_FIRST[baseLanguage] ? to - 1 : from] ?? '').endsWith('s')
}
