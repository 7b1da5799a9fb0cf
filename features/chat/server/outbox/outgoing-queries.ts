/** SQL over the outbox. */
import { and, asc, eq, gte, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import { chatOutgoing } from '../schema.ts'

export type OutgoingRow = typeof chatOutgoing.$inferSelect

const OPEN_STATES = ['waiting', 'sending'] as const
export const OPEN = inArray(chatOutgoing.state, [...OPEN_STATES])

export function isOpen({ state }: Pick<OutgoingRow, 'state'>): boolean {
  return OPEN_STATES.some((open) => open === state)
}

/** False when there already is one for the same edit and purpose. */
export async function insertOutgoing(tx: Executor, row: typeof chatOutgoing.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(chatOutgoing).values(row).onConflictDoNothing().returning({ id: chatOutgoing.id })
  return rows.length === 1
}

/** The next message to this person. */
export async function findNextOutgoing(executor: Executor, chatId: string): Promise<OutgoingRow | undefined> {
  const rows = await executor
    .select()
    .from(chatOutgoing)
    .where(and(eq(chatOutgoing.chatId, chatId), OPEN))
    .orderBy(asc(chatOutgoing.position))
    .limit(1)
  return rows[0]
}

export async function findOutgoingForUpdate(tx: Transaction, id: string): Promise<OutgoingRow | undefined> {
  const rows = await tx.select().from(chatOutgoing).where(eq(chatOutgoing.id, id)).for('update')
  return rows[0]
}

export async function findOutgoingByNetworkId(executor: Executor, networkId: string): Promise<OutgoingRow | undefined> {
  const rows = await executor.select().from(chatOutgoing).where(eq(chatOutgoing.networkId, networkId))
  return rows[0]
}

/** In one order for all, so that transactions do not deadlock. */
export async function listOutgoingForUpdate(tx: Transaction, ids: readonly string[]): Promise<OutgoingRow[]> {
  if (ids.length === 0) return []
  return tx
    .select()
    .from(chatOutgoing)
    .where(inArray(chatOutgoing.id, [...ids]))
    .orderBy(asc(chatOutgoing.id))
    .for('update')
}

/** Our own ids, by those of the network. */
export async function findIdsByNetworkId(
  executor: Executor,
  networkIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (networkIds.length === 0) return new Map()
  const rows = await executor
    .select({ id: chatOutgoing.id, networkId: chatOutgoing.networkId })
    .from(chatOutgoing)
    .where(inArray(chatOutgoing.networkId, [...networkIds]))
  return new Map(rows.flatMap(({ id, networkId }) => (networkId === null ? [] : [[networkId, id] as const])))
}

/** What receipts change of a message, for any number of messages in one statement. Their content stays, or goes. */
export async function updateProgressed(tx: Transaction, rows: readonly OutgoingRow[]): Promise<void> {
  if (rows.length === 0) return
  const each = <Value>(read: (row: OutgoingRow) => Value) => sql.param(rows.map(read))
  await tx.execute(sql`
    update chat_outgoing as message
    set network_id = progress.network_id, receipt = progress.receipt, state = progress.state, sent_at = progress.sent_at,
      price_category = progress.price_category, is_billable = progress.is_billable,
      content = case when progress.keeps then message.content end
    from unnest(
      ${each(({ id }) => id)}::uuid[], ${each(({ networkId }) => networkId)}::text[], ${each(({ receipt }) => receipt)}::text[],
      ${each(({ state }) => state)}::text[], ${each(({ sentAt }) => sentAt?.toISOString() ?? null)}::timestamptz[],
      ${each(({ priceCategory }) => priceCategory)}::text[], ${each(({ isBillable }) => isBillable)}::boolean[],
      ${each(({ content }) => content !== null)}::boolean[]
    ) as progress (id, network_id, receipt, state, sent_at, price_category, is_billable, keeps)
    where message.id = progress.id`)
}

/** The first of our questions and answers that was inserted since then. */
export async function findFirstAnswer(
  executor: Executor,
  { chatId, since }: { readonly chatId: string; readonly since: Date },
): Promise<OutgoingRow | undefined> {
  const isReply = inArray(chatOutgoing.purpose, ['question', 'answer'])
  const rows = await executor
    .select()
    .from(chatOutgoing)
    .where(and(eq(chatOutgoing.chatId, chatId), gte(chatOutgoing.createdAt, since), isReply))
    .orderBy(asc(chatOutgoing.position))
    .limit(1)
  return rows[0]
}

export async function updateOutgoing(
  executor: Executor,
  id: string,
  changes: Partial<Omit<OutgoingRow, 'id' | 'position'>>,
): Promise<void> {
  await executor.update(chatOutgoing).set(changes).where(eq(chatOutgoing.id, id))
}

/** Erases texts that were neither delivered nor returned by now. */
export async function eraseContentSentBefore(executor: Executor, before: Date): Promise<void> {
  const hasContent = and(eq(chatOutgoing.state, 'sent'), isNotNull(chatOutgoing.content))
  await executor
    .update(chatOutgoing)
    .set({ content: null })
    .where(and(hasContent, lt(chatOutgoing.sentAt, before)))
}

/** Chats whose next message is due: a message behind one that is not due waits too. */
export async function listChatsToSendTo(executor: Executor, now: Date, limit: number): Promise<readonly string[]> {
  const next = executor
    .selectDistinctOn([chatOutgoing.chatId], { chatId: chatOutgoing.chatId, dueAt: chatOutgoing.dueAt })
    .from(chatOutgoing)
    .where(OPEN)
    .orderBy(chatOutgoing.chatId, asc(chatOutgoing.position))
    .as('next')
  const rows = await executor.select({ chatId: next.chatId }).from(next).where(lte(next.dueAt, now)).limit(limit)
  return rows.map(({ chatId }) => chatId)
}

/** Attempts of all processes since then, because the network's limit is for our number. */
export async function countAttemptsSince(executor: Executor, since: Date): Promise<number> {
  const rows = await executor
    .select({ count: sql<number>`count(*)::int` })
    .from(chatOutgoing)
    .where(sql`${chatOutgoing.attemptedAt} > ${since.toISOString()}::timestamptz`)
  return rows[0]?.count ?? 0
}

export async function countMessages(executor: Executor, since: Date) {
  return executor
    .select({ purpose: chatOutgoing.purpose, state: chatOutgoing.state, count: sql<number>`count(*)::int` })
    .from(chatOutgoing)
    .where(gte(chatOutgoing.createdAt, since))
    .groupBy(chatOutgoing.purpose, chatOutgoing.state)
}

/** Failures, whether final or retried. */
export async function countFailures(executor: Executor, since: Date) {
  return executor
    .select({ failure: sql<string>`${chatOutgoing.failure}`, state: chatOutgoing.state, count: sql<number>`count(*)::int` })
    .from(chatOutgoing)
    .where(and(gte(chatOutgoing.createdAt, since), isNotNull(chatOutgoing.failure)))
    .groupBy(chatOutgoing.failure, chatOutgoing.state)
}

/** 0 while nothing was delivered. */
export async function meanMessagesPerEdit(executor: Executor, since: Date): Promise<number> {
  const isAboutEdit = inArray(chatOutgoing.purpose, ['question', 'progress', 'result'])
  const rows = await executor
    .select({
      mean: sql<number>`coalesce(count(*)::float8 / nullif(count(*) filter (where ${chatOutgoing.purpose} = 'result'), 0), 0)`,
    })
    .from(chatOutgoing)
    .where(and(gte(chatOutgoing.createdAt, since), eq(chatOutgoing.state, 'sent'), isAboutEdit))
  return rows[0]?.mean ?? 0
}
