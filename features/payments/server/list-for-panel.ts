/** Payments and refunds of all members for the administrator's panel: newest first, one page at a time. */
import { and, count, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { addMs } from '#platform/clock.ts'
import type { Executor } from '#platform/database.ts'
import { findNewest, type Span } from '#platform/newest-rows.ts'
import type { Cursor } from '#platform/page-cursor.ts'
import type { RefundStatus } from '../contract.ts'
import { findPaymentByProviderId, type Payment } from './payment-queries.ts'
import { findRefundByProtocol, type Refund } from './refunds/refund-queries.ts'
import { payments, refunds, webhookEvents } from './schema.ts'

interface PageRequest extends Span {
  /** Restricts the list to these members; everyone when absent. */
  readonly memberIds?: readonly string[] | undefined
  readonly after?: Cursor | undefined
  readonly limit: number
}

export interface PaymentsRequest extends PageRequest {
  readonly states?: readonly Payment['state'][] | undefined
  /** Restricts the list to one payment, by the provider's id. */
  readonly providerId?: string | undefined
  /** Charges that are due later than this are left out, as everywhere. */
  readonly now: Date
}

export interface RefundsRequest extends PageRequest {
  readonly statuses?: readonly RefundStatus[] | undefined
}

/** Sorted by `listedAt`: when it was paid, or else due. */
export async function listPaymentsForPanel(executor: Executor, request: PaymentsRequest): Promise<readonly Payment[]> {
  const { memberIds, states, providerId, now, since, before, after, limit } = request
  const byMember = memberIds && ({ column: payments.memberId, type: 'uuid', values: memberIds } as const)
  const byState = states && ({ column: payments.state, type: 'text', values: states } as const)
  const where = and(
    ne(payments.state, 'removed'),
    providerId === undefined ? undefined : eq(payments.providerId, providerId),
    byMember && states && inArray(payments.state, [...states]),
  )
  const ids = await findNewest(executor, {
    table: payments,
    moment: payments.listedAt,
    where,
    group: byMember ?? byState,
    since,
    before: before && before <= now ? before : addMs(now, 1),
    after,
    limit,
  })
  if (ids.length === 0) return []
  const newest = [desc(payments.listedAt), desc(payments.id)]
  return executor
    .select()
    .from(payments)
    .where(inArray(payments.id, [...ids]))
    .orderBy(...newest)
}

export async function listRefundsForPanel(executor: Executor, request: RefundsRequest): Promise<readonly Refund[]> {
  const { memberIds, statuses, ...page } = request
  const byMember = memberIds && ({ column: refunds.memberId, type: 'uuid', values: memberIds } as const)
  const byStatus = statuses && ({ column: refunds.status, type: 'text', values: statuses } as const)
  const where = byMember && statuses && inArray(refunds.status, [...statuses])
  const ids = await findNewest(executor, { ...page, table: refunds, where, group: byMember ?? byStatus })
  if (ids.length === 0) return []
  const newest = [desc(refunds.createdAt), desc(refunds.id)]
  return executor
    .select()
    .from(refunds)
    .where(inArray(refunds.id, [...ids]))
    .orderBy(...newest)
}

/** The member of a payment's id at the provider, or of a refund's protocol. */
export async function findOwnerOfReference(
  executor: Executor,
  reference: string,
): Promise<{ readonly memberId: string; readonly isPayment: boolean } | undefined> {
  const [payment, refund] = await Promise.all([
    findPaymentByProviderId(executor, reference),
    findRefundByProtocol(executor, reference),
  ])
  const owner = payment ?? refund
  return owner && { memberId: owner.memberId, isPayment: payment !== undefined }
}

/** Counts the money problems that need a person. Cheap: each count uses an index and finds few rows. */
export async function countMoneyProblems(executor: Executor): Promise<{ refunds_failed: number; disputed: number }> {
  const [failed] = await executor.select({ found: count() }).from(refunds).where(eq(refunds.status, 'failed'))
  const [disputed] = await executor.select({ found: count() }).from(payments).where(eq(payments.state, 'disputed'))
  return { refunds_failed: failed?.found ?? 0, disputed: disputed?.found ?? 0 }
}

export type WebhookEvent = typeof webhookEvents.$inferSelect

/** The position at which a page of webhooks ends. */
export interface WebhookEventPlace {
  readonly receivedAt: Date
  readonly eventId: string
}

/** Webhooks of the provider, newest first, about these subscriptions and about the member's charges without a subscription. */
export async function listWebhookEventsForPanel(
  executor: Executor,
  request: {
    readonly memberId: string
    readonly subscriptionIds: readonly string[]
    readonly after: WebhookEventPlace | undefined
    readonly limit: number
  },
): Promise<readonly WebhookEvent[]> {
  const { memberId, subscriptionIds, after, limit } = request
  const { objectId, receivedAt, eventId } = webhookEvents
  const charged = await executor
    .selectDistinct({ id: payments.providerSubscriptionId })
    .from(payments)
    .where(and(eq(payments.memberId, memberId), isNotNull(payments.providerSubscriptionId)))
  const alone = await executor
    .select({ id: payments.providerId })
    .from(payments)
    .where(and(eq(payments.memberId, memberId), isNull(payments.providerSubscriptionId)))
  const objects = new Set([...subscriptionIds, ...[...charged, ...alone].flatMap(({ id }) => id ?? [])])
  if (objects.size === 0) return []
  return executor
    .select()
    .from(webhookEvents)
    .where(
      and(inArray(objectId, [...objects]), after && sql`(${receivedAt}, ${eventId}) < (${after.receivedAt}, ${after.eventId})`),
    )
    .orderBy(desc(receivedAt), desc(eventId))
    .limit(limit)
}
