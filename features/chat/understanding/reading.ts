/** A text as one language understands it: its words and their cues. */
import { canBeDenied, isKnown, matchPhrase, spellRight, type CueName } from './cue-index.ts'
import { isSmall, JOINERS, NEGATORS } from './lexicon/small-words.ts'
import { readableText, splitWords, type Word } from './split-words.ts'
import type { BaseLanguage } from '#phrases/languages.ts'

export interface Cue {
  readonly names: ReadonlySet<CueName>
  /** Indices of words, end excluded. */
  readonly from: number
  readonly to: number
  readonly segment: number
  /** "Não cancela": the action is negated. */
  readonly isDenied: boolean
}

export interface ParsedMessage {
  readonly text: string
  readonly baseLanguage: BaseLanguage
  readonly words: readonly Word[]
  readonly cues: readonly Cue[]
}

/** The scope of a negation, in words. */
const DENIAL_REACH = 4

export function readText(text: string, baseLanguage: BaseLanguage): ParsedMessage {
  const readable = readableText(text)
  const split = splitWords(readable, baseLanguage)
  const words = split.map((word) => ({ ...word, folded: spellRight(word.folded, baseLanguage) }))
  return { text: readable, baseLanguage, words, cues: findCues(words, baseLanguage) }
}

function findCues(words: readonly Word[], baseLanguage: BaseLanguage): Cue[] {
  const folded = words.map((word) => word.folded)
  const cues: Cue[] = []
  let deniedUntil = 0
  let segment = 0
  for (let at = 0; at < words.length;) {
    const word = words[at]
    if (!word) break
    if (word.segment !== segment || JOINERS[baseLanguage].has(word.folded)) deniedUntil = 0
    segment = word.segment
    const match = matchPhrase(endOfSegment(words, folded, at), 0, baseLanguage)
    const to = at + (match?.length ?? 1)
    if (match) cues.push({ names: match.cues, from: at, to, segment, isDenied: at < deniedUntil })
    if (isDenial(words.slice(at, to), match?.cues, baseLanguage)) deniedUntil = to + DENIAL_REACH
    at = to
  }
  return cues
}

/** Phrases that contain a "not" without negating what follows. */
const NO_DENIALS: readonly CueName[] = ['cannot', 'dislike', 'leavePlan', 'original', 'dropIt', 'status', 'help', 'stop']

function isDenial(words: readonly Word[], cues: ReadonlySet<CueName> | undefined, baseLanguage: BaseLanguage): boolean {
  return words.some(({ folded }) => NEGATORS[baseLanguage].has(folded)) && !NO_DENIALS.some((name) => cues?.has(name))
}

const LONGEST_PHRASE = 9

/** The words from one on, up to the end of its segment. */
function endOfSegment(words: readonly Word[], folded: readonly string[], from: number): readonly string[] {
  let to = from
  while (to < words.length && to - from < LONGEST_PHRASE && words[to]?.segment === words[from]?.segment) to += 1
  return folded.slice(from, to)
}

/** Whether a cue is present and not negated. Actions and wishes can be negated, things cannot. */
export function asks(reading: ParsedMessage, ...names: readonly CueName[]): boolean {
  return reading.cues.some((cue) => names.some((name) => cue.names.has(name) && !(cue.isDenied && canBeDenied(name))))
}

/** Whether a cue is present, negated or not. */
export function mentions(reading: ParsedMessage, ...names: readonly CueName[]): boolean {
  return reading.cues.some((cue) => names.some((name) => cue.names.has(name)))
}

export function denies(reading: ParsedMessage, ...names: readonly CueName[]): boolean {
  return reading.cues.some((cue) => cue.isDenied && names.some((name) => cue.names.has(name)))
}

/** "Tira a planta", "without the candle": something is to go, and nothing else is named to come. */
export function takesOut(reading: ParsedMessage): boolean {
  return mentions(reading, 'takeAway', 'erase', 'without') && !asks(reading, 'swap', 'put', 'make', 'backdrop')
}

/** The same text with only some of its cues. */
export function keepCues(reading: ParsedMessage, isKept: (cue: Cue) => boolean): ParsedMessage {
  return { ...reading, cues: reading.cues.filter(isKept) }
}

/** A number or an emoji. */
const SAYS_NOTHING = /^(?:[\d?]|\p{Extended_Pictographic})/u

/** Words that are neither known nor small: the more of them, the likelier the text is about something else. */
export function unknownWords({ words, cues, baseLanguage }: ParsedMessage): readonly Word[] {
  return words.filter(
    (word, at) =>
      !cues.some(({ from, to }) => at >= from && at < to) &&
      !isSmall(word.folded, baseLanguage) &&
      !SAYS_NOTHING.test(word.folded),
  )
}

/** The words outside all cues. */
export function uncovered({ words, cues }: ParsedMessage): readonly Word[] {
  return words.filter((_, at) => !cues.some(({ from, to }) => at >= from && at < to))
}

/** Cues that express no wish on their own. */
const ASIDES: ReadonlySet<CueName> = new Set([
  'it',
  'me',
  'have',
  'want',
  'put',
  'add',
  'place',
  'make',
  'choose',
  'everything',
  'with',
  'tell',
  'whenAsked',
  'howMany',
  'someone',
])

function isAside({ names }: Cue): boolean {
  return [...names].every((name) => ASIDES.has(name))
}

/** Whether the text has only the given cues, small words and courtesies. */
export function saysOnly(reading: ParsedMessage, ...names: readonly CueName[]): boolean {
  const isOne = (cue: Cue) => names.some((name) => cue.names.has(name))
  return reading.cues.some(isOne) && reading.cues.every((cue) => isOne(cue) || isAside(cue)) && unknownWords(reading).length === 0
}

/** How much of a text is in a language: a word shared with another language counts little. */
export function fluency(text: string, baseLanguage: BaseLanguage, others: readonly BaseLanguage[]): number {
  const words = splitWords(readableText(text), baseLanguage).slice(0, 60)
  const known = words.filter(({ folded }) => isKnown(folded, baseLanguage))
  const shared = (word: Word) => others.filter((other) => isKnown(word.folded, other)).length
  return known.reduce((sum, word) => sum + 1 / (1 + 3 * shared(word)), 0)
}
