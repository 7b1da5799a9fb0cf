import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '#platform/columns.ts'
import { members } from '#features/sign-in/server/schema.ts'

/** Opens the plan without a card, for a number of periods. */
export const coupons = pgTable(
  'coupons',
  {
    /** Upper case; typed codes are compared without case. */
    code: text('code').primaryKey(),
    name: text('name').notNull(),
    discountCents: integer('discount_cents').notNull(),
    periods: integer('periods').notNull().default(1),
    /** Null: as configured, until an administrator switches it. */
    isActive: boolean('is_active'),
    expiresAt: timestamptz('expires_at'),
    maxRedemptions: integer('max_redemptions'),
    /** All redemptions ever made, counted by a trigger. */
    redemptions: integer('redemptions').notNull().default(0),
    createdAt: timestamptz('created_at').notNull(),
  },
  (t) => [
    check('coupons_code', sql`${t.code} = upper(${t.code}) and ${t.code} <> ''`),
    check('coupons_limit', sql`${t.maxRedemptions} >= 0`),
    check('coupons_worth', sql`${t.discountCents} > 0 and ${t.periods} between 1 and 120`),
  ],
)

/** Once per member and once per CPF; unique indices enforce both. */
export const couponRedemptions = pgTable(
  'coupon_redemptions',
  {
    id: uuid('id').primaryKey(),
    code: text('code')
      .notNull()
      .references(() => coupons.code),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    /** Keyed hash of the CPF. It outlives the account's data, so that leaving and coming back gives no second use. */
    documentKey: text('document_key').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('coupon_redemptions_member').on(t.code, t.memberId),
    uniqueIndex('coupon_redemptions_document').on(t.code, t.documentKey),
    index('coupon_redemptions_newest').on(t.code, t.createdAt, t.id),
  ],
)

/** Who is creating a member's customer at the provider: two at once would create two customers. */
export const customerLeases = pgTable('customer_leases', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => members.id),
  holder: uuid('holder').notNull(),
  heldUntil: timestamptz('held_until').notNull(),
})
