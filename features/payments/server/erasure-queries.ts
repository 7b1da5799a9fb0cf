/** SQL for when a member leaves: what goes at once, and what goes once the tax law is done with it. */
import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import { requestCounts, cardAttempts, payments, refunds, syncs } from './schema.ts'

/**
 * Blanks what anybody wrote about a member's payments, and from where they paid. The payments themselves stay: the tax law wants
 * to know what was paid and given back. Safe to repeat.
 */
export async function erasePayments(tx: Transaction, memberId: string): Promise<void> {
  await tx
    .update(refunds)
    .set({ reason: 'Conta excluída' })
    .where(and(eq(refunds.memberId, memberId), eq(refunds.requestedBy, 'admin')))
  await tx.delete(cardAttempts).where(eq(cardAttempts.memberId, memberId))
  await tx.delete(requestCounts).where(eq(requestCounts.who, memberId))
}

/** The faces of a member's cards; the numbers stay, and belong to nobody. */
export async function eraseCards(tx: Transaction, memberId: string): Promise<void> {
  const face = { cardBrand: null, cardLastDigits: null }
  const subscriptions = tx.select({ id: payments.subscriptionId }).from(payments).where(eq(payments.memberId, memberId))
  await tx.update(syncs).set(face).where(inArray(syncs.subscriptionId, subscriptions))
  await tx.update(payments).set(face).where(eq(payments.memberId, memberId))
}

export async function hasPaid(executor: Executor, memberId: string): Promise<boolean> {
  const rows = await executor.select({ paidAt: payments.paidAt }).from(payments).where(eq(payments.memberId, memberId))
  return rows.some(({ paidAt }) => paidAt !== null)
}

export async function deleteCardAttempts(executor: Executor, before: Date): Promise<void> {
  await executor.delete(cardAttempts).where(lt(cardAttempts.createdAt, before))
}
