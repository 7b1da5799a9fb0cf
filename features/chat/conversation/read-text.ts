/**
 * Interprets words in the context of the open question. The next words are its answer, unless they ask for a person or help,
 * or complain: nobody is locked into a question.
 */
import { LANGUAGES, type Language } from '#phrases/shape.ts'
import type { Expectation, Intent, IntentKind, Understanding } from '../understanding/intent.ts'
import { understand } from '../understanding/understand.ts'
import type { ChatState } from './state.ts'
import type { ChatInput } from './types.ts'

interface WrittenText {
  readonly text: string
  readonly language: Language
  readonly isWithPhoto: boolean
}

export function readText({ wait }: ChatState, { text, language, isWithPhoto }: WrittenText): Understanding {
  if (isWithPhoto) return understand(text, { hasPhoto: true, languageHint: language })
  const state = { wait: openBehind(wait) }
  const hasPhoto = hasPhotos(state)
  const expecting = expectationOf(state) ?? (wait.for === 'wish' ? PLACE : undefined)
  const read = understand(text, { hasPhoto, languageHint: language, ...(expecting && { expecting }) })
  // "wait a moment" is neither a no nor a choice
  if (expecting && read.intent.kind === 'more-coming') return read
  const input = readAside(text, { language, hasPhoto, expecting }) ?? read
  const isOpen = input.intent.kind === 'unknown'
  return (isOpen ? readOtherwise(input, { text, language, isAnswer: expecting !== undefined }) : undefined) ?? input
}

/** Simple wishes in another language, and nods. */
function readOtherwise(
  { asks }: Understanding,
  { text, language, isAnswer }: { readonly text: string; readonly language: Language; readonly isAnswer: boolean },
): Understanding | undefined {
  return readInAnyLanguage(text, language) ?? (isAnswer || asks ? undefined : readNod(text, language))
}

/** "Blz", "got it", with nothing asked: what would be a yes to a question only acknowledges. */
function readNod(text: string, languageHint: Language): Understanding | undefined {
  if (countWords(text) > LONGEST_NOD) return undefined
  const read = understand(text, { hasPhoto: false, languageHint, expecting: 'confirmation' })
  return read.intent.kind === 'yes' && read.certainty === 'sure' ? read : undefined
}

/** One of two wishes may be named by its place. */
const PLACE = 'choice'

/** What is open, behind the question which of two wishes is meant. */
function openBehind(wait: ChatState['wait']): ChatState['wait'] {
  return wait.for === 'wish' ? wait.before : wait
}

/** Interprets the words that came with a photo. */
export function readBeside(intent: Intent): Pick<Extract<ChatInput, { what: 'photo' }>, 'order' | 'aside' | 'isMoreToCome'> {
  if (intent.kind === 'order') return { order: intent }
  return intent.kind === 'more-coming' ? { isMoreToCome: true } : { aside: intent }
}

function hasPhotos({ wait }: Pick<ChatState, 'wait'>): boolean {
  return (wait.for === 'more-photos' || wait.for === 'answer') && wait.photos.length > 0
}

/** What the next words are likely to be. Captions can be changed in so many ways that nothing is expected there. */
function expectationOf({ wait }: Pick<ChatState, 'wait'>): Expectation | undefined {
  if (wait.for === 'yes') return AGREED_TO.has(wait.to.do) ? 'agreement' : 'confirmation'
  if (wait.for === 'change') return 'words'
  return wait.for === 'answer' ? EXPECTED[wait.question] : undefined
}

/** What is published, or takes an edit. */
const AGREED_TO: ReadonlySet<string> = new Set(['post', 'move-post', 'redo'])

const EXPECTED = {
  operation: 'choice',
  backdrop: 'choice',
  words: 'words',
  message: 'message',
  album: 'agreement',
  scene: 'agreement',
} as const

/** Intents that are understood during every question. */
export const ANSWERED_ALWAYS: readonly IntentKind[] = [
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
/** Only understood while a backdrop is asked for: a caption may speak of prices, and an ordered photo may want a format. */
const BESIDES_BACKDROPS: readonly IntentKind[] = [
  'other-format',
  'full-size',
  'price',
  'renewal',
  'payment',
  'caption-change',
  'status',
]
/** In words; a longer text is a description. */
const LONGEST_ASIDE = { words: 8, message: 5, choice: 8, agreement: 8, confirmation: 8 } as const satisfies Record<
  Expectation,
  number
>

/** Intents that are never a description. */
const NODS: readonly IntentKind[] = ['yes', 'no', 'thanks', 'greeting']
const LONGEST_NOD = 3

function isText(expecting: Expectation): boolean {
  return expecting === 'words' || expecting === 'message'
}

interface ReadingContext {
  readonly language: Language
  readonly hasPhoto: boolean
  readonly expecting: Expectation | undefined
}

function readAside(text: string, { language, hasPhoto, expecting }: ReadingContext): Understanding | undefined {
  const length = countWords(text)
  if (!expecting || length > LONGEST_ASIDE[expecting]) return undefined
  const read = understand(text, { hasPhoto: false, languageHint: language })
  const kinds = [
    ...ANSWERED_ALWAYS,
    ...(expecting === 'words' && !hasPhoto ? BESIDES_BACKDROPS : []),
    ...(isText(expecting) && length <= LONGEST_NOD ? NODS : []),
  ]
  return read.certainty === 'sure' && kinds.includes(read.intent.kind) ? read : undefined
}

export function countWords(text: string): number {
  return text.trim().split(/\s+/u).length
}

/** The simplest intents are understood in every language, whatever the language of the chat. */
const KNOWN_EVERYWHERE: ReadonlySet<IntentKind> = new Set([
  ...(['balance', 'help', 'person', 'stop', 'price', 'status', 'greeting'] as const),
  ...(['caption-change', 'show-caption', 'other-format', 'full-size', 'thanks'] as const),
])

function readInAnyLanguage(text: string, own: Language): Understanding | undefined {
  return LANGUAGES.filter((language) => language !== own)
    .map((languageHint) => understand(text, { hasPhoto: false, languageHint }))
    .find(({ intent, certainty }) => certainty === 'sure' && KNOWN_EVERYWHERE.has(intent.kind))
}
