/** Turns a message of the inbox into an input for the conversation. */
import { isErrorCode } from '#features/error-codes.ts'
import type { Language } from '#phrases/shape.ts'
import type { IncomingContent } from '#providers/chat/port.ts'
import { readWishAnswer } from '#features/chat/conversation/read-wish-answer.ts'
import { readBeside, readText } from '#features/chat/conversation/read-text.ts'
import type { ChatInput, UnsupportedKind } from '#features/chat/conversation/types.ts'
import type { CaptionChange, Intent, IntentKind, Understanding } from '#features/chat/understanding/intent.ts'
import { loadModels } from '#features/chat/understanding/classifier/load.ts'
import { intentOfMeaning } from '#features/chat/understanding/intent-of-meaning.ts'
import { baseLanguageOf } from '#phrases/languages.ts'
import type { ChatRow } from '../chat-queries.ts'
import type { IncomingRow } from '../inbox/incoming-queries.ts'
import { guessLanguage } from '../inbox/guess-language.ts'
import { hasPicture } from '../inbox/has-picture.ts'

/** Loads what reading needs, before a message is timed: the weights may have to be built first. */
export function prepareReading(): void {
  loadModels()
}

export interface InputMessage {
  /** Undefined when no answer is needed. */
  readonly input: ChatInput | undefined
  readonly language: Language
}

type Kinds = {
  readonly [Kind in IncomingContent['kind']]: (
    content: Extract<IncomingContent, { kind: Kind }>,
    about: { chat: ChatRow; row: IncomingRow },
  ) => ChatInput | undefined
}

export function readInput(chat: ChatRow, row: IncomingRow): InputMessage {
  const language = chat.language
  if (!row.content) return { input: undefined, language }
  if (row.content.kind === 'text') {
    const read = withMeaning(readMessage(chat, row.content.text, false), { chat, row, text: row.content.text })
    return { input: readWishAnswer(chat.state, textInput(read, row.content.text)), language: languageOfAnswer(chat, read) }
  }
  const input = HANDLERS[row.content.kind](row.content as never, { chat, row }) // as: the table is keyed by kind, which TypeScript cannot correlate with the content
  const caption = 'caption' in row.content ? row.content.caption : undefined
  return {
    input: input && readWishAnswer(chat.state, input),
    language: caption === undefined ? language : languageOfAnswer(chat, readMessage(chat, caption, true)),
  }
}

function textInput({ intent, certainty, asks }: Understanding, text: string): ChatInput {
  return { what: 'text', intent, text, isGuess: certainty === 'guess', ...(asks && { asks }) }
}

/**
 * The language of the message, which is also that of whatever follows until the next message. The chat keeps its own where a message
 * tells nothing: the words of a caption are in its readers' language, thanks are said in any, and a no is the same word in most. The
 * phone's country decides between the two variants of Portuguese.
 */
function languageOfAnswer(chat: ChatRow, { intent, language }: Understanding): Language {
  const own = chat.language
  if (chat.state.wait.for === 'caption' || TELLS_NO_LANGUAGE.has(intent.kind) || isText(intent)) return own
  if (baseLanguageOf(language) !== 'pt') return language
  if (chat.memberId !== null && baseLanguageOf(own) === 'pt') return own
  const guess = guessLanguage(chat.phone ?? undefined)
  return baseLanguageOf(guess) === 'pt' ? guess : language
}

/** Whether the message is mostly a text for a caption. */
function isText(intent: Intent): boolean {
  return intent.kind === 'caption-change' && TEXTS.has(intent.change.to)
}

const TEXTS: ReadonlySet<CaptionChange['to']> = new Set(['own-words', 'added', 'offer'])
const TELLS_NO_LANGUAGE: ReadonlySet<IntentKind> = new Set(['thanks', 'no'])

/** The classifier decides first. An LLM's reading counts only where it found nothing, and never for a yes or a no. */
function withMeaning(read: Understanding, { chat, row, text }: { chat: ChatRow; row: IncomingRow; text: string }): Understanding {
  const isOpen = read.intent.kind === 'unknown' && !read.asks && chat.state.wait.for !== 'yes'
  if (!isOpen || row.meaning === null || row.meaning === 'unknown') return read
  return { ...read, intent: intentOfMeaning(row.meaning, text), certainty: 'guess' }
}

export function readMessage(chat: ChatRow, text: string, isWithPhoto: boolean): Understanding {
  return readText(chat.state, { text, language: chat.language, isWithPhoto })
}

const NOTE_REFUSALS: Readonly<Partial<Record<string, UnsupportedKind>>> = {
  note_too_long: 'note-too-long',
  note_not_transcribed: 'note-not-transcribed',
}

const HANDLERS: Kinds = {
  text: () => undefined,
  image: readPicture,
  document: (content, about) => (hasPicture(content) ? readPicture(content, about) : { what: 'unsupported', kind: 'file' }),
  audio: ({ kind }, { row }) => ({ what: 'unsupported', kind: NOTE_REFUSALS[row.refusal ?? ''] ?? kind }),
  video: ({ kind }) => ({ what: 'unsupported', kind }),
  sticker: ({ kind }) => ({ what: 'unsupported', kind }),
  location: ({ kind }) => ({ what: 'unsupported', kind }),
  contacts: ({ kind }) => ({ what: 'unsupported', kind }),
  unavailable: ({ kind }) => ({ what: 'unsupported', kind }),
  unsupported: ({ kind }) => ({ what: 'unsupported', kind }),
  choice: ({ id }) => ({ what: 'choice', id }),
  reaction: () => undefined,
}

function readPicture(
  content: Extract<IncomingContent, { kind: 'image' | 'document' }>,
  { chat, row }: { chat: ChatRow; row: IncomingRow },
): ChatInput {
  const { photoId, refusal } = row
  const { caption } = content
  const name = content.kind === 'document' ? content.fileName : undefined
  return {
    what: 'photo',
    ...(photoId !== null && { photo: { photoId, messageId: row.id } }),
    ...(refusal !== null && isErrorCode(refusal) && { refusal }),
    ...(name !== undefined && { name }),
    ...(caption !== undefined && readBeside(readMessage(chat, caption, true).intent)),
  }
}
