/**
 * Reads words in the light of what was asked. A question takes the next words as its answer, yet nobody is locked into one: who calls
 * for a person, asks for help or complains is heard all the same.
 */
import { LANGUAGES, type Language } from '#phrases/shape.ts'
import type { Expectation, Intent, IntentKind, Understanding } from '../understanding/intent.ts'
import { understand } from '../understanding/understand.ts'
import type { ChatState } from './state.ts'
import type { ChatInput } from './turn.ts'

interface Written {
  readonly text: string
  readonly language: Language
  readonly isWithPhoto: boolean
}

export function readWords(state: ChatState, { text, language, isWithPhoto }: Written): Understanding {
  if (isWithPhoto) return understand(text, { hasPhoto: true, languageHint: language })
  const hasPhoto = hasPhotos(state)
  const expecting = expectationOf(state)
  const read = understand(text, { hasPhoto, languageHint: language, ...(expecting && { expecting }) })
  // whoever needs a moment has said neither no nor which one
  if (expecting && read.intent.kind === 'more-coming') return read
  const input = readAside(text, { language, hasPhoto, expecting }) ?? read
  return input.intent.kind === 'unknown' ? (readInAnyLanguage(text, language) ?? input) : input
}

/** What the words with a photo are to it. */
export function readBeside(intent: Intent): Pick<Extract<ChatInput, { what: 'photo' }>, 'order' | 'aside' | 'isMoreToCome'> {
  if (intent.kind === 'order') return { order: intent }
  return intent.kind === 'more-coming' ? { isMoreToCome: true } : { aside: intent }
}

function hasPhotos({ wait }: ChatState): boolean {
  return (wait.for === 'more-photos' || wait.for === 'answer') && wait.photos.length > 0
}

/** What the next words are likely to be. A caption may be changed in so many ways that nothing is expected there. */
function expectationOf({ wait }: ChatState): Expectation | undefined {
  if (wait.for === 'yes') return wait.to.do === 'post' || wait.to.do === 'move-post' ? 'agreement' : 'confirmation'
  if (wait.for === 'change') return 'words'
  return wait.for === 'answer' ? EXPECTED[wait.question] : undefined
}

const EXPECTED = { operation: 'choice', backdrop: 'choice', words: 'words', message: 'message', album: 'agreement' } as const

/** Heard through every question. */
export const HEARD_ALWAYS: readonly IntentKind[] = [
  'person',
  'stop',
  'help',
  'balance',
  'abuse',
  'refund',
  'delete-account',
  'delete-photo',
  'export-data',
  'connect-instagram',
  'publish-elsewhere',
  'more-coming',
]
/** A caption may speak of prices and a photo that is ordered may want a format: so these only where a backdrop is asked for. */
const BESIDES_BACKDROPS: readonly IntentKind[] = [
  'other-format',
  'full-size',
  'price',
  'renewal',
  'payment',
  'caption-change',
  'status',
]
/** What is longer describes something. */
const LONGEST_ASIDE = { words: 8, message: 5, choice: 8, agreement: 8, confirmation: 8 } as const satisfies Record<
  Expectation,
  number
>

/** Describe nothing. */
const NODS: readonly IntentKind[] = ['yes', 'no', 'thanks', 'greeting']
const LONGEST_NOD = 3

function isText(expecting: Expectation): boolean {
  return expecting === 'words' || expecting === 'message'
}

interface Asked {
  readonly language: Language
  readonly hasPhoto: boolean
  readonly expecting: Expectation | undefined
}

function readAside(text: string, { language, hasPhoto, expecting }: Asked): Understanding | undefined {
  const length = countWords(text)
  if (!expecting || length > LONGEST_ASIDE[expecting]) return undefined
  const read = understand(text, { hasPhoto: false, languageHint: language })
  const kinds = [
    ...HEARD_ALWAYS,
    ...(expecting === 'words' && !hasPhoto ? BESIDES_BACKDROPS : []),
    ...(isText(expecting) && length <= LONGEST_NOD ? NODS : []),
  ]
  return read.certainty === 'sure' && kinds.includes(read.intent.kind) ? read : undefined
}

export function countWords(text: string): number {
  return text.trim().split(/\s+/u).length
}

/** Words for the simplest things are known in every language, whatever is spoken. */
const KNOWN_EVERYWHERE: ReadonlySet<IntentKind> = new Set([
  ...(['balance', 'help', 'person', 'stop', 'price', 'status', 'greeting'] as const),
  ...(['caption-change', 'show-caption', 'other-format', 'full-size', 'thanks'] as const),
])

function readInAnyLanguage(text: string, own: Language): Understanding | undefined {
  return LANGUAGES.filter((language) => language !== own)
    .map((languageHint) => understand(text, { hasPhoto: false, languageHint }))
    .find(({ intent, certainty }) => certainty === 'sure' && KNOWN_EVERYWHERE.has(intent.kind))
}
