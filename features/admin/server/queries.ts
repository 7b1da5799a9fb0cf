/** Every SQL statement about administrators' access. */
import { and, eq, gt, lte } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import { adminFactors, adminTokens } from './schema.ts'

export type Factor = typeof adminFactors.$inferSelect

/** The second factor of a phone, `fresh` if there was none, and locked until the transaction ends. */
export async function lockFactor(tx: Transaction, fresh: typeof adminFactors.$inferInsert): Promise<Factor> {
  const rows = await tx
    .insert(adminFactors)
    .values(fresh)
    .onConflictDoUpdate({ target: adminFactors.phoneKey, set: { phoneKey: fresh.phoneKey } })
    .returning()
  const factor = rows[0]
  if (!factor) throw new Error('an upsert returned nothing')
  return factor
}

export async function saveFactor(
  tx: Transaction,
  { phoneKey, ...changed }: Partial<Factor> & { phoneKey: string },
): Promise<void> {
  await tx.update(adminFactors).set(changed).where(eq(adminFactors.phoneKey, phoneKey))
}

export async function findAdminName(executor: Executor, phoneKey: string): Promise<string | null> {
  const rows = await executor.select({ name: adminFactors.name }).from(adminFactors).where(eq(adminFactors.phoneKey, phoneKey))
  return rows[0]?.name ?? null
}

/** Stores the session's only token; an earlier one ends. */
export async function replaceToken(tx: Transaction, token: typeof adminTokens.$inferInsert): Promise<void> {
  await tx.delete(adminTokens).where(eq(adminTokens.sessionId, token.sessionId))
  await tx.delete(adminTokens).where(lte(adminTokens.expiresAt, token.createdAt))
  await tx.insert(adminTokens).values(token)
}

export interface TokenWish {
  readonly tokenHash: string
  readonly sessionId: string
  readonly now: Date
  /** A token last used before this moment is invalid. */
  readonly idleSince: Date
}

export async function findLivingToken(
  executor: Executor,
  wish: TokenWish,
): Promise<{ id: string; lastUsedAt: Date } | undefined> {
  const rows = await executor
    .select({ id: adminTokens.id, lastUsedAt: adminTokens.lastUsedAt })
    .from(adminTokens)
    .where(
      and(
        eq(adminTokens.tokenHash, wish.tokenHash),
        eq(adminTokens.sessionId, wish.sessionId),
        gt(adminTokens.expiresAt, wish.now),
        gt(adminTokens.lastUsedAt, wish.idleSince),
      ),
    )
  return rows[0]
}

export async function markTokenUsed(executor: Executor, id: string, now: Date): Promise<void> {
  await executor.update(adminTokens).set({ lastUsedAt: now }).where(eq(adminTokens.id, id))
}

export async function deleteTokens(tx: Transaction, sessionId: string): Promise<void> {
  await tx.delete(adminTokens).where(eq(adminTokens.sessionId, sessionId))
}
