/** Every SQL statement about consents to revoke. */
import { and, asc, eq, lte } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import { instagramRevocations as revocations } from '../schema.ts'

export type Revocation = typeof revocations.$inferSelect

/** A newer token of the same person replaces an older one: either revokes the whole consent. */
export async function upsertRevocation(tx: Transaction, revocation: Revocation): Promise<void> {
  await tx.insert(revocations).values(revocation).onConflictDoUpdate({ target: revocations.personId, set: revocation })
}

export async function findRevocation(executor: Executor, personId: string): Promise<Revocation | undefined> {
  const rows = await executor.select().from(revocations).where(eq(revocations.personId, personId))
  return rows[0]
}

/** Claims revocations that are due; rows locked by another worker are skipped. */
export async function takeDueRevocations(tx: Transaction, now: Date, limit: number): Promise<readonly Revocation[]> {
  return tx
    .select()
    .from(revocations)
    .where(lte(revocations.nextRetryAt, now))
    .orderBy(asc(revocations.nextRetryAt))
    .limit(limit)
    .for('update', { skipLocked: true })
}

export async function setNextTry(tx: Transaction, personId: string, nextRetryAt: Date): Promise<void> {
  await tx.update(revocations).set({ nextRetryAt }).where(eq(revocations.personId, personId))
}

/** Keeps a revocation that was ordered with another token meanwhile. */
export async function deleteRevocation(executor: Executor, { personId, sealedToken }: Revocation): Promise<void> {
  await executor.delete(revocations).where(and(eq(revocations.personId, personId), eq(revocations.sealedToken, sealedToken)))
}

export async function deleteRevocationsOfPerson(tx: Transaction, personId: string, orderedBy: Date): Promise<void> {
  await tx.delete(revocations).where(and(eq(revocations.personId, personId), lte(revocations.orderedAt, orderedBy)))
}
