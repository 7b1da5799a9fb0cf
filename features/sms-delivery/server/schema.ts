import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '#platform/columns.ts'

/**
 * One vendor's single attempt at one message. Stores neither phone nor text: the sender has them, by `reference`. The primary
 * key lets a vendor try a message only once, however often jobs are repeated.
 */
export const smsAttempts = pgTable(
  'sms_attempts',
  {
    /** The sender's own id of the message. */
    reference: text('reference').notNull(),
    vendor: text('vendor').notNull(),
    /** `unsent`: certainly not taken by the vendor, so it may be tried again. */
    status: text('status').notNull(),
    /** Null until the vendor returns it. */
    vendorMessageId: text('vendor_message_id'),
    /** Why it failed: the port's fault code, or the vendor's own code from its report. */
    reason: text('reason'),
    /** After this time the message is useless. */
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
