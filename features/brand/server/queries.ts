/** Every SQL statement about brands. */
import { eq } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import { brands } from './schema.ts'

export type BrandRow = typeof brands.$inferSelect

export async function findBrand(executor: Executor, memberId: string): Promise<BrandRow | undefined> {
  const rows = await executor.select().from(brands).where(eq(brands.memberId, memberId))
  return rows[0]
}

/** The later of two tabs wins. */
export async function saveBrandRow(executor: Executor, brand: BrandRow): Promise<void> {
  const { memberId: _, ...values } = brand
  await executor.insert(brands).values(brand).onConflictDoUpdate({ target: brands.memberId, set: values })
}

export async function eraseBrand(tx: Transaction, memberId: string): Promise<void> {
  await tx.delete(brands).where(eq(brands.memberId, memberId))
}
