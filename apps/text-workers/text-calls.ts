import type { Caption, CaptionOrder, Language, LayoutTexts } from '#engine/types.ts'
import type { Needs } from '#engine/processes/thread-pool.ts'
import type { WordsReading } from '#engine/backdrop-description/read-words.ts'
import type { AssessedMessage, PostingWords } from '#engine/captions/posting-notice.ts'
import type { StoredCaption, Learned } from '#features/captions/server/habits.ts'
import type { ChatWords } from '#features/chat/server/index.ts'

/**
 * Every function that reads or writes a member's text and is more than a lookup. A type, since interfaces have no index
 * signature.
 */
export type TextCalls = {
  ready: (input: Needs) => void | Promise<void>
  writeCaptions: (input: { order: CaptionOrder }) => Caption[]
  keepGoodCaptions: (input: { captions: readonly Caption[]; order: CaptionOrder }) => readonly Caption[]
  readHabits: (input: { captions: readonly StoredCaption[] }) => readonly Learned[]
  assessMessage: (input: { wish: PostingWords }) => AssessedMessage
  readBackdrop: (input: { words: string; language: Language }) => WordsReading
  readLines: (input: { lines: readonly { line: string; language: Language }[] }) => LayoutTexts[]
  readInput: (input: Parameters<ChatWords['readInput']>[0]) => ReturnType<ChatWords['readInput']>
  readMessage: (input: Parameters<ChatWords['readMessage']>[0]) => ReturnType<ChatWords['readMessage']>
  converse: (input: Parameters<ChatWords['converse']>[0]) => ReturnType<ChatWords['converse']>
}
