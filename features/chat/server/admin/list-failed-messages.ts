/** Messages that are not answered yet, for the administrator: only that they arrived, never their text. */
import { and, count, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import { addMs, MINUTE } from '#platform/clock.ts'
import type { Executor, Transaction } from '#platform/database.ts'
import type { ChatDeps } from '../deps.ts'
import { takeMessageJob } from '../jobs.ts'
import { chatIncoming } from '../schema.ts'

/** Longer than all attempts of the job together. */
const STUCK_AFTER_MS = 10 * MINUTE

const OPEN = isNull(chatIncoming.handledAt)

export type OpenMessage = Awaited<ReturnType<typeof listOpenMessages>>[number]

/** Newest first. They are few: the partial index contains only them. */
export async function listOpenMessages(
  executor: Executor,
  { after, limit, now }: { after: { receivedAt: Date; id: string } | undefined; limit: number; now: Date },
) {
  const { id, receivedAt } = chatIncoming
  const older = after && sql`(${receivedAt}, ${id}) < (${after.receivedAt.toISOString()}::timestamptz, ${after.id})`
  const isStuck = sql<boolean>`${receivedAt} < ${addMs(now, -STUCK_AFTER_MS).toISOString()}::timestamptz`
  return executor
    .select({ id, receivedAt, kind: sql<string | null>`${chatIncoming.content}->>'kind'`, isStuck })
    .from(chatIncoming)
    .where(and(OPEN, older))
    .orderBy(desc(receivedAt), desc(id))
    .limit(limit)
}

export async function countOpenMessages(executor: Executor, now: Date): Promise<{ waiting: number; stuck: number }> {
  const stuck = sql<number>`count(*) filter (where ${chatIncoming.receivedAt} < ${addMs(now, -STUCK_AFTER_MS).toISOString()}::timestamptz)::int`
  const [row] = await executor.select({ all: count(), stuck }).from(chatIncoming).where(OPEN)
  return { waiting: (row?.all ?? 0) - (row?.stuck ?? 0), stuck: row?.stuck ?? 0 }
}

/**
 * Enqueues one more attempt for a message, and for earlier messages of its chat that still have to be fetched. @returns false
 * when the message is answered or unknown
 */
export async function replayMessage({ queue }: Pick<ChatDeps, 'queue'>, tx: Transaction, messageId: string): Promise<boolean> {
  const { id, chatId, arrival, isFetched } = chatIncoming
  const [wanted] = await tx
    .select({ chatId, arrival })
    .from(chatIncoming)
    .where(and(OPEN, eq(id, messageId)))
  if (!wanted) return false
  const before = await tx
    .select({ id })
    .from(chatIncoming)
    .where(and(OPEN, eq(isFetched, false), eq(chatId, wanted.chatId), lt(arrival, wanted.arrival)))
    .orderBy(arrival)
  const orders = [...before, { id: messageId }].map((message) => ({ payload: { messageId: message.id }, group: wanted.chatId }))
  await queue.enqueueAll(tx, takeMessageJob, orders)
  return true
}

/** Does the same for messages that should have been answered long ago, the oldest first. @returns how many */
export async function replayStuckMessages(
  { queue }: Pick<ChatDeps, 'queue'>,
  tx: Transaction,
  { now, limit }: { now: Date; limit: number },
): Promise<number> {
  const rows = await tx
    .select({ id: chatIncoming.id, chatId: chatIncoming.chatId })
    .from(chatIncoming)
    .where(and(OPEN, lt(chatIncoming.receivedAt, addMs(now, -STUCK_AFTER_MS))))
    .orderBy(chatIncoming.receivedAt)
    .limit(limit)
  const orders = rows.map(({ id, chatId }) => ({ payload: { messageId: id }, group: chatId }))
  await queue.enqueueAll(tx, takeMessageJob, orders)
  return rows.length
}
