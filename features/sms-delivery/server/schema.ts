import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '#platform/columns.ts'

/**
 * One vendor's one try at one message. Neither phone nor words are here: they are known to whoever owns the reference.
 * The key lets a vendor try a message once, however often jobs are repeated.
 */
export const smsAttempts = pgTable(
  'sms_attempts',
  {
    /** The sender's own id of the message. */
    reference: text('reference').notNull(),
    vendor: text('vendor').notNull(),
    /** `unsent`: surely not taken, so it may be tried again. */
    status: text('status').notNull(),
    /** Null until the vendor names it. */
    vendorMessageId: text('vendor_message_id'),
    /** Why it failed: a fault of the port, or the vendor's own code from its report. */
    reason: text('reason'),
    /** After this moment the message is worthless. */
    expiresAt: timestamptz('expires_at').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.reference, t.vendor] }),
    index('sms_attempts_message').on(t.vendor, t.vendorMessageId),
    index('sms_attempts_created').on(t.createdAt),
    check(
      'sms_attempts_status',
      sql`${t.status} in ('sending', 'unsent', 'in_doubt', 'accepted', 'sent', 'undelivered', 'delivered')`,
    ),
  ],
)
