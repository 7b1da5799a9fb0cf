/** Words of the lexicons and of people's phrasings, and what can be grown from them. */
import { globSync, readFileSync } from 'node:fs'
import type { Picker } from './picker.ts'

/** Every file that words are read by or measured with; a new lexicon beside them is taken along. */
const SOURCES = [
  'engine/**/lexicon/*.ts',
  'engine/captions/**/*.ts',
  'features/chat/understanding/lexicon/*.ts',
  'features/chat/understanding/phrasings/**/*.ts',
  'features/chat/understanding/strangers/**/*.ts',
]
const WORD = /\p{L}[\p{L}\p{M}'’-]*/gu
/** Inside quotation marks: between them stands code. */
const QUOTED = /'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g
const LONGEST_PHRASE = 200
const SMALL = 3

export interface Vocabulary {
  readonly words: readonly string[]
  /** The shortest of them: many patterns take these for more than one thing, which is where reading gets lost. */
  readonly smallWords: readonly string[]
  /** Whole lines that people write. */
  readonly phrases: readonly string[]
}

let known: Vocabulary | undefined

/** @throws Error when the sources were moved and hold nothing */
export function readVocabulary(): Vocabulary {
  known ??= collect()
  return known
}

function collect(): Vocabulary {
  const texts = globSync(SOURCES)
    .filter((path) => !path.endsWith('.spec.ts'))
    .sort()
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(QUOTED)].map(([, single, lines]) => single ?? lines ?? ''))
  const phrases = texts.flatMap((text) => text.split('\n')).map((line) => line.trim())
  const kept = new Set(phrases.filter((phrase) => phrase.includes(' ') && phrase.length <= LONGEST_PHRASE))
  const words = new Set(texts.flatMap((text) => text.match(WORD) ?? []))
  if (words.size < 1000 || kept.size < 1000) throw new Error('the lexicons are not where the fuzzing looks for them')
  const smallWords = [...words].filter((word) => word.length <= SMALL)
  return { words: [...words], smallWords, phrases: [...kept] }
}

export function pickPhrase(picker: Picker): string {
  return picker.of(readVocabulary().phrases)
}

const JOINTS = [
  ' ',
  ' ',
  ' ',
  ', ',
  '. ',
  '\n',
  '-',
  '',
  ' e ',
  ' as ',
  '  ',
  '\u00A0',
  '\u200B',
  '…',
  '"',
  ' R$ ',
  ' 10% ',
  '/',
] as const
const TWISTS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.normalize('NFD'),
  (text) => text.normalize('NFD').replaceAll(/\p{M}/gu, ''),
  (text) => text.replaceAll(/[aeiou]/g, '$&\u0301'),
  (text) => `${text}!`,
  (text) => text.replaceAll(' ', '\u200D'),
]

/** A few words of the lexicons, over and over until the text has exactly so many UTF-16 units. */
export function growWords(length: number, picker: Picker): string {
  const { words, smallWords, phrases } = readVocabulary()
  const lists = [smallWords, smallWords, words, words, phrases]
  const unit = Array.from({ length: 1 + picker.below(3) }, () => picker.of(picker.of(lists)))
  const joint = picker.of(JOINTS)
  const grown = picker.of(TWISTS)(unit.join(joint) + joint) || ' '
  return grown.repeat(Math.ceil(length / grown.length)).slice(0, length)
}
