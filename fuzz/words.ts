/** Words of the lexicons and typical phrases, and texts generated from them. */
import { globSync, readFileSync } from 'node:fs'
import type { Picker } from './picker.ts'

/** Every file with lexicons or test phrases; new lexicons beside them are included. */
const SOURCES = ['{engine,features}/**/lexicon/**/*.{ts,json}', 'engine/captions/**/*.ts']
/** Lines that people write, as the last of four columns. */
const EXAMPLES = 'features/chat/understanding/examples/**/*.tsv'
const WORD = /\p{L}[\p{L}\p{M}'’-]*/gu
/** Matches quoted texts, of data with double quotes; the rest is code. */
const QUOTED = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`/g
const LONGEST_PHRASE = 200

export interface Vocabulary {
  readonly words: readonly string[]
  /** Whole lines that people write. */
  readonly phrases: readonly string[]
}

let known: Vocabulary | undefined

/** @throws Error when the sources were moved and contain nothing */
export function readVocabulary(): Vocabulary {
  known ??= collect()
  return known
}

function collect(): Vocabulary {
  const texts = globSync(SOURCES)
    .filter((path) => !path.endsWith('.spec.ts'))
    .sort()
    .flatMap((path) => quotedIn(readFileSync(path, 'utf8')))
  const written = globSync(EXAMPLES)
    .sort()
    .flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .map((line) => line.split('\t')[3] ?? ''),
    )
  texts.push(...written)
  const phrases = texts.flatMap((text) => text.split('\n')).map((line) => line.trim())
  const kept = new Set(phrases.filter((phrase) => phrase.includes(' ') && phrase.length <= LONGEST_PHRASE))
  const words = new Set(texts.flatMap((text) => text.match(WORD) ?? []))
  if (words.size < 1000 || kept.size < 1000) throw new Error('the lexicons are not where the fuzzing looks for them')
  return { words: [...words], phrases: [...kept] }
}

/** A stem and its ending, `cancel~ar`, are one word. */
function quotedIn(source: string): readonly string[] {
  return [...source.matchAll(QUOTED)].map(([, single, double, lines]) => (single ?? double ?? lines ?? '').replaceAll('~', ''))
}

export function pickPhrase(picker: Picker): string {
  return picker.of(readVocabulary().phrases)
}

const JOINTS = [' ', ', ', '. ', '\n', '-', '', ' e ', ' as ', '  ', '\u00A0', '\u200B', '…', '"', ' R$ ', ' 10% ', '/'] as const
const TWISTS: readonly ((text: string) => string)[] = [
  (text) => text.toUpperCase(),
  (text) => text.normalize('NFD'),
  (text) => text.normalize('NFD').replaceAll(/\p{M}/gu, ''),
  (text) => text.replaceAll(/[aeiou]/g, '$&\u0301'),
  (text) => `${text}!`,
  (text) => text.replaceAll(' ', '\u200D'),
]

/** Mostly ordinary words: a completely strange text is rejected early. */
const PLAIN_SHARE = 0.7

/**
 * A few words, repeated until the text has exactly this many UTF-16 units. Half of the words come from typical phrases, as often
 * as people write them: small words have several meanings, which makes reading slow.
 */
export function growWords(length: number, picker: Picker): string {
  const { words, phrases } = readVocabulary()
  const spoken = () => picker.of(picker.of(phrases).match(WORD) ?? words)
  const unit = Array.from({ length: 1 + picker.below(3) }, () =>
    picker.chance(0.6) ? spoken() : picker.of(picker.chance(0.7) ? words : phrases),
  )
  const joint = picker.chance(PLAIN_SHARE) ? ' ' : picker.of(JOINTS)
  const twist = picker.chance(PLAIN_SHARE) ? (text: string) => text : picker.of(TWISTS)
  const grown = twist(unit.join(joint) + joint) || ' '
  return grown.repeat(Math.ceil(length / grown.length)).slice(0, length)
}
