/**
 * Stores each incoming message once, together with the jobs that answer it, even if it arrives repeatedly, late or out of
 * order.
 */
import { HOUR, addMs } from '#platform/clock.ts'
import type { Transaction } from '#platform/database.ts'
import { phoneKey } from '#platform/phone-keys.ts'
import type { ChatAddress, IncomingContent, IncomingMessage } from '#providers/chat/port.ts'
import type { ChatDeps } from '../deps.ts'
import { lockChatsOf } from '../chat-queries.ts'
import { hasPicture } from './has-picture.ts'
import { enterChat, isFromBefore } from './find-or-create-chat.ts'
import { markEventsSeen } from './seen-event-queries.ts'
import { countOpen, type IncomingRow, insertIncoming, type NewIncoming } from './incoming-queries.ts'
import { takeMessageJob, takePhotoJob } from '../jobs.ts'

/**
 * The network retries for days to deliver what we missed. After this time nobody expects an answer, and the 24-hour window is
 * about to close.
 */
const ANSWERED_WITHIN_MS = 20 * HOUR
export const SEEN_EVENTS = 'chat-seen'

/**
 * Uses few statements, so that a flood from one person does not delay the others.
 * @param wish `mayWait`: whether to wait for a chat that another transaction has locked, such as a running conversation
 * @throws an error of SQLSTATE class 55 when a chat is locked, or stays so
 */
export async function storeMessages(
  deps: ChatDeps,
  tx: Transaction,
  { messages, mayWait }: { readonly messages: readonly IncomingMessage[]; readonly mayWait: boolean },
): Promise<void> {
  const fresh = await leaveOutSeen(deps, tx, messages)
  await lockChatsOf(
    tx,
    fresh.map(({ from }) => namesOf(from)),
    { mayWait },
  )
  const senders = [...Map.groupBy(fresh, ({ from }) => nameOf(from))]
  // sorted, so that two webhooks cannot deadlock
  senders.sort(([one], [other]) => (one < other ? -1 : 1))
  const rows = new Map<string, NewIncoming>()
  for (const [, written] of senders) for (const row of await rowsOf(deps, tx, written)) rows.set(row.id, row)
  const stored = await insertIncoming(
    tx,
    fresh.flatMap(({ id }) => rows.get(id) ?? []),
  )
  const taken = Map.groupBy(toBeTaken(stored), ({ content }) => (content && hasPicture(content) ? takePhotoJob : takeMessageJob))
  const open = await countOpen(tx, [...new Set(stored.map(({ chatId }) => chatId))])
  for (const [job, waiting] of taken) {
    // people who have written little are answered before those who have written much
    const orders = waiting.map(({ id, chatId }) => ({
      payload: { messageId: id },
      group: chatId,
      ahead: (open.get(chatId) ?? 1) - 1,
    }))
    await deps.queue.enqueueAll(tx, job, orders)
  }
}

/** Recognises messages by a keyed hash that outlives the chat: otherwise a repeated webhook would act on a new account. */
async function leaveOutSeen(
  { clock, keyring }: ChatDeps,
  tx: Transaction,
  messages: readonly IncomingMessage[],
): Promise<readonly IncomingMessage[]> {
  const byKey = new Map(messages.map((message) => [keyring.hash(SEEN_EVENTS, message.id), message]))
  const fresh = await markEventsSeen(tx, { keys: [...byKey.keys()].toSorted(), now: clock.now() })
  return [...byKey].flatMap(([key, message]) => (fresh.has(key) ? [message] : []))
}

function namesOf({ phone, userId }: ChatAddress) {
  return { phoneKey: phone === undefined ? undefined : phoneKey(phone), networkId: userId }
}

/** The same for all messages of one sender. */
export function nameOf({ phone, userId }: ChatAddress): string {
  return `${phone === undefined ? '' : phoneKey(phone)} ${userId ?? ''}`
}

/** The rows of one sender. The network's times are capped at our own clock. */
async function rowsOf(deps: ChatDeps, tx: Transaction, written: readonly IncomingMessage[]): Promise<readonly NewIncoming[]> {
  const now = deps.clock.now()
  const dated = written.map((message) => ({ ...message, at: message.at > now ? now : message.at }))
  const newest = dated.reduce((one, other) => (other.at >= one.at ? other : one))
  const chat = await enterChat(deps, tx, newest)
  return dated.map(({ id, at, replyTo, content }) => {
    const isLate = at < addMs(now, -ANSWERED_WITHIN_MS) || isFromBefore(chat, at)
    return {
      id,
      chatId: chat.id,
      sentAt: at,
      receivedAt: now,
      replyTo: replyTo ?? null,
      content: isLate ? null : content,
      isFetched: isLate || !(hasPicture(content) || isForModel(deps, content)),
      handledAt: isLate ? now : null,
    }
  })
}

/** Messages that need a job: each one with a file, and the last one of each chat, whose job also answers all before it. */
function toBeTaken(stored: readonly IncomingRow[]): readonly IncomingRow[] {
  const open = stored.filter(({ handledAt }) => handledAt === null)
  const last = new Map(open.toSorted(bySending).map(({ chatId, id }) => [chatId, id]))
  return open.filter(({ content, chatId, id }) => (content && hasPicture(content)) || last.get(chatId) === id)
}

function bySending(one: IncomingRow, other: IncomingRow): number {
  return one.sentAt.getTime() - other.sentAt.getTime() || one.arrival - other.arrival
}

/** Text waits until an LLM has read it and a voice note until it is written down, if one is configured. */
function isForModel({ reader, transcriber }: ChatDeps, content: IncomingContent): boolean {
  if (content.kind === 'audio') return transcriber !== undefined
  return reader !== undefined && content.kind === 'text'
}
