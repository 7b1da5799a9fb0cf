/** The parameters and the result of every composer. */
import type { Language } from '#phrases/shape.ts'
import type { MessageContent } from '#providers/chat/port.ts'
import type { ChatRow } from '../chat-queries.ts'
import type { OutgoingRow } from '../outbox/outgoing-queries.ts'

export interface MessageDraft {
  readonly chat: ChatRow
  readonly row: OutgoingRow
  readonly language: Language
}

/** Null: no longer worth sending. `later`: still being made. */
export type Composed = MessageContent | null | 'later'
