/** Finds the longest known phrases in a text, in order, each with its position and clause. */

import type { Language } from '#engine/types.ts'

import { comparedWords } from './comparisons.ts'
import type { Meaning } from './lexicon/meaning.ts'
import { BASE_LANGUAGES, type BaseLanguage, baseLanguageOf } from '#phrases/languages.ts'
import { isThingToo, LOOK_ALIKES } from './lexicon/look-alikes.ts'
import {
  LENT,
  REQUESTS_TOO,
  ADDING,
  AND,
  ARTICLES,
  ADJECTIVE_COMES_FIRST,
  FILLERS,
  JOINERS,
  NEGATIONS,
  NOT_JOINERS,
  OF,
} from './lexicon/small-words.ts'
import { forgiveSlip, LONGEST_PHRASE, lookUp, lookUpThing, baseLanguagesFrom } from './lexicon-index.ts'
import { knowsWord } from '#engine/captions/dictionary/known-words.ts'
import type { Word } from './split-words.ts'
import { subjectWords } from './subject-words.ts'
import { withCounts } from './with-counts.ts'
import { withLamps } from './with-lamps.ts'
import { NOUNS, withoutStrangersColours } from './without-strangers-colours.ts'
import { withoutPartsOfOthers } from './without-parts-of-others.ts'
import { withoutRelations } from './without-relations.ts'
import { withoutRemovedBackdrop, withoutSubject } from './without-subject.ts'
import { withoutTrueWords } from './without-true-words.ts'

/** A stretch of the words. */
export interface Span {
  /** Indices of words, end excluded. */
  readonly from: number
  readonly to: number
  /** Counts up at every comma and joiner: one thing seldom reaches over them. */
  readonly clause: number
  readonly isDenied: boolean
}

/** A phrase with a meaning. */
export interface MeaningfulPhrase extends Span {
  readonly meaning: Meaning
  /** It is drawn, but not in or on the thing that the text says. */
  readonly isApart?: true
  readonly baseLanguage: BaseLanguage
}

/** A word with a meaning that we do not know. */
export type UnknownWord = Span

export interface FoundMeanings {
  readonly parts: readonly MeaningfulPhrase[]
  readonly unknown: readonly UnknownWord[]
  /** Words that deny what follows. */
  readonly denials: readonly Span[]
  /** Words that are true of a thing as it is shown: understood where that is. */
  readonly told?: readonly ToldWord[]
}

export interface ToldWord extends Span {
  readonly of: MeaningfulPhrase
}

type LookUp = typeof lookUp

/** Where phrases are looked up, the member's own language first. */
interface Lexicon {
  readonly baseLanguages: readonly BaseLanguage[]
  readonly find: LookUp
  /** What stands before. */
  readonly last?: MeaningfulPhrase | undefined
}

interface Match {
  /** None for what only looks like a phrase of ours. */
  readonly meaning: Meaning | undefined
  readonly baseLanguage: BaseLanguage
  readonly length: number
}

/** @param find the lexicon, without or with the words of plates */
export function findMeanings(words: readonly Word[], language: Language, find: LookUp = lookUp): FoundMeanings {
  const own = baseLanguageOf(language)
  const baseLanguages = baseLanguagesFrom(own)
  const known = words.map(({ folded, isName }) => (isName ? folded : spellRight(folded, { baseLanguages, find })))
  const found: { parts: MeaningfulPhrase[]; unknown: UnknownWord[]; denials: Span[] } = { parts: [], unknown: [], denials: [] }
  let reach: Reach = { clause: 0, isDenied: false }
  const aside = new Set([...comparedWords(words, known), ...subjectWords(words, known)])
  for (let at = 0; at < words.length;) {
    if (aside.has(at)) {
      at += 1
      continue
    }
    if (words[at]?.isAfterBreak) reach = nextClause(reach)
    const word = known[at] ?? ''
    const match = matchLongest(words, known, at, { baseLanguages, find, last: found.parts.at(-1) })
    if (match) reach = reachOfMatch(reach, match, found.parts.at(-1))
    else if (!isDegree(word, known[at + 1], find)) reach = reachOfWord(reach, word, own)
    const span = { from: at, to: at + (match?.length ?? 1), ...reach }
    if (match?.meaning) found.parts.push({ ...span, meaning: match.meaning, baseLanguage: match.baseLanguage })
    else if (match) found.unknown.push(span)
    else fileWord(withPlacing(span, known, found.parts), { word, own, isThing: isThingHere(known, at, found.parts) }, found)
    at = span.to
  }
  const asked = withoutSubject(withoutTrueWords(withoutRemovedBackdrop(found, known), known), words, known)
  const told = withoutRelations(withCounts(withoutPartsOfOthers(asked, known), known), known)
  return withoutStrangersColours(withLamps(told, known), known)
}

interface PlainWord {
  readonly word: string
  readonly own: BaseLanguage
  /** What the words beside it say of that. */
  readonly isThing?: boolean | undefined
}

function fileWord(span: Span, plain: PlainWord, { unknown, denials }: { unknown: UnknownWord[]; denials: Span[] }): void {
  if (NEGATIONS[plain.own].has(plain.word)) denials.push(span)
  else if (plain.isThing ?? isMeaningful(plain.word)) unknown.push(span)
}

/** The range in which a word has influence. */
type Reach = Pick<Span, 'clause' | 'isDenied'>

function nextClause({ clause }: Reach, isDenied = false): Reach {
  return { clause: clause + 1, isDenied }
}

/** "Mais claro" adds nothing, "mais vela" does. */
function isDegree(word: string, next: string | undefined, find: LookUp): boolean {
  if (word !== 'mais' || next === undefined) return false
  const kind = find(next, 'pt')?.kind
  return kind === 'shade' || kind === 'light' || kind === 'style'
}

/** "Sem sombra fundo branco" is often typed without its comma: a second noun ends the denial. */
function reachOfMatch(reach: Reach, match: Match, last: MeaningfulPhrase | undefined): Reach {
  const isSecondNoun = match.meaning?.kind === 'surface' && last?.clause === reach.clause
  return reach.isDenied && isSecondNoun ? nextClause(reach) : reach
}

function reachOfWord(reach: Reach, word: string, own: BaseLanguage): Reach {
  if (NEGATIONS[own].has(word)) return nextClause(reach, true)
  const isCarriedOn = reach.isDenied && NOT_JOINERS.has(word)
  return !isCarriedOn && (JOINERS.has(word) || NOT_JOINERS.has(word)) ? nextClause(reach) : reach
}

/** Whether a word says something about the picture, so that it must count as understood or missed. */
export function isMeaningful(word: string): boolean {
  const isSmall = baseLanguagesFrom('pt').some(
    (baseLanguage) => FILLERS[baseLanguage].has(word) || NEGATIONS[baseLanguage].has(word),
  )
  return (word.length > 1 || /\d/.test(word)) && !isSmall && !JOINERS.has(word) && !NOT_JOINERS.has(word)
}

/** "Uma faca velha", "una bota": what is spelt like a request is a thing behind an article. "Pelo" is a small word, except in "parede de pelo"; "pé" is one in "ao pé da janela". */
function isThingHere(known: readonly string[], at: number, parts: readonly MeaningfulPhrase[]): boolean | undefined {
  if (isOnTop(known, at, parts)) return true
  if (known[at] === 'pelo' && known[at - 1] === 'de') return true
  const before = known[at - 1] ?? ''
  if (REQUESTS_TOO.has(known[at] ?? '') && (ARTICLES.has(before) || ADDING.has(before) || OF.has(before))) return true
  return known[at] === 'pe' && known[at - 1] === 'ao' && OF.has(known[at + 1] ?? '') ? false : undefined
}

/** "Cesta com um pano em cima": our cloth lies under things. "Em cima da mesa" is where the subject stands. */
function isOnTop(known: readonly string[], at: number, parts: readonly MeaningfulPhrase[]): boolean {
  const phrase = known.slice(at - 1, at + 1).join(' ')
  const isCloth = parts.at(-1)?.meaning.kind === 'material' && parts.some(({ meaning }) => meaning.kind === 'prop')
  return at > 0 && at === known.length - 1 && isCloth && ON_TOP.has(phrase)
}

/** "Em cima" is told whole. */
function withPlacing(span: Span, known: readonly string[], parts: readonly MeaningfulPhrase[]): Span {
  return isOnTop(known, span.from, parts) ? { ...span, from: span.from - 1 } : span
}

const ON_TOP: ReadonlySet<string> = new Set(['em cima', 'por cima', 'por encima', 'on top'])

function spellRight(word: string, { baseLanguages, find }: Lexicon): string {
  const isKnown = !isMeaningful(word) || baseLanguages.some((baseLanguage) => find(word, baseLanguage))
  return isKnown ? word : (forgiveSlip(word, baseLanguages) ?? word)
}

function matchLongest(words: readonly Word[], known: readonly string[], at: number, lexicon: Lexicon): Match | undefined {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length -= 1) {
    const isBroken = words.slice(at + 1, at + length).some((word) => word.isAfterBreak)
    const match = isBroken ? undefined : matchPhrase(known.slice(at, at + length), lexicon)
    if (match) return asThing(match, { known, at, last: lexicon.last })
  }
  return undefined
}

function matchPhrase(phrase: readonly string[], { baseLanguages, find }: Lexicon): Match | undefined {
  const text = phrase.join(' ')
  const [own] = baseLanguages
  for (const baseLanguage of baseLanguages) {
    if (LOOK_ALIKES[baseLanguage].has(text)) return { meaning: undefined, baseLanguage, length: phrase.length }
    const meaning = find(text, baseLanguage)
    if (meaning) return isFalseFriend(text, own, baseLanguage) ? undefined : { meaning, baseLanguage, length: phrase.length }
    // a small word of the member's own language is never a thing of another's ("tan" in Spanish)
    if (phrase.length === 1 && (FILLERS[baseLanguage].has(text) || NEGATIONS[baseLanguage].has(text))) return undefined
  }
  return undefined
}

/**
 * A word of the member's own language that only another one's lexicon has: "tela" is cloth in Spanish, and a screen in Portuguese.
 * English words are used as they are.
 */
function isFalseFriend(text: string, own: BaseLanguage | undefined, found: BaseLanguage): boolean {
  return own !== undefined && found !== own && !LENT[found] && !text.includes(' ') && knowsWord(text, own)
}

/** What is called like a colour or a place may be the thing itself: "com limões", "with moss". */
function asThing(match: Match, { known, at, last }: Standing): Match {
  const { meaning, baseLanguage, length } = match
  if (!meaning || !CALLED_ALIKE.has(meaning.kind)) return match
  const text = known.slice(at, at + length).join(' ')
  const isAdded = isAddedAt({ known, at, last }, length) || isPutOnSomething({ known, at, last }, length)
  if (meaning.kind === 'shade' && text === 'neon' && isAdded) return { ...match, meaning: NEON }
  const isBehindWith = isAdded && !isBeforeNoun(known[at + length], baseLanguage)
  return isThingToo(text, baseLanguage, isBehindWith) ? { ...match, meaning: lookUpThing(text, baseLanguage) } : match
}

interface Standing {
  readonly known: readonly string[]
  readonly at: number
  readonly last: MeaningfulPhrase | undefined
}

/** "Com castanhas e vinho", "farinha e um pano de linho", "pedra molhada e eucalipto": beside a thing, a thing is meant as well. */
function isBesideThing({ known, at, last }: Standing): boolean {
  if (!AND.has(known[at - 1] ?? '')) return false
  if (last?.to === at - 1)
    return last.meaning.kind === 'prop' || (last.meaning.kind === 'place' && last.meaning.plate !== undefined)
  const before = ARTICLES.has(known[at - 3] ?? '') ? at - 4 : at - 3
  return ADDING.has(known[before] ?? '') && isThingBefore(known[at - 2] ?? '')
}

/** One that may be a thing, or that we do not know: "with twine and eucalyptus". */
function isThingBefore(word: string): boolean {
  const isKnown = BASE_LANGUAGES.some((language) => lookUp(word, language))
  return BASE_LANGUAGES.some((language) => isThingToo(word, language, true)) || (!isKnown && isMeaningful(word))
}

/** Behind "with", beside a thing, or as the first of two. */
function isAddedAt({ known, at, last }: Standing, length: number): boolean {
  const before = ARTICLES.has(known[at - 1] ?? '') ? at - 2 : at - 1
  const isFirst = isBeforeThing(known, at + length) && last?.to !== at && !OF.has(known[at - 1] ?? '')
  return isFirst || ADDING.has(known[before] ?? '') || isBesideThing({ known, at: before + 1, last })
}

/** "Crema encima de una piedra", "honey on a shelf": what a text begins with and lays somewhere is a thing. */
function isPutOnSomething({ known, at, last }: Standing, length: number): boolean {
  const next = known[at + length] ?? ''
  const isOn = LAYING.has(next) || (next === 'em' && known[at + length + 1] === 'cima')
  return isOn && last === undefined && !OF.has(known[at - 1] ?? '')
}

const LAYING: ReadonlySet<string> = new Set(['sobre', 'encima', 'on', 'onto', 'upon'])

/** "Musgo e pedra", "mel e limões": with nothing before it to have that colour. */
function isBeforeThing(known: readonly string[], at: number): boolean {
  if (!AND.has(known[at] ?? '')) return false
  const next = known[at + 1] ?? ''
  return BASE_LANGUAGES.some((language) => THINGS.has(lookUp(next, language)?.kind ?? 'time') || isThingToo(next, language, true))
}

const THINGS: ReadonlySet<Meaning['kind']> = new Set(['prop', 'material'])

const CALLED_ALIKE: ReadonlySet<Meaning['kind']> = new Set(['colour', 'shade', 'place', 'material'])

const NEON: Meaning = { kind: 'light', isNeon: true, isTube: true }

/** "With chocolate walls": before an English noun it is the colour. */
function isBeforeNoun(next: string | undefined, baseLanguage: BaseLanguage): boolean {
  return next !== undefined && ADJECTIVE_COMES_FIRST[baseLanguage] && NOUNS.has(lookUp(next, baseLanguage)?.kind ?? 'colour')
}
