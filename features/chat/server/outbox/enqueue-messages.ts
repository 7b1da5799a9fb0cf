import { derivedId, newId } from '#platform/crypto.ts'
import type { Executor, Transaction } from '#platform/database.ts'
import type { ReplyMessage } from '#features/chat/conversation/types.ts'
import type { ChatRow } from '../chat-queries.ts'
import type { ChatDeps } from '../deps.ts'
import { sendJob } from '../jobs.ts'
import type { MessagePurpose, OutgoingContent } from './outgoing.ts'
import { insertOutgoing } from './outgoing-queries.ts'
import type { chatOutgoing } from '../schema.ts'

type Deps = Pick<ChatDeps, 'clock' | 'queue'>

export interface Message {
  /** Undefined: a new id. With an id, the message is inserted only once. */
  readonly id?: string
  readonly purpose: MessagePurpose
  readonly content: OutgoingContent
  readonly editId?: string
  /** The incoming message that ours quotes. */
  readonly replyTo?: string
}

/** An edit has one message for each of these purposes. */
const ONCE: ReadonlySet<MessagePurpose> = new Set(['result', 'progress'])

/** Inserts messages into the outbox, in order. */
export async function enqueueMessages(
  deps: Deps,
  tx: Transaction,
  { chat, messages }: { chat: Pick<ChatRow, 'id' | 'memberId'>; messages: readonly (ReplyMessage | Message)[] },
): Promise<void> {
  for (const message of messages) await insertOutgoing(tx, rowOf(message, chat, deps.clock.now()))
  if (messages.length > 0) await sendSoon(deps, tx, chat.id)
}

function rowOf(
  message: ReplyMessage | Message,
  chat: Pick<ChatRow, 'id' | 'memberId'>,
  now: Date,
): typeof chatOutgoing.$inferInsert {
  const { editId, purpose } = message as Message // as: a reply's message has no edit
  const isOnce = editId !== undefined && ONCE.has(purpose)
  return {
    id: isOnce ? derivedId(editId, purpose) : newId(now),
    chatId: chat.id,
    memberId: chat.memberId,
    state: 'waiting',
    dueAt: now,
    createdAt: now,
    ...message,
  }
}

export function sendSoon({ queue }: Pick<Deps, 'queue'>, executor: Executor, chatId: string): Promise<void> {
  return queue.enqueue(executor, sendJob, { payload: { chatId }, key: chatId })
}
