/** SQL over refunds. */
import { and, eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import { refunds } from './schema.ts'

export type Refund = typeof refunds.$inferSelect

/** Undefined when the payment goes back already. */
export async function insertRefund(tx: Transaction, refund: typeof refunds.$inferInsert): Promise<Refund | undefined> {
  const rows = await tx.insert(refunds).values(refund).onConflictDoNothing().returning()
  return rows[0]
}

export async function findRefund(executor: Executor, id: string): Promise<Refund | undefined> {
  const rows = await executor.select().from(refunds).where(eq(refunds.id, id))
  return rows[0]
}

/** The refund of a payment that is not a failed one. */
export async function findRefundOf(executor: Executor, paymentId: string): Promise<Refund | undefined> {
  const rows = await executor
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), sql`${refunds.status} <> 'failed'`))
  return rows[0]
}

/** Moves on only from a state that is not final. */
export async function markRefund(executor: Executor, id: string, status: 'processing' | 'failed'): Promise<void> {
  await executor
    .update(refunds)
    .set({ status })
    .where(and(eq(refunds.id, id), sql`${refunds.status} in ('pending', 'processing')`))
}

/** Every refund whose money has gone back, by our copy of the provider's charges. */
export async function completeRefunds(tx: Transaction, subscriptionId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    update refunds r set status = 'completed', completed_at = coalesce(r.completed_at, ${now})
    from payments p
    where p.id = r.payment_id and p.subscription_id = ${subscriptionId} and p.state = 'refunded' and r.status <> 'completed'
      and not exists (select 1 from refunds o where o.payment_id = r.payment_id and o.id <> r.id and o.status <> 'failed')`)
}
