/** SQL over the marks of messages that were heard: they outlive chats and accounts, for as long as the network repeats itself. */
import { lt } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import { chatHeard } from '../schema.ts'

/** @returns those that were never heard before */
export async function markHeard(
  tx: Transaction,
  { keys, now }: { readonly keys: readonly string[]; readonly now: Date },
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const rows = await tx
    .insert(chatHeard)
    .values(keys.map((key) => ({ key, heardAt: now })))
    .onConflictDoNothing()
    .returning({ key: chatHeard.key })
  return new Set(rows.map(({ key }) => key))
}

export async function deleteHeardBefore(executor: Executor, before: Date): Promise<void> {
  await executor.delete(chatHeard).where(lt(chatHeard.heardAt, before))
}
