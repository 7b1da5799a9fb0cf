/** Turns a message of the inbox into an input for the conversation. */
import { isErrorCode } from '#features/error-codes.ts'
import type { Language } from '#phrases/shape.ts'
import type { IncomingContent } from '#providers/chat/port.ts'
import { readWishAnswer } from '#features/chat/conversation/read-wish-answer.ts'
import { readBeside, readWords } from '#features/chat/conversation/read-words.ts'
import type { ChatInput } from '#features/chat/conversation/turn.ts'
import type { IntentKind, Understanding } from '#features/chat/understanding/intent.ts'
import { intentOfMeaning } from '#features/chat/understanding/intent-of-meaning.ts'
import { baseLanguageOf } from '#phrases/languages.ts'
import type { ChatRow } from '../chat-queries.ts'
import type { IncomingRow } from '../inbox/incoming-queries.ts'
import { hasPicture } from '../inbox/has-picture.ts'

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
  const language = chat.language as Language // as: only this product writes it
  if (!row.content) return { input: undefined, language }
  if (row.content.kind === 'text') {
    const read = withMeaning(readMessage(chat, row.content.text, false), { chat, row, text: row.content.text })
    return {
      input: readWishAnswer(chat.state, wordsInput(read, row.content.text)),
      language: chat.memberId ? goOnIn(read, { chat, text: row.content.text }) : read.language,
    }
  }
  const input = HEARERS[row.content.kind](row.content as never, { chat, row }) // as: the table is keyed by kind, which TypeScript cannot correlate with the content
  return { input: input && readWishAnswer(chat.state, input), language }
}

function wordsInput({ intent, certainty, asks }: Understanding, text: string): ChatInput {
  return { what: 'words', intent, text, isGuess: certainty === 'guess', ...(asks && { asks }) }
}

/**
 * Changes the conversation's language once a whole sentence is clearly in another one. Texts for captions and backdrops do
 * not count, and the account decides between Brazilian and European Portuguese.
 */
function goOnIn({ intent, language, certainty }: Understanding, { chat, text }: { chat: ChatRow; text: string }): Language {
  const own = chat.language as Language // as: only this product writes it
  // a caption's words are in its readers' language
  if (chat.state.wait.for === 'caption') return own
  const isPlain = certainty === 'sure' && text.trim().split(/\s+/u).length >= LEAST_WORDS && !TELLS_NO_LANGUAGE.has(intent.kind)
  return isPlain && baseLanguageOf(language) !== baseLanguageOf(own) ? language : own
}

const LEAST_WORDS = 4
const TELLS_NO_LANGUAGE: ReadonlySet<IntentKind> = new Set(['order', 'redo', 'caption-change', 'language', 'yes', 'no', 'choice'])

/** The rules decide first. A model's reading counts only where they found nothing, and never for a yes or a no. */
function withMeaning(read: Understanding, { chat, row, text }: { chat: ChatRow; row: IncomingRow; text: string }): Understanding {
  const isOpen = read.intent.kind === 'unknown' && !read.asks && chat.state.wait.for !== 'yes'
  if (!isOpen || row.meaning === null || row.meaning === 'unknown') return read
  return { ...read, intent: intentOfMeaning(row.meaning, text), certainty: 'guess' }
}

export function readMessage(chat: ChatRow, text: string, isWithPhoto: boolean): Understanding {
  return readWords(chat.state, { text, language: chat.language as Language, isWithPhoto }) // as: only this product writes it
}

const HEARERS: Kinds = {
  text: () => undefined,
  image: hearPicture,
  document: (content, about) => (hasPicture(content) ? hearPicture(content, about) : { what: 'oddity', kind: 'file' }),
  audio: ({ kind }) => ({ what: 'oddity', kind }),
  video: ({ kind }) => ({ what: 'oddity', kind }),
  sticker: ({ kind }) => ({ what: 'oddity', kind }),
  location: ({ kind }) => ({ what: 'oddity', kind }),
  contacts: ({ kind }) => ({ what: 'oddity', kind }),
  unavailable: ({ kind }) => ({ what: 'oddity', kind }),
  unsupported: ({ kind }) => ({ what: 'oddity', kind }),
  choice: ({ id }) => ({ what: 'choice', id }),
  reaction: () => undefined,
}

function hearPicture(
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
