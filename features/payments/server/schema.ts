import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { BUSINESS_ZONE } from '#features/business-zone.ts'
import { REFUND_STATUSES } from '#features/payments/contract.ts'
import { CHARGE_STATES } from '#features/membership/charge-states.ts'
import { listed, timestamptz } from '#platform/columns.ts'
import { subscriptions } from '#features/membership/server/schema.ts'
import { members } from '#features/sign-in/server/schema.ts'
import { CLASSIFICATIONS } from './sync/classify-charge.ts'

/** Our copy of the provider's charges, each as last read. Every figure and receipt is computed from it. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    /** The provider's id. */
    providerId: text('provider_id').notNull(),
    providerSubscriptionId: text('provider_subscription_id'),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id),
    /** As named by the payments port; an unknown state keeps the last known one. */
    state: text('state').notNull(),
    providerStatus: text('provider_status').notNull(),
    valueCents: integer('value_cents').notNull(),
    refundedCents: integer('refunded_cents').notNull().default(0),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    paidOn: date('paid_on', { mode: 'string' }),
    /** When we first saw the money, and when we first saw it fully refunded. */
    paidAt: timestamptz('paid_at'),
    refundedAt: timestamptz('refunded_at'),
    cardBrand: text('card_brand'),
    cardLastDigits: text('card_last_digits'),
    /** Whether this payment buys a period, and if not, why: decided once, when the money is first seen (`classify-charge.ts`). */
    classification: text('classification'),
    createdAt: timestamptz('created_at').notNull(),
    /**
     * From when on it is listed: once paid, otherwise once due. The provider creates next month's charge of every plan early, so
     * a list by `createdAt` would begin with all of those.
     */
    listedAt: timestamptz('listed_at')
      .notNull()
      .generatedAlwaysAs(sql.raw(`coalesce(paid_at, due_on::timestamp at time zone '${BUSINESS_ZONE}')`)),
  },
  (t) => [
    uniqueIndex('payments_provider').on(t.providerId),
    index('payments_subscription').on(t.subscriptionId, t.dueOn),
    index('payments_member').on(t.memberId, t.listedAt, t.id),
    index('payments_newest').on(t.listedAt, t.id),
    index('payments_state').on(t.state, t.listedAt, t.id),
    check('payments_classification', sql`${t.classification} in (${listed(CLASSIFICATIONS)})`),
    check('payments_value', sql`${t.valueCents} >= 0 and ${t.refundedCents} between 0 and ${t.valueCents}`),
    check('payments_state_known', sql`${t.state} in (${listed([...Object.keys(CHARGE_STATES), 'unknown'])})`),
  ],
)

/** Who asked for it; `deletion` of the account, and `system` for money that bought nothing. */
export const REFUND_REQUESTERS = ['member', 'admin', 'deletion', 'system'] as const

/** Refunds. A payment has one: a repeated request refunds once, and a failed refund is retried in the same row. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').primaryKey(),
    /** The number that the member gets and may quote. */
    protocol: text('protocol').notNull(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    memberId: uuid('member_id').notNull(),
    requestedBy: text('requested_by').notNull(),
    reason: text('reason').notNull(),
    amountCents: integer('amount_cents').notNull(),
    status: text('status').notNull(),
    /** Drawn from `syncNumbers` once the provider has the request: a sync with an older number knows nothing of it. */
    requestedInSync: bigint('requested_in_sync', { mode: 'number' }),
    /** How often it failed, and when last: a limited number of retries is automatic. */
    failures: integer('failures').notNull().default(0),
    failedAt: timestamptz('failed_at'),
    /** Since when a job should be working on it: a lost job is enqueued again. */
    pendingSince: timestamptz('pending_since').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    completedAt: timestamptz('completed_at'),
  },
  (t) => [
    uniqueIndex('refunds_protocol').on(t.protocol),
    uniqueIndex('refunds_once').on(t.paymentId),
    index('refunds_member').on(t.memberId, t.createdAt, t.id),
    index('refunds_newest').on(t.createdAt, t.id),
    index('refunds_status_newest').on(t.status, t.createdAt, t.id),
    check('refunds_status', sql`${t.status} in (${listed(REFUND_STATUSES)})`),
    check('refunds_requested_by', sql`${t.requestedBy} in (${listed(REFUND_REQUESTERS)})`),
  ],
)

/** Every sync draws a number first; one that began earlier never overwrites one that began later. */
export const syncNumbers = pgSequence('payments_sync_numbers')

/** When a subscription was last read from the provider, and which card the provider would charge next. */
export const syncs = pgTable('payments_syncs', {
  subscriptionId: uuid('subscription_id')
    .primaryKey()
    .references(() => subscriptions.id),
  syncNumber: bigint('sync_number', { mode: 'number' }).notNull(),
  syncedAt: timestamptz('synced_at').notNull(),
  cardBrand: text('card_brand'),
  cardLastDigits: text('card_last_digits'),
})

/** The provider's webhooks, each once. Only what each one is about is stored: the facts are read from the provider. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    vendor: text('vendor').notNull(),
    eventId: text('event_id').notNull(),
    event: text('event').notNull(),
    /** The provider's id of the subscription, or of the charge if it has no subscription. */
    objectId: text('object_id'),
    receivedAt: timestamptz('received_at').notNull(),
    syncedAt: timestamptz('synced_at'),
  },
  (t) => [
    primaryKey({ columns: [t.vendor, t.eventId] }),
    index('webhook_events_newest').on(t.receivedAt),
    index('webhook_events_object').on(t.objectId, t.receivedAt, t.eventId),
    index('webhook_events_unsynced')
      .on(t.objectId)
      .where(sql`${t.syncedAt} is null`),
  ],
)

/** Every call with a card, to prevent the testing of stolen cards. No card data is stored. */
export const cardAttempts = pgTable(
  'card_attempts',
  {
    id: uuid('id').primaryKey(),
    /** The first account with the member's phone. The row outlives an account: deleting it must not allow more cards. */
    memberId: uuid('member_id').notNull(),
    /** A keyed hash. */
    address: text('address').notNull(),
    isRefused: boolean('is_refused').notNull().default(false),
    createdAt: timestamptz('created_at').notNull(),
  },
  (t) => [index('card_attempts_member').on(t.memberId, t.createdAt), index('card_attempts_address').on(t.address, t.createdAt)],
)

/** What one member or one address has used of shared resources, in the hour that began with their first request. */
export const requestCounts = pgTable(
  'payments_request_counts',
  {
    what: text('what').notNull(),
    /** The id of the first account with the member's phone, or the address. */
    who: text('who').notNull(),
    used: integer('used').notNull(),
    endsAt: timestamptz('ends_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.what, t.who] }), index('payments_request_counts_ends').on(t.endsAt)],
)

/** How our copy of one subscription differed from the provider. */
export interface Difference {
  readonly subscriptionId: string
  readonly plan?: Change
  readonly charges: readonly (Change & { readonly providerId: string })[]
}

interface Change {
  /** Undefined when it was not known before. */
  readonly before?: string | undefined
  readonly after: string
}

/** A subscription that could not be read, and the provider's fault, if it was one. */
export interface Problem {
  readonly subscriptionId: string
  readonly fault?: string
}

/** A reconciliation: its progress, and what it has found. At most one is running. */
export const reconciliations = pgTable(
  'payments_reconciliations',
  {
    id: uuid('id').primaryKey(),
    /** The administrator; null for the daily one. */
    orderedBy: uuid('ordered_by'),
    address: text('address'),
    state: text('state').notNull(),
    /** How many subscriptions there were to read at its start, and how many have been read. */
    total: integer('total').notNull(),
    done: integer('done').notNull().default(0),
    /** The last subscription that was read: a run that was cut off continues after it. */
    lastRead: uuid('last_read'),
    subscriptionsFixed: integer('subscriptions_fixed').notNull().default(0),
    paymentsProcessed: integer('payments_processed').notNull().default(0),
    details: jsonb('details').$type<readonly Difference[]>().notNull().default([]),
    errors: jsonb('errors').$type<readonly Problem[]>().notNull().default([]),
    /** How many subscriptions could not be read: `errors` names the first of them. */
    unread: integer('unread').notNull().default(0),
    /** When its job continues after a pause that the provider asked for. */
    resumesAt: timestamptz('resumes_at'),
    startedAt: timestamptz('started_at').notNull(),
    endedAt: timestamptz('ended_at'),
  },
  (t) => [
    uniqueIndex('payments_reconciliations_one')
      .on(t.state)
      .where(sql`${t.state} = 'running'`),
    index('payments_reconciliations_newest').on(t.startedAt, t.id),
    check('payments_reconciliations_state', sql`${t.state} in ('running', 'done', 'failed')`),
  ],
)

/** When the next daily reconciliation is due. One row; the process that moves it forward does the reading. */
export const reconciliationSchedule = pgTable('payments_reconciliation_schedule', {
  name: text('name').primaryKey(),
  dueAt: timestamptz('due_at').notNull(),
})
