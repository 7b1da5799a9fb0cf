/** The inverted tables: from typed words to cues. */
import { lookUp } from '#engine/backdrop-description/lexicon-index.ts'
import { inflect } from './inflect.ts'
import type { CueTable } from './lexicon/cue-table.ts'
import { ACTIONS } from './lexicon/actions.ts'
import { MANNERS } from './lexicon/manner.ts'
import { ARTICLES, isSmall } from './lexicon/small-words.ts'
import { SMALL_TALK } from './lexicon/small-talk.ts'
import { THINGS } from './lexicon/things.ts'
import { BASE_LANGUAGE_NAMES } from './lexicon/base-languages.ts'
import { type BaseLanguage, forBaseLanguages } from '#phrases/languages.ts'
import { TELLS } from './lexicon/endings.ts'

const TABLE = { ...ACTIONS, ...THINGS, ...MANNERS, ...SMALL_TALK, ...BASE_LANGUAGE_NAMES } satisfies CueTable
export type CueName = keyof typeof TABLE

export function canBeDenied(name: CueName): boolean {
  return !Object.hasOwn(THINGS, name)
}

const CUES: CueTable<CueName> = TABLE

/** A node of the tree of phrases. */
interface Step {
  readonly words: Map<string, Step>
  /** Prefixes of words. */
  readonly stems: Map<string, Step>
  readonly cues: Set<CueName>
}

interface LanguageIndex {
  readonly start: Step
  /** Every word of a phrase, to tell known words from typing errors. */
  readonly vocabulary: ReadonlySet<string>
  /** A word without one of its letters → the word. */
  readonly slips: ReadonlyMap<string, string>
}

const SHORTEST_STEM = 2
const LONGEST_WORD = 24
/** In shorter words one wrong letter too often makes another word. */
const FORGIVEN_LENGTH = 6

const newStep = (): Step => ({ words: new Map(), stems: new Map(), cues: new Set() })

function indexLanguage(baseLanguage: BaseLanguage): LanguageIndex {
  const start = newStep()
  const vocabulary = new Set<string>()
  for (const { cue, words } of listPhrases(baseLanguage)) {
    addPhrase(start, words, cue)
    for (const form of words.flat()) vocabulary.add(form)
  }
  return { start, vocabulary, slips: indexSlips(vocabulary) }
}

interface Phrase {
  readonly cue: CueName
  /** The forms of each word. */
  readonly words: readonly (readonly string[])[]
}

function listPhrases(baseLanguage: BaseLanguage): Phrase[] {
  const phrasesOf = (cue: CueName, own: BaseLanguage | 'any') =>
    (CUES[cue][own] ?? []).map((phrase) => ({ cue, words: phrase.split(' ').map((word) => inflect(word, own)) }))
  return (Object.keys(TABLE) as CueName[]).flatMap((cue) => [...phrasesOf(cue, 'any'), ...phrasesOf(cue, baseLanguage)]) // as: its keys are the cue names
}

function addPhrase(start: Step, phrase: readonly (readonly string[])[], cue: CueName): void {
  let ends = [start]
  for (const forms of phrase) ends = ends.flatMap((step) => forms.map((form) => stepInto(step, form)))
  for (const end of ends) end.cues.add(cue)
}

function stepInto(step: Step, form: string): Step {
  const isStem = form.endsWith('*')
  const key = isStem ? form.slice(0, -1) : form
  const next = isStem ? step.stems : step.words
  const known = next.get(key) ?? newStep()
  next.set(key, known)
  return known
}

function indexSlips(vocabulary: ReadonlySet<string>): ReadonlyMap<string, string> {
  const slips = new Map<string, string>()
  for (const word of vocabulary) {
    if (word.length < FORGIVEN_LENGTH || word.endsWith('*')) continue
    for (const shorter of withoutOneLetter(word)) if (!slips.has(shorter)) slips.set(shorter, word)
  }
  return slips
}

function withoutOneLetter(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))
}

const INDEX: Readonly<Record<BaseLanguage, LanguageIndex>> = forBaseLanguages(indexLanguage)

export interface Match {
  readonly cues: ReadonlySet<CueName>
  /** In words. */
  readonly length: number
}

/** The longest phrase that starts at a word; articles may stand inside it. */
export function matchPhrase(words: readonly string[], from: number, baseLanguage: BaseLanguage): Match | undefined {
  let steps: readonly Step[] = [INDEX[baseLanguage].start]
  let best: Match | undefined
  for (let at = from; at < words.length && steps.length > 0; at += 1) {
    const word = words[at] ?? ''
    const advanced = steps.flatMap((step) => nextSteps(step, word))
    const cues = new Set(advanced.flatMap((step) => [...step.cues]))
    if (cues.size > 0) best = { cues, length: at - from + 1 }
    steps = at > from && ARTICLES[baseLanguage].has(word) ? [...advanced, ...steps] : advanced
  }
  return best
}

function nextSteps(step: Step, word: string): Step[] {
  const next: Step[] = []
  const whole = step.words.get(word)
  if (whole) next.push(whole)
  if (step.stems.size === 0) return next
  for (const stem of stemsOf(word)) {
    const after = step.stems.get(stem)
    if (after) next.push(after)
  }
  return next
}

/** Every prefix of a word that may be a stem of the tables. */
function stemsOf(word: string): string[] {
  const longest = Math.min(word.length, LONGEST_WORD)
  return Array.from({ length: Math.max(0, longest - SHORTEST_STEM + 1) }, (_, shorter) => word.slice(0, longest - shorter))
}

export function isKnown(word: string, baseLanguage: BaseLanguage): boolean {
  const { vocabulary } = INDEX[baseLanguage]
  return vocabulary.has(word) || isSmall(word, baseLanguage) || stemsOf(word).some((stem) => vocabulary.has(`${stem}*`))
}

/** Corrects a word: itself, or the one word of the tables that differs by one typing error. */
export function spellRight(word: string, baseLanguage: BaseLanguage): string {
  if (isKnown(word, baseLanguage) || isOfScene(word, baseLanguage)) return word
  const single = word.replaceAll(/(\p{L})\1+/gu, '$1')
  if (single !== word && isKnown(single, baseLanguage)) return single
  const isForgiven = word.length >= FORGIVEN_LENGTH && word.length <= LONGEST_WORD && !TELLS.test(word)
  return isForgiven ? forgiveSlip(word, INDEX[baseLanguage]) : word
}

/** A word for a scene, whatever its ending: "regala" is no slip of another word. */
function isOfScene(word: string, baseLanguage: BaseLanguage): boolean {
  const masculine = word.endsWith('a') ? `${word.slice(0, -1)}o` : word
  return [word, masculine].some((form) => lookUp(form, baseLanguage) !== undefined)
}

/** Handles a letter too many, missing, wrong or swapped; the first letter has to be right. */
function forgiveSlip(word: string, { vocabulary, slips }: LanguageIndex): string {
  const shorter = withoutOneLetter(word)
  const added = shorter.filter((form) => form.length >= FORGIVEN_LENGTH && vocabulary.has(form))
  const near = [...added, slips.get(word), ...shorter.map((form) => slips.get(form))]
  return near.find((known) => known?.startsWith(word.slice(0, 1))) ?? word
}
