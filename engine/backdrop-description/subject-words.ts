/** "Anel em cima de uma pedra", "luz no cabelo loiro", "pra destacar as rosas": what is photographed asks for nothing. */

import { BASE_LANGUAGES } from '#phrases/languages.ts'

import {
  ADDING,
  AND,
  ARTICLES,
  DEFINITE,
  FILLERS,
  JOINERS,
  NOT_JOINERS,
  OF,
  OWNING,
  PLACING,
  THE_CONTRACTED,
} from './lexicon/small-words.ts'
import { FOR, PURPOSES, REASONS, SUBJECTS } from './lexicon/subjects.ts'
import { LONGEST_PHRASE } from './lexicon-index.ts'
import { lookUpRendered } from './plate-words.ts'
import type { Word } from './split-words.ts'

/** How many words may stand between an article and the noun that it belongs to: "my client's long blonde hair". */
const BEFORE_NOUN = 3
/** How far behind "so", "para que" a verb may stand: "so the ring really stands out". */
const BEFORE_VERB = 5

interface Text {
  readonly words: readonly Word[]
  /** The words, spelt right. */
  readonly known: readonly string[]
}

/** Where the words are that tell what is photographed, or what the backdrop is for. */
export function subjectWords(words: readonly Word[], known: readonly string[]): ReadonlySet<number> {
  const text = { words, known }
  const aside = new Set<number>()
  const first = known.findIndex((word) => !isSmall(word))
  known.forEach((_, at) => {
    const [from, to] = aside.has(at) ? NOTHING : spanFrom(text, at, at === first)
    for (let put = from; put < to; put += 1) aside.add(put)
  })
  return aside
}

const NOTHING = [0, 0] as const

/** What begins at a word, from its article on. */
function spanFrom(text: Text, at: number, isFirst: boolean): readonly [from: number, to: number] {
  const word = text.known[at] ?? ''
  if (FOR.has(word)) return [at, endOfPurpose(text, at)]
  if (REASONS.has(word)) return DEFINITE.has(text.known[at + 1] ?? '') ? [at, endOfClause(text, at + 1)] : NOTHING
  if (PURPOSES.has(word) && isFirst && !isKnown(word)) return [at, endOfSaid(text, at + 1)]
  if (!SUBJECTS.has(word)) return NOTHING
  if (isFirst) return isNamesake(text, at) ? NOTHING : [at, endOfFirst(text, at)]
  const article = isKnown(word) ? undefined : articleOf(text, at)
  return article === undefined ? NOTHING : [article, endOfSubject(text, at)]
}

const isSmall = (word: string): boolean => BASE_LANGUAGES.some((language) => FILLERS[language].has(word)) || word.length < 2

const kindOf = (word: string): string | undefined =>
  BASE_LANGUAGES.map((language) => lookUpRendered(word, language)?.kind).find((kind) => kind !== undefined)

const isKnown = (word: string): boolean => kindOf(word) !== undefined

const isBreak = ({ words }: Text, at: number): boolean => at >= words.length || words[at]?.isAfterBreak === true

const isJoint = (word: string): boolean => JOINERS.has(word) || NOT_JOINERS.has(word) || PLACING.has(word)

/** "Cake stand", "prato de bolo", "pastel pink": a thing or a shade of ours that is called by such a word. */
function isNamesake({ known }: Text, from: number): boolean {
  const kind = kindOf(known[from] ?? '')
  if ((kind === 'shade' || kind === 'colour') && !PLACING.has(known[from + 1] ?? '')) return true
  if (OTHERS.has(kindOf(known[from + 1] ?? '') ?? '')) return true
  for (let to = from + 2; to <= Math.min(known.length, from + LONGEST_PHRASE); to += 1) {
    const phrase = known.slice(from, to).join(' ')
    if (BASE_LANGUAGES.some((language) => lookUpRendered(phrase, language))) return true
  }
  return false
}

/** "Pie shop", "dog bed": what an English noun stands before is the thing. */
const OTHERS: ReadonlySet<string> = new Set(['place', 'prop', 'surface', 'material', 'festive'])

/** Up to the next comma. */
function endOfClause(text: Text, from: number): number {
  let at = from
  while (!isBreak(text, at)) at += 1
  return at
}

/** "Bolo de chocolate em mesa rosa": nothing where no backdrop follows. */
function endOfFirst(text: Text, from: number): number {
  let at = from + 1
  while (!isBreak(text, at) && !isJoint(text.known[at] ?? '') && kindOf(text.known[at] ?? '') !== 'surface') at += 1
  // what is also a thing of ours is the subject only where it lies somewhere: "prato branco com bolo"
  const isLaid = !isKnown(text.known[from] ?? '') || PLACING.has(text.known[at] ?? '')
  return isLaid && text.known.slice(at).some((word) => !isSmall(word)) ? at : from
}

/** "Na rua", "my": before a noun, with adjectives between them at most. */
function articleOf(text: Text, noun: number): number | undefined {
  for (let at = noun - 1; at >= Math.max(0, noun - 1 - BEFORE_NOUN); at -= 1) {
    const word = text.known[at] ?? ''
    if (DEFINITE.has(word) || THE_CONTRACTED.has(word)) return at
    if (isBreak(text, at + 1) || isJoint(word) || ARTICLES.has(word) || kindOf(word) === 'surface') return undefined
  }
  return undefined
}

/** With what is said of it: "cabelo loiro", "modelo andando", "mão da cliente". */
function endOfSubject(text: Text, noun: number): number {
  let at = noun + 1
  for (;;) {
    if (isBreak(text, at)) return at
    let next = at
    while (OF.has(text.known[next] ?? '') || (next > at && OWNING.has(text.known[next] ?? ''))) next += 1
    const word = text.known[next] ?? ''
    if (isBreak(text, next) || isJoint(word) || isSmall(word)) return at
    const kind = kindOf(word)
    if (kind !== undefined && kind !== 'colour') return at
    at = next + 1
  }
}

/** "Pra combinar com o brigadeiro", "so the cake stands out": where it ends; its beginning where it is none. */
function endOfPurpose(text: Text, from: number): number {
  const { known } = text
  for (let at = from + 1; at <= from + BEFORE_VERB && !isBreak(text, at); at += 1) {
    if (PURPOSES.has(known[at] ?? '')) return endOfSaid(text, at + 1)
    if (ADDING.has(known[at] ?? '') || AND.has(known[at] ?? '')) return from
  }
  return from
}

/** What stands out, or what it goes with. */
function endOfSaid(text: Text, from: number): number {
  let at = from
  if (ADDING.has(text.known[at] ?? '')) at += 1
  while (!isBreak(text, at) && !isJoint(text.known[at] ?? '')) at += 1
  return at
}
