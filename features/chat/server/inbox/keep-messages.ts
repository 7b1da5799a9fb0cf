/** What people wrote, kept once with the jobs that answer it: however often, late and mixed up it is handed over. */
import { HOUR, later } from '#platform/clock.ts'
import type { Transaction } from '#platform/database.ts'
import { phoneKey } from '#platform/phone-keys.ts'
import type { ChatAddress, IncomingContent, IncomingMessage } from '#providers/chat/port.ts'
import type { ChatDeps } from '../deps.ts'
import { lockChatsOf } from '../chat-queries.ts'
import { hasPicture } from './has-picture.ts'
import { enterChat, isFromBefore } from './find-or-create-chat.ts'
import { markEventsSeen } from './seen-event-queries.ts'
import { type IncomingRow, insertIncoming, type NewIncoming } from './incoming-queries.ts'
import { takeMessageJob, takePhotoJob } from '../jobs.ts'

/** The network tries for days to hand over what we missed. Later than this nobody waits for an answer, and the day's window is closing. */
const ANSWERED_WITHIN_MS = 20 * HOUR
export const HEARD = 'chat-heard'

/** In few statements, for a flood of one person must not keep the others waiting. */
export async function keepMessages(deps: ChatDeps, tx: Transaction, messages: readonly IncomingMessage[]): Promise<void> {
  const fresh = await leaveOutSeen(deps, tx, messages)
  await lockChatsOf(
    tx,
    fresh.map(({ from }) => namesOf(from)),
  )
  const senders = [...Map.groupBy(fresh, ({ from }) => nameOf(from))]
  // always in one order: so no two webhooks wait for each other
  senders.sort(([one], [other]) => (one < other ? -1 : 1))
  const rows = new Map<string, NewIncoming>()
  for (const [, written] of senders) for (const row of await rowsOf(deps, tx, written)) rows.set(row.id, row)
  const kept = await insertIncoming(
    tx,
    fresh.flatMap(({ id }) => rows.get(id) ?? []),
  )
  const taken = Map.groupBy(toBeTaken(kept), ({ content }) => (content && hasPicture(content) ? takePhotoJob : takeMessageJob))
  for (const [job, waiting] of taken) {
    const orders = waiting.map(({ id, chatId }) => ({ payload: { messageId: id }, group: chatId }))
    await deps.queue.enqueueAll(tx, job, orders)
  }
}

/** Known by a keyed hash that stays when the chat is deleted: or else a webhook that comes again would act on a new account. */
async function leaveOutSeen(
  { clock, keyring }: ChatDeps,
  tx: Transaction,
  messages: readonly IncomingMessage[],
): Promise<readonly IncomingMessage[]> {
  const byKey = new Map(messages.map((message) => [keyring.sign(HEARD, message.id), message]))
  const fresh = await markEventsSeen(tx, { keys: [...byKey.keys()].toSorted(), now: clock.now() })
  return [...byKey].flatMap(([key, message]) => (fresh.has(key) ? [message] : []))
}

function namesOf({ phone, userId }: ChatAddress) {
  return { phoneKey: phone === undefined ? undefined : phoneKey(phone), networkId: userId }
}

function nameOf({ phone, userId }: ChatAddress): string {
  return `${phone === undefined ? '' : phoneKey(phone)} ${userId ?? ''}`
}

/** What one person wrote. The network's clock is believed as far as ours has come. */
async function rowsOf(deps: ChatDeps, tx: Transaction, written: readonly IncomingMessage[]): Promise<readonly NewIncoming[]> {
  const now = deps.clock.now()
  const dated = written.map((message) => ({ ...message, at: message.at > now ? now : message.at }))
  const newest = dated.reduce((one, other) => (other.at >= one.at ? other : one))
  const chat = await enterChat(deps, tx, newest)
  return dated.map(({ id, at, replyTo, content }) => {
    const isLate = at < later(now, -ANSWERED_WITHIN_MS) || isFromBefore(chat, at)
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

/** Whatever has a file, and the last of each person, which is answered after all before it. */
function toBeTaken(kept: readonly IncomingRow[]): readonly IncomingRow[] {
  const open = kept.filter(({ handledAt }) => handledAt === null)
  const last = new Map(open.toSorted(bySending).map(({ chatId, id }) => [chatId, id]))
  return open.filter(({ content, chatId, id }) => (content && hasPicture(content)) || last.get(chatId) === id)
}

function bySending(one: IncomingRow, other: IncomingRow): number {
  return one.sentAt.getTime() - other.sentAt.getTime() || one.arrival - other.arrival
}

/** Words wait until a model was asked about them, if there is one. */
function isForModel({ reader }: ChatDeps, content: IncomingContent): boolean {
  return reader !== undefined && content.kind === 'text'
}
