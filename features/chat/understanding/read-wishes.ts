/** Wishes that may accompany an order, anywhere in the text. */
import { readWords } from '#engine/backdrop-description/read-words.ts'
import type { Format } from '#features/photo-edits/contract.ts'
import type { Language } from '#phrases/shape.ts'
import type { CueName } from './cue-index.ts'
import type { Sorted } from './find-content.ts'
import type { Length, Tone } from './intent.ts'
import { isSmall } from './lexicon/small-words.ts'
import { nameBackdrop } from './name-backdrop.ts'
import { type Cue, mentions, type ParsedMessage, takesOut } from './reading.ts'
import { CONNECTORS } from './lexicon/picture-orders.ts'

export const TONE_CUES = ['warm', 'professional', 'playful', 'direct'] as const satisfies readonly Tone[]

const FORMAT_CUES: readonly (readonly [CueName, Format])[] = [
  ['story', '9:16'],
  ['square', '1:1'],
  ['portrait', '4:5'],
  ['original', 'original'],
]
const LENGTH_CUES: readonly (readonly [CueName, Length])[] = [
  ['shorter', 'short'],
  ['longer', 'long'],
  ['medium', 'medium'],
]
/** The more specific name comes first. */
const LANGUAGE_CUES: Readonly<Record<Language, CueName>> = {
  'pt-PT': 'inPortugalsPortuguese',
  'pt-BR': 'inPortuguese',
  es: 'inSpanish',
  en: 'inEnglish',
}

function pick<Value>(reading: ParsedMessage, table: readonly (readonly [CueName, Value])[]): Value | undefined {
  return table.find(([name]) => mentions(reading, name))?.[1]
}

export const readFormat = (reading: ParsedMessage): Format | undefined => pick(reading, FORMAT_CUES)
export const readLength = (reading: ParsedMessage): Length | undefined => pick(reading, LENGTH_CUES)
export const readTone = (reading: ParsedMessage): Tone | undefined =>
  pick(
    reading,
    TONE_CUES.map((tone) => [tone, tone] as const),
  )

/** European Portuguese has to be named; a bare "Portuguese" means the member's own variant. */
const OTHER_VARIANTS: Readonly<Record<Language, readonly Language[]>> = { 'pt-BR': ['pt-PT'], 'pt-PT': [], es: [], en: [] }

export function readLanguage(reading: ParsedMessage, hint: Language): Language | undefined {
  const named = (Object.keys(LANGUAGE_CUES) as Language[]).find((language) => mentions(reading, LANGUAGE_CUES[language])) // as: its keys
  return named !== undefined && OTHER_VARIANTS[named].includes(hint) ? hint : named
}

export interface Scene {
  readonly words: string
  /** Id of the ready backdrop that the words name exactly. */
  readonly backdrop?: string
  /** The backdrop painter can use the words. */
  readonly isUnderstood: boolean
  /** The painter knows more than half of the words. */
  readonly isMostlyUnderstood: boolean
  /** The painter knows all of the words. */
  readonly isWhollyUnderstood: boolean
}

/** Cues that never belong to a description, even in the middle of one. */
const NOT_SCENE: ReadonlySet<CueName> = new Set([
  'format',
  'story',
  'square',
  'portrait',
  'original',
  'caption',
  'hashtags',
  'greeting',
  'thanks',
  'praise',
  'publish',
  'write',
  'instagram',
  'improve',
])
/** Cues that introduce or close a description. */
const AROUND_SCENE: ReadonlySet<CueName> = new Set([
  ...NOT_SCENE,
  ...([
    'swap',
    'put',
    'want',
    'make',
    'takeAway',
    'again',
    'dislike',
    'choose',
    'photo',
    'it',
    'yes',
    'no',
    'help',
    'post',
    'edit',
    'with',
    'without',
    'dropIt',
    'everything',
    'me',
  ] as const),
])

function gives(cue: Cue | undefined, names: ReadonlySet<CueName>): boolean {
  return cue !== undefined && [...cue.names].some((name) => names.has(name))
}

/** The scene of a redo. What is to go ("tira a planta") is none: it would be painted. */
export function readSceneOfRedo(sorted: Sorted, language: Language): Scene | undefined {
  return takesOut(sorted.rest) ? undefined : readScene(sorted, language)
}

/** The backdrop that a text describes: its words without verbs, courtesies and other wishes. */
export function readScene({ rest, free }: Sorted, language: Language): Scene | undefined {
  const { words, cues } = rest
  const cueAt = (at: number) => cues.find((cue) => at >= cue.from && at < cue.to)
  const kept = free.filter((at) => !gives(cueAt(at), NOT_SCENE) && !isOfCaption(rest, at))
  const isAround = (at: number): boolean => {
    const folded = words[at]?.folded ?? ''
    const cue = cueAt(at)
    if (cue?.names.has('backdrop')) return CONNECTORS.has(words[cue.to]?.folded ?? '') || kept.at(-1) === cue.to - 1
    return gives(cue, AROUND_SCENE) || isSmall(folded, rest.baseLanguage) || /^[?]/.test(folded)
  }
  const from = kept.findIndex((at) => !isAround(at))
  const to = kept.findLastIndex((at) => !isClosing(at))
  if (from < 0 || to < from) return undefined
  const text = joinWords(rest, kept.slice(from, to + 1))
  const { isUnderstood, taken, missed } = readWords(text, language)
  const named = nameBackdrop(text)
  return {
    words: text,
    ...(named !== undefined && { backdrop: named }),
    isUnderstood: isUnderstood || named !== undefined,
    isMostlyUnderstood: named !== undefined || (isUnderstood && countWords(taken) >= countWords(missed)),
    isWhollyUnderstood: named !== undefined || (isUnderstood && missed.length === 0),
  }

  function isClosing(at: number): boolean {
    const cue = cueAt(at)
    return !cue?.names.has('backdrop') && isAround(at)
  }
}

const OF_CAPTIONS: ReadonlySet<CueName> = new Set([...TONE_CUES, 'shorter', 'longer', 'medium'])

/** "Legenda curta": the manner of the caption, not a scene. */
function isOfCaption({ words, cues, baseLanguage }: ParsedMessage, at: number): boolean {
  const cueAt = (index: number) => cues.find((cue) => index >= cue.from && index < cue.to)
  const isHow = (index: number) => gives(cueAt(index), OF_CAPTIONS)
  if (!isHow(at)) return false
  let before = at - 1
  while (before >= 0 && (isHow(before) || isSmall(words[before]?.folded ?? '', baseLanguage))) before -= 1
  return cueAt(before)?.names.has('caption') === true
}

function countWords(phrases: readonly string[]): number {
  return phrases.join(' ').split(/\s+/).filter(Boolean).length
}

/** The typed words, with the typed signs between neighbours. */
function joinWords({ text, words }: ParsedMessage, kept: readonly number[]): string {
  let joined = ''
  let last: number | undefined
  for (const at of kept) {
    const word = words[at]
    if (!word) continue
    const before = last === undefined ? undefined : words[last]
    const isNeighbour = before && last === at - 1
    // one typed word may be read as several ("dnv" → "de novo"): it is copied once
    if (before?.from !== word.from) {
      const between = isNeighbour ? text.slice(before.to, word.from) : ' '
      joined += (joined && (between || ' ')) + text.slice(word.from, word.to)
    }
    last = at
  }
  return joined.trim()
}
