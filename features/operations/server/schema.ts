import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '#platform/columns.ts'

/** How the calls of one provider went, hour by hour. Counts are only ever added to; nothing of a call itself is kept. */
export const providerHours = pgTable(
  'provider_hours',
  {
    provider: text('provider').notNull(),
    /** When the hour begins. */
    hour: timestamptz('hour').notNull(),
    answered: integer('answered').notNull(),
    failed: integer('failed').notNull(),
    lastAnsweredAt: timestamptz('last_answered_at'),
    lastFailedAt: timestamptz('last_failed_at'),
    /** The port's code of the last failure. */
    lastFault: text('last_fault'),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.hour] }),
    index('provider_hours_hour').on(t.hour),
    check('provider_hours_counts', sql`${t.answered} >= 0 and ${t.failed} >= 0`),
  ],
)
