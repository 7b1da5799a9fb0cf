/** What a text begins with and lays somewhere is what was photographed, and the backdrop that is taken away is the photo's own. */

import type { FoundMeanings, Span } from './find-meanings.ts'
import type { Meaning } from './lexicon/meaning.ts'
import { GOODS } from './lexicon/rendered-props.ts'
import { DEFINITE, PLACING, REMOVALS } from './lexicon/small-words.ts'
import type { Word } from './split-words.ts'
import { NOUNS } from './without-strangers-colours.ts'

/** @param known the words, spelt right */
export function withoutSubject(found: FoundMeanings, words: readonly Word[], known: readonly string[]): FoundMeanings {
  return withoutKnownSubject(withoutGoods(found, known), words, known)
}

/** "Tira a bagunça do fundo e põe uma parede verde": the background of the photo goes anyway. */
export function withoutRemovedBackdrop(found: FoundMeanings, known: readonly string[]): FoundMeanings {
  const removed = new Set(found.denials.flatMap(({ from, clause }) => (REMOVALS.has(known[from] ?? '') ? [clause] : [])))
  const own = found.parts.filter(
    ({ meaning, isDenied, clause }) =>
      isDenied && removed.has(clause) && meaning.kind === 'surface' && meaning.surface === 'backdrop',
  )
  if (own.length === 0) return found
  return { ...found, parts: found.parts.filter((part) => !own.includes(part)), unknown: [...found.unknown, ...own] }
}

/** "O bolo em cima de uma mesa", "my ring on stone": what is named as known, and stands somewhere, is what was photographed. */
function withoutKnownSubject(found: FoundMeanings, words: readonly Word[], known: readonly string[]): FoundMeanings {
  const isSubject = ({ from, to, isDenied }: Span): boolean => {
    const article = from - 1
    const isFirst = article === 0 || words[article]?.isAfterBreak === true
    return !isDenied && isFirst && DEFINITE.has(known[article] ?? '') && PLACING.has(known[to] ?? '')
  }
  return { ...found, unknown: found.unknown.filter((span) => !isSubject(span)) }
}

/** "Caneca vermelha em mesa branca": goods that a text begins with, on or in something, are what was photographed. */
function withoutGoods(found: FoundMeanings, known: readonly string[]): FoundMeanings {
  const [subject, next] = found.parts.filter(({ meaning }) => NOUNS.has(meaning.kind))
  if (!subject || !next || subject.meaning.kind !== 'prop' || !GOODS.has(subject.meaning.prop)) return found
  const isOn = GROUNDS.has(next.meaning.kind) && known.slice(subject.to, next.from).some((word) => PLACING.has(word))
  if (!isOn) return found
  return { ...found, parts: found.parts.filter((part) => part !== subject), unknown: [...found.unknown, subject] }
}

const GROUNDS: ReadonlySet<Meaning['kind']> = new Set(['surface', 'material', 'place'])
