/** Every SQL statement about requests for deletion. */
import { eq, lt } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import { instagramDeletions as deletions, instagramSeenRequests as seenRequests } from '../schema.ts'

export type Deletion = typeof deletions.$inferSelect

/** @returns false for a request that was handled before */
export async function insertSeenRequest(tx: Transaction, request: typeof seenRequests.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(seenRequests).values(request).onConflictDoNothing().returning({ key: seenRequests.requestKey })
  return rows.length === 1
}

export async function deleteSeenBefore(executor: Executor, before: Date): Promise<void> {
  await executor.delete(seenRequests).where(lt(seenRequests.receivedAt, before))
}

/** Each person has one code, however often they ask; the latest request counts. @returns the code to show */
export async function upsertDeletion(tx: Transaction, deletion: Deletion): Promise<string> {
  const { personKey, askedAt, doneAt } = deletion
  const rows = await tx
    .insert(deletions)
    .values(deletion)
    .onConflictDoUpdate({ target: deletions.personKey, set: { askedAt, doneAt }, setWhere: lt(deletions.askedAt, askedAt) })
    .returning({ code: deletions.confirmationCode })
  return rows[0]?.code ?? findCode(tx, personKey)
}

export async function findCode(tx: Transaction, personKey: string): Promise<string> {
  const rows = await tx.select({ code: deletions.confirmationCode }).from(deletions).where(eq(deletions.personKey, personKey))
  return rows[0]?.code ?? ''
}

export async function findDeletion(executor: Executor, confirmationCode: string): Promise<Deletion | undefined> {
  const rows = await executor.select().from(deletions).where(eq(deletions.confirmationCode, confirmationCode))
  return rows[0]
}

export async function deleteDeletionsBefore(executor: Executor, before: Date): Promise<void> {
  await executor.delete(deletions).where(lt(deletions.askedAt, before))
}
