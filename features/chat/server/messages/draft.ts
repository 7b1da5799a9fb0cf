/** What every composer is given beside its content, and what it may answer. */
import type { Language } from '#phrases/shape.ts'
import type { MessageContent } from '#providers/chat/port.ts'
import type { ChatRow } from '../chat-queries.ts'
import type { OutgoingRow } from '../outbox/outgoing-queries.ts'

export interface Draft {
  readonly chat: ChatRow
  readonly row: OutgoingRow
  readonly language: Language
}

/** Null for what is not worth sending any more, `later` for what is still being made. */
export type Composed = MessageContent | null | 'later'
