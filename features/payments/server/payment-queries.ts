/** SQL over payments and over the syncs that read them. */
import { and, desc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { businessDay } from '#features/business-zone.ts'
import { type ChargeState, isMoney } from '#features/membership/charge-states.ts'
import type { Clock } from '#platform/clock.ts'
import type { Executor, Transaction } from '#platform/database.ts'
import type { Classification } from './sync/classify-charge.ts'
import { payments, syncs } from './schema.ts'

export type Payment = typeof payments.$inferSelect

export async function nextSyncNumber(executor: Executor): Promise<number> {
  const { rows } = await executor.execute<{ syncNumber: string }>(sql`select nextval('payments_sync_numbers') as "syncNumber"`)
  return Number(rows[0]?.syncNumber)
}

export type Sync = typeof syncs.$inferSelect

/**
 * False when a sync that began later was recorded first. A card that the provider does not name keeps its last known value.
 */
export async function recordSync(tx: Transaction, sync: typeof syncs.$inferInsert): Promise<boolean> {
  const { syncNumber, syncedAt, cardBrand, cardLastDigits } = sync
  const rows = await tx
    .insert(syncs)
    .values(sync)
    .onConflictDoUpdate({
      target: syncs.subscriptionId,
      set: { syncNumber, syncedAt, ...(cardBrand ? { cardBrand, cardLastDigits } : {}) },
      setWhere: lte(syncs.syncNumber, syncNumber),
    })
    .returning({ syncNumber: syncs.syncNumber })
  return rows.length === 1
}

/**
 * Syncs under way do not include what just changed at the provider, so a new sync number makes them outdated. When it was last read
 * stays as it is. Call this before the subscription itself changes, in the lock order of a sync.
 */
export async function invalidateRunningSyncs(tx: Transaction, subscriptionId: string): Promise<void> {
  const syncNumber = await nextSyncNumber(tx)
  await tx
    .insert(syncs)
    .values({ subscriptionId, syncNumber, syncedAt: NEVER })
    .onConflictDoUpdate({ target: syncs.subscriptionId, set: { syncNumber }, setWhere: lte(syncs.syncNumber, syncNumber) })
}

/** Before any sync. */
const NEVER = new Date(0)

export async function findSync(executor: Executor, subscriptionId: string): Promise<Sync | undefined> {
  const rows = await executor.select().from(syncs).where(eq(syncs.subscriptionId, subscriptionId))
  return rows[0]
}

export async function listPaymentsOf(executor: Executor, subscriptionId: string): Promise<readonly Payment[]> {
  return executor.select().from(payments).where(eq(payments.subscriptionId, subscriptionId)).orderBy(payments.dueOn, payments.id)
}

export type ReadPayment = Omit<typeof payments.$inferInsert, 'createdAt' | 'paidAt' | 'refundedAt' | 'classification'> & {
  readonly classification: Classification | null
}

/** States without money: if there was some, it was undone at the provider. */
const UNPAID_STATES: readonly string[] = ['open', 'review', 'overdue'] satisfies readonly ChargeState[]

/**
 * Stores what was read. `paidAt` and `refundedAt` keep their first value unless the payment was undone; an unknown state updates
 * nothing but the vendor's status text.
 */
export async function upsertPayment(tx: Transaction, read: ReadPayment, now: Date): Promise<void> {
  const isPaid = isMoney(read.state)
  const isUndone = UNPAID_STATES.includes(read.state)
  const isRefunded = read.state === 'refunded'
  await tx
    .insert(payments)
    .values({ ...read, createdAt: now, paidAt: isPaid ? now : null, refundedAt: isRefunded ? now : null })
    .onConflictDoUpdate({
      target: payments.providerId,
      set: {
        providerStatus: read.providerStatus,
        valueCents: read.valueCents,
        refundedCents: read.refundedCents,
        dueOn: read.dueOn,
        classification: read.classification,
        ...(read.state === 'unknown' ? {} : { state: read.state }),
        ...(read.paidOn ? { paidOn: read.paidOn } : {}),
        ...(read.cardBrand ? { cardBrand: read.cardBrand, cardLastDigits: read.cardLastDigits } : {}),
        ...(isPaid ? { paidAt: sql`coalesce(${payments.paidAt}, ${now})` } : {}),
        ...(isUndone ? { paidAt: null, paidOn: null, refundedAt: null } : {}),
        ...(isRefunded ? { refundedAt: sql`coalesce(${payments.refundedAt}, ${now})` } : {}),
      },
    })
}

/** What a member may see: charges that count for the plan or are not classified yet, once they are paid or due. */
export async function listVisiblePayments(
  { db, clock }: { db: Executor; clock: Clock },
  memberId: string,
): Promise<readonly Payment[]> {
  const today = businessDay(clock.now())
  return db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.memberId, memberId),
        or(isNull(payments.classification), eq(payments.classification, 'buys')),
        inArray(payments.state, ['open', 'review', 'paid', 'overdue', 'refunding', 'refunded', 'disputed']),
        or(isNotNull(payments.paidAt), lte(payments.dueOn, today)),
      ),
    )
    .orderBy(desc(payments.dueOn), desc(payments.id))
}

export async function findPaymentByProviderId(executor: Executor, providerId: string): Promise<Payment | undefined> {
  const rows = await executor.select().from(payments).where(eq(payments.providerId, providerId))
  return rows[0]
}

export async function findPayment(executor: Executor, id: string): Promise<Payment | undefined> {
  const rows = await executor.select().from(payments).where(eq(payments.id, id))
  return rows[0]
}

/** Every payment that was ever made, newest first: one receipt each. */
export async function listPaidPayments(executor: Executor, memberId: string): Promise<readonly Payment[]> {
  return executor
    .select()
    .from(payments)
    .where(and(eq(payments.memberId, memberId), isNotNull(payments.paidAt)))
    .orderBy(desc(payments.dueOn), desc(payments.id))
}
