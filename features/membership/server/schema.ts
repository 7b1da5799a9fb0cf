import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { listed, timestamptz } from '#platform/columns.ts'
import { members } from '#features/sign-in/server/schema.ts'
import { LIVE_STATES, SUBSCRIPTION_STATES } from '../contract.ts'
import type { Charge } from './subscription-terms.ts'

/**
 * Our record of the plan; it mirrors, never equals, the payment provider's. The current plan is computed from the subscription,
 * its charges and the time (`derive-plan.ts`); `status` keeps the last result, for indices and sweeps.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    status: text('status').notNull(),
    isCourtesy: boolean('is_courtesy').notNull().default(false),
    /** The newest one at the provider: resuming creates another one for the same subscription. */
    providerSubscriptionId: text('provider_subscription_id'),
    couponCode: text('coupon_code'),
    freePeriods: integer('free_periods').notNull().default(0),
    /** The provider's charges as last read, and whether it creates more of them. */
    charges: jsonb('charges').$type<readonly Charge[]>().notNull().default([]),
    isCharging: boolean('is_charging').notNull().default(false),
    /** A purchase is under way, or was cut off. No other can begin meanwhile. */
    purchaseBegunAt: timestamptz('purchase_begun_at'),
    cancelRequestedAt: timestamptz('cancel_requested_at'),
    refundRequestedAt: timestamptz('refund_requested_at'),
    refusedAt: timestamptz('refused_at'),
    endedAt: timestamptz('ended_at'),
    /** When time alone may change the status. */
    nextCheckAt: timestamptz('next_check_at'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (t) => [
    // the database itself refuses a second live subscription for one member
    uniqueIndex('subscriptions_one_live')
      .on(t.memberId)
      .where(sql`${t.status} in (${listed(LIVE_STATES)})`),
    index('subscriptions_member').on(t.memberId, t.createdAt),
    uniqueIndex('subscriptions_provider').on(t.providerSubscriptionId),
    index('subscriptions_next_check').on(t.nextCheckAt),
    index('subscriptions_to_stop')
      .on(t.id)
      .where(sql`${t.isCharging}`),
    check('subscriptions_status', sql`${t.status} in (${listed(SUBSCRIPTION_STATES)})`),
  ],
)

/** Who has tried the product without a plan: by a keyed hash of the phone, so that nobody tries twice with a new account. */
export const trials = pgTable(
  'trials',
  {
    phoneHash: text('phone_hash').primaryKey(),
    photoId: uuid('photo_id').notNull(),
    /** Keyed hash of the network address, to limit trials from one; blanked after a day. */
    networkHash: text('network_hash'),
    takenAt: timestamptz('taken_at').notNull(),
  },
  (t) => [index('trials_network').on(t.networkHash, t.takenAt)],
)

/** The counter of one period. The check constraint makes overspending impossible whatever the code does. */
export const allowancePeriods = pgTable(
  'allowance_periods',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    startsAt: timestamptz('starts_at').notNull(),
    endsAt: timestamptz('ends_at').notNull(),
    quota: integer('quota').notNull(),
    reserved: integer('reserved').notNull().default(0),
    used: integer('used').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.startsAt] }),
    check(
      'allowance_periods_never_overspent',
      sql`${t.reserved} >= 0 and ${t.used} >= 0 and ${t.reserved} + ${t.used} <= ${t.quota}`,
    ),
  ],
)

/**
 * One edit's reservation in a period. `released` is final, and so is `spent` unless an administrator gives it back: then it is
 * `given_back`. The sweep of the edits fails an edit that never ends, which releases its reservation.
 */
export const reservations = pgTable(
  'allowance_reservations',
  {
    editId: uuid('edit_id').primaryKey(),
    memberId: uuid('member_id').notNull(),
    periodStartsAt: timestamptz('period_starts_at').notNull(),
    state: text('state').notNull(),
  },
  (t) => [check('allowance_reservations_state', sql`${t.state} in ('reserved', 'spent', 'released', 'given_back')`)],
)

/**
 * The ledger: one row for every movement. A trigger in the migration makes it append-only. Divided by the month of the edit
 * (`platform/postgres/partitions.ts`).
 */
export const allowanceEntries = pgTable(
  'allowance_entries',
  {
    id: bigserial('id', { mode: 'number' }).notNull(),
    memberId: uuid('member_id').notNull(),
    periodStartsAt: timestamptz('period_starts_at').notNull(),
    editId: uuid('edit_id').notNull(),
    kind: text('kind').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'allowance_entries_pkey', columns: [t.editId, t.kind] }),
    index('allowance_entries_member').on(t.memberId, t.id),
    check('allowance_entries_kind', sql`${t.kind} in ('reserve', 'spend', 'release', 'give_back')`),
  ],
)
