/** SQL for account deletion: what is erased at once, and what is erased once tax law no longer needs it. */
import { REFUND_REASONS } from '#phrases/refund-reasons.ts'
import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import { cardAttempts, payments, refunds, syncs } from './schema.ts'

/**
 * Erases free text about a member's payments. The payments stay, because tax law requires a record of what was paid and refunded.
 * So do the counts of card attempts and requests, for a day and an hour, without any personal data: they would otherwise begin
 * anew for whoever deletes the account and comes back. Safe to repeat.
 */
export async function erasePayments(tx: Transaction, memberId: string): Promise<void> {
  await tx
    .update(refunds)
    .set({ reason: REFUND_REASONS.erased })
    .where(and(eq(refunds.memberId, memberId), eq(refunds.requestedBy, 'admin')))
}

/** Erases brand and last digits of a member's cards. The payment rows stay. */
export async function eraseCards(tx: Transaction, memberId: string): Promise<void> {
  const cardColumns = { cardBrand: null, cardLastDigits: null }
  const subscriptions = tx.select({ id: payments.subscriptionId }).from(payments).where(eq(payments.memberId, memberId))
  await tx.update(syncs).set(cardColumns).where(inArray(syncs.subscriptionId, subscriptions))
  await tx.update(payments).set(cardColumns).where(eq(payments.memberId, memberId))
}

export async function hasPaid(executor: Executor, memberId: string): Promise<boolean> {
  const rows = await executor.select({ paidAt: payments.paidAt }).from(payments).where(eq(payments.memberId, memberId))
  return rows.some(({ paidAt }) => paidAt !== null)
}

export async function deleteCardAttempts(executor: Executor, before: Date): Promise<void> {
  await executor.delete(cardAttempts).where(lt(cardAttempts.createdAt, before))
}
