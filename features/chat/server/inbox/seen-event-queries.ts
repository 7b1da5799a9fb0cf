/** SQL over the hashes of received messages. They outlive chats and accounts, for as long as the network repeats webhooks. */
import { lt } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import { chatSeenEvents } from '../schema.ts'

/** @returns the keys that were not seen before */
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
