import { newId } from '#platform/crypto.ts'
import type { Executor, Transaction } from '#platform/database.ts'
import type { Said } from '../conversation/turn.ts'
import type { ChatRow } from './chat-queries.ts'
import type { ChatDeps } from './deps.ts'
import { sendJob } from './jobs.ts'
import type { MessagePurpose, OutgoingContent } from './outgoing.ts'
import { insertOutgoing } from './outgoing-queries.ts'

type Deps = Pick<ChatDeps, 'clock' | 'queue'>

export interface Message {
  readonly purpose: MessagePurpose
  readonly content: OutgoingContent
  readonly editId?: string
  /** The message that ours quotes. */
  readonly replyTo?: string
}

/** Puts messages into the outbox, in their order. */
export async function say(
  deps: Deps,
  tx: Transaction,
  { chat, said }: { chat: Pick<ChatRow, 'id' | 'memberId'>; said: readonly (Said | Message)[] },
): Promise<void> {
  for (const message of said) await put(deps, tx, chat, message) // oxlint-disable-line no-await-in-loop -- the order counts
  if (said.length > 0) await sendSoon(deps, tx, chat.id)
}

async function put(
  { clock }: Deps,
  tx: Transaction,
  chat: Pick<ChatRow, 'id' | 'memberId'>,
  message: Said | Message,
): Promise<void> {
  const now = clock.now()
  await insertOutgoing(tx, {
    id: newId(now),
    chatId: chat.id,
    memberId: chat.memberId,
    purpose: message.purpose,
    editId: 'editId' in message ? (message.editId ?? null) : null,
    replyTo: 'replyTo' in message ? (message.replyTo ?? null) : null,
    content: message.content,
    state: 'waiting',
    dueAt: now,
    createdAt: now,
  })
}

export function sendSoon({ queue }: Pick<Deps, 'queue'>, executor: Executor, chatId: string): Promise<void> {
  return queue.enqueue(executor, sendJob, { payload: { chatId }, key: chatId })
}
