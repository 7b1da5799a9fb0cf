/** What the classifier looks at in a message: hashed words, letters and cues, and what the message answers. */
import { AMOUNT_OF_MONEY } from '../lexicon/message-content.ts'
import { foldText } from '#engine/backdrop-description/clean-text.ts'
import { rankBaseLanguages } from '../rank-languages.ts'
import type { About } from '../intent.ts'
import { readText, type Cue, type ParsedMessage } from '../reading.ts'
import { readableText } from '../split-words.ts'

/** Rows of the table of weights; a power of two. */
export const BUCKETS = 2 ** 16

/** A message as the classifier sees it: rows of the table of weights, each with how much it counts. */
export interface Features {
  readonly rows: Int32Array
  readonly values: Float32Array
}

/** How much each kind of feature counts, whatever the length of the message. */
const SHARES = { word: 1.4, pair: 1, gap: 0.6, letters: 1, cue: 1.2, cuePair: 0.6, sign: 0.8 } as const
type Kind = keyof typeof SHARES

/** Longer messages are read up to here: a wish stands early, what follows is the text of a post. */
const MAX_WORDS = 60
const MAX_LETTERS = 24

/** Reads a message in time linear to its length, bounded by the 2,000 characters that the rules read too. */
export function featuresOf(text: string, about: About): Features {
  const names = new Map<Kind, Set<string>>()
  const add = addTo(names)
  const readable = readableText(text)
  addSigns(add, readable, about)
  addWords(add, typedWords(readable), about)
  for (const baseLanguage of rankBaseLanguages(text, about.languageHint).slice(0, 2)) {
    addCues(add, readText(text, baseLanguage), about)
  }
  return hashAll(names)
}

/** What tells the language of a message: its words and letters alone. */
export function languageFeaturesOf(text: string): Features {
  const names = new Map<Kind, Set<string>>()
  addWords(addTo(names), typedWords(readableText(text)), PLAIN)
  return hashAll(names)
}

const PLAIN = { hasPhoto: false } as const

type Add = (kind: Kind, name: string) => void

function addTo(names: Map<Kind, Set<string>>): Add {
  return (kind, name) => void names.set(kind, (names.get(kind) ?? new Set<string>()).add(name))
}

const TOKEN =
  /\d{1,20}(?:[:.,hx/]\d{1,20}){0,6}\p{L}{0,40}|[\p{L}\p{M}]{1,60}(?:['’]\p{L}{1,40}){0,3}|\p{Extended_Pictographic}|[?!"“”#%]|r\$|[€$£]/giu

function typedWords(readable: string): readonly string[] {
  const tokens = readable.match(TOKEN) ?? []
  return tokens.slice(0, MAX_WORDS).map((token) => nameNumber(foldText(token).replaceAll(/(\p{L})\1{2,}/gu, '$1')))
}

/** One name for all numbers of a kind: what counts is that there is a time, a price or a code, not which. */
function nameNumber(token: string): string {
  if (/^\d{1,2}(?::\d\d|h\d{0,2})$/.test(token)) return '<time>'
  const [, part, whole] = /^(\d{1,2})\/(\d{1,2})$/.exec(token) ?? []
  if (part !== undefined) return part === whole ? '<last of several>' : '<date>'
  if (/^\d{1,9}[.,]\d\d$/.test(token)) return '<money>'
  if (/^\d{6}$/.test(token)) return '<code>'
  if (/^\d{1,2}$/.test(token)) return `<${token}>`
  return /^\d{1,20}$/.test(token) ? '<number>' : token
}

function addSigns(add: Add, readable: string, about: About): void {
  const words = readable.split(/\s+/u).filter(Boolean).length
  const length = [1, 2, 4, 8, 15].find((most) => words <= most) ?? 'more'
  const context = contextOf(about)
  for (const sign of [
    'always',
    `length ${length}`,
    ...(readable.includes('?') ? ['question'] : []),
    ...(/[“”"«»]/u.test(readable) ? ['quotes'] : []),
    ...(AMOUNT_OF_MONEY.test(readable) ? ['money'] : []),
    ...(/\d\s{0,3}%/u.test(readable) ? ['percent'] : []),
    ...(/\n/u.test(readable.trim()) ? ['lines'] : []),
  ]) {
    add('sign', sign)
    add('sign', `${sign} ${context}`)
  }
}

function contextOf({ hasPhoto, expecting }: Pick<About, 'hasPhoto' | 'expecting'>): string {
  return `${hasPhoto ? 'photo' : 'alone'} ${expecting ?? 'free'}`
}

function addWords(add: Add, words: readonly string[], about: Pick<About, 'hasPhoto' | 'expecting'>): void {
  const context = contextOf(about)
  const isPlain = !about.hasPhoto && about.expecting === undefined
  const bounded = ['<s>', ...words, '</s>']
  for (const [at, word] of bounded.entries()) {
    add('word', word)
    if (!isPlain) add('word', `${word} ${context}`)
    const [next, afterNext] = [bounded[at + 1], bounded[at + 2]]
    if (next !== undefined) add('pair', `${word} ${next}`)
    if (afterNext !== undefined) add('gap', `${word} * ${afterNext}`)
    if (/^\p{L}/u.test(word)) addLetters(add, word)
  }
}

function addLetters(add: Add, word: string): void {
  const whole = `^${word.slice(0, MAX_LETTERS)}$`
  for (let size = 2; size <= 5; size += 1) {
    for (let at = 0; at + size <= whole.length; at += 1) add('letters', whole.slice(at, at + size))
  }
}

function addCues(add: Add, reading: ParsedMessage, about: About): void {
  const context = contextOf(about)
  const names = [...new Set(reading.cues.flatMap(namesOf))]
  for (const name of names) {
    add('cue', name)
    add('cue', `${name} ${context}`)
  }
  const inOrder = reading.cues.slice(0, 12).map(namesOf)
  for (const [at, own] of inOrder.entries()) {
    for (const name of own) for (const next of inOrder[at + 1] ?? ['</s>']) add('cuePair', `${name} ${next}`)
  }
}

function namesOf(cue: Cue): readonly string[] {
  return [...cue.names].map((name) => (cue.isDenied ? `not ${name}` : name))
}

function hashAll(names: ReadonlyMap<Kind, ReadonlySet<string>>): Features {
  const summed = new Map<number, number>()
  for (const [kind, own] of names) {
    const value = SHARES[kind] / Math.sqrt(own.size)
    const start = hashOn(OFFSET, `${kind} `)
    for (const name of own) {
      const row = bucketOf(hashOn(start, name))
      summed.set(row, (summed.get(row) ?? 0) + value)
    }
  }
  return { rows: Int32Array.from(summed.keys()), values: Float32Array.from(summed.values()) }
}

const OFFSET = 0x81_1c_9d_c5

/** FNV-1a over the UTF-16 units, going on from a state. */
function hashOn(from: number, name: string): number {
  let state = from
  for (let at = 0; at < name.length; at += 1) {
    state ^= name.charCodeAt(at)
    state = Math.imul(state, 0x01_00_01_93)
  }
  return state
}

function bucketOf(state: number): number {
  return (state ^ (state >>> 15)) & (BUCKETS - 1)
}
