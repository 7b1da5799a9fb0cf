/** SQL over the marks of messages that were heard: they outlive chats and accounts, for as long as the network repeats itself. */
import { lt } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import { chatSeenEvents } from '../schema.ts'

/** @returns those that were never heard before */
export async function markEventsSeen(
  tx: Transaction,
  { keys, now }: { readonly keys: readonly string[]; readonly now: Date },
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const rows = await tx
    .insert(chatSeenEvents)
    .values(keys.map((key) => ({ key, seenAt: now })))
    .onConflictDoNothing()
    .returning({ key: chatSeenEvents.key })
  return new Set(rows.map(({ key }) => key))
}

export async function deleteSeenBefore(executor: Executor, before: Date): Promise<void> {
  await executor.delete(chatSeenEvents).where(lt(chatSeenEvents.seenAt, before))
}
