/** SQL over refunds. */
import { and, asc, desc, eq, inArray, lte, not, or, type SQL, sql } from 'drizzle-orm'
import { addMs } from '#platform/clock.ts'
import type { Executor, Transaction } from '#platform/database.ts'
import { isQueued } from '#platform/queue.ts'
import { refundJob } from '../jobs.ts'
import { payments, refunds } from '../schema.ts'

export type Refund = typeof refunds.$inferSelect

/** Undefined when a parallel request inserted it first: a payment has one refund. */
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

/**
 * Reopens a failed refund under the protocol that the member knows, with what is left of the payment: a part may have been refunded
 * elsewhere since. Undefined when it has not failed.
 */
export async function markRefundRetried(
  tx: Transaction,
  id: string,
  request: Pick<Refund, 'requestedBy' | 'reason' | 'pendingSince'>,
): Promise<Refund | undefined> {
  const left = tx
    .select({ cents: sql`${payments.valueCents} - ${payments.refundedCents}` })
    .from(payments)
    .where(eq(payments.id, refunds.paymentId))
  const rows = await tx
    .update(refunds)
    .set({ ...request, amountCents: sql`(${left})`, status: 'pending', requestedInSync: null })
    .where(and(eq(refunds.id, id), eq(refunds.status, 'failed')))
    .returning()
  return rows[0]
}

/**
 * Changes a state only while it is not final. @param change.requestedInSync drawn from the same sequence as the number of every
 * sync
 */
export async function markRefund(
  tx: Executor,
  id: string,
  change: { status: 'processing'; requestedInSync: number } | { status: 'failed'; failedAt: Date },
): Promise<Refund | undefined> {
  const failures = change.status === 'failed' ? { failures: sql`${refunds.failures} + 1` } : {}
  const rows = await tx
    .update(refunds)
    .set({ ...change, ...failures })
    .where(and(eq(refunds.id, id), inArray(refunds.status, ['pending', 'processing'])))
    .returning()
  return rows[0]
}

/** Pending refunds that no job is going to carry out. Each is returned once, then its wait begins again. */
export async function takeLostRefunds(
  tx: Transaction,
  { now, before, limit }: { now: Date; before: Date; limit: number },
): Promise<readonly string[]> {
  const lost = tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(eq(refunds.status, 'pending'), lte(refunds.pendingSince, before), not(isQueued(refundJob, sql`${refunds.id}::text`))),
    )
    .limit(limit)
    .for('update', { skipLocked: true })
  const rows = await tx.update(refunds).set({ pendingSince: now }).where(inArray(refunds.id, lost)).returning({ id: refunds.id })
  return rows.map(({ id }) => id)
}

/** Failed refunds that are due for another try: after the nth failure the nth wait. Oldest first. */
export async function listRefundsToRetry(
  executor: Executor,
  { now, waitsMs, limit }: { now: Date; waitsMs: readonly number[]; limit: number },
): Promise<readonly Refund[]> {
  const isTime = waitsMs.map((ms, index): SQL | undefined =>
    and(eq(refunds.failures, index + 1), lte(refunds.failedAt, addMs(now, -ms))),
  )
  const rows = await executor
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.status, 'failed'), eq(payments.state, 'paid'), or(...isTime)))
    .orderBy(asc(refunds.failedAt))
    .limit(limit)
  return rows.map(({ refund }) => refund)
}

/** Those of these payments whose refund has failed. */
export async function listFailedRefundsOf(executor: Executor, paymentIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (paymentIds.length === 0) return new Set()
  const rows = await executor
    .select({ paymentId: refunds.paymentId })
    .from(refunds)
    .where(and(inArray(refunds.paymentId, [...paymentIds]), eq(refunds.status, 'failed')))
  return new Set(rows.map(({ paymentId }) => paymentId))
}

/** The member's newest failed refund of a payment that is still `paid`. */
export async function findFailedRefund(executor: Executor, memberId: string): Promise<Refund | undefined> {
  const rows = await executor
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.memberId, memberId), eq(refunds.status, 'failed'), eq(payments.state, 'paid')))
    .orderBy(desc(refunds.createdAt))
    .limit(1)
  return rows[0]?.refund
}

/**
 * Updates refunds from our copy of the charges: completed, processing, or denied. A sync that began before the refund was
 * requested knows nothing of it, so it denies nothing; a partial refund made elsewhere does not hide
 * that the rest was denied. @returns the refunds that changed
 */
export async function updateRefunds(
  tx: Transaction,
  { subscriptionId, syncNumber, now }: { subscriptionId: string; syncNumber: number; now: Date },
): Promise<readonly Refund[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update refunds r
    set status = f.status, completed_at = case f.status when 'completed' then ${now}::timestamptz end,
      failed_at = case f.status when 'failed' then ${now}::timestamptz else r.failed_at end,
      failures = r.failures + (f.status = 'failed')::int
    from (
      select p.id as payment_id, p.value_cents - p.refunded_cents as left_cents,
        case p.state when 'refunded' then 'completed' when 'refunding' then 'processing' when 'paid' then 'failed' end as status
      from payments p where p.subscription_id = ${subscriptionId}
    ) f
    where f.payment_id = r.payment_id and f.status <> r.status and r.status <> 'completed'
      and (f.status <> 'failed' or (r.status = 'processing' and r.requested_in_sync < ${syncNumber} and f.left_cents > 0))
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
