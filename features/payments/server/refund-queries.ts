/** SQL over refunds. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import { refunds } from './schema.ts'

export type Refund = typeof refunds.$inferSelect

/** Undefined when somebody was faster: a payment has one refund. */
export async function insertRefund(tx: Transaction, refund: typeof refunds.$inferInsert): Promise<Refund | undefined> {
  const rows = await tx.insert(refunds).values(refund).onConflictDoNothing().returning()
  return rows[0]
}

export async function findRefund(executor: Executor, id: string): Promise<Refund | undefined> {
  const rows = await executor.select().from(refunds).where(eq(refunds.id, id))
  return rows[0]
}

export async function listRefunds(executor: Executor, memberId: string): Promise<readonly Refund[]> {
  return executor.select().from(refunds).where(eq(refunds.memberId, memberId))
}

export async function findRefundByProtocol(executor: Executor, protocol: string): Promise<Refund | undefined> {
  const rows = await executor.select().from(refunds).where(eq(refunds.protocol, protocol))
  return rows[0]
}

export async function findRefundOf(executor: Executor, paymentId: string): Promise<Refund | undefined> {
  const rows = await executor.select().from(refunds).where(eq(refunds.paymentId, paymentId))
  return rows[0]
}

/** One that failed is tried again, under the protocol that the person knows. Undefined when it has not failed. */
export async function reopenRefund(
  tx: Transaction,
  id: string,
  order: Pick<Refund, 'requestedBy' | 'reason'>,
): Promise<Refund | undefined> {
  const rows = await tx
    .update(refunds)
    .set({ ...order, status: 'pending', askedTurn: null })
    .where(and(eq(refunds.id, id), eq(refunds.status, 'failed')))
    .returning()
  return rows[0]
}

/** Moves on only from a state that is not final. @param askedTurn from the same row of numbers as every reading */
export async function markRefund(
  tx: Executor,
  id: string,
  change: { status: 'processing'; askedTurn: number } | { status: 'failed' },
): Promise<Refund | undefined> {
  const rows = await tx
    .update(refunds)
    .set(change)
    .where(and(eq(refunds.id, id), inArray(refunds.status, ['pending', 'processing'])))
    .returning()
  return rows[0]
}

/**
 * Brings refunds to what our copy of the charges says: gone back, on its way, or denied after all. A reading that began before
 * the money was asked back knows nothing of it, and so denies nothing. @returns those that moved
 */
export async function followRefunds(
  tx: Transaction,
  { subscriptionId, turn, now }: { subscriptionId: string; turn: number; now: Date },
): Promise<readonly Refund[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update refunds r
    set status = f.status, completed_at = case f.status when 'completed' then ${now}::timestamptz end
    from (
      select p.id as payment_id, p.value_cents - p.refunded_cents as left_cents,
        case p.state when 'refunded' then 'completed' when 'refunding' then 'processing' when 'paid' then 'failed' end as status
      from payments p where p.subscription_id = ${subscriptionId}
    ) f
    where f.payment_id = r.payment_id and f.status <> r.status and r.status <> 'completed'
      and (f.status <> 'failed' or (r.status = 'processing' and r.asked_turn < ${turn} and f.left_cents >= r.amount_cents))
    returning r.id`)
  if (rows.length === 0) return []
  return tx
    .select()
    .from(refunds)
    .where(
      inArray(
        refunds.id,
        rows.map(({ id }) => id),
      ),
    )
}
