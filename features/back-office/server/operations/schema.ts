import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '#platform/columns.ts'

/** Outcomes of calls to one provider, by hour. Counts only grow; nothing of a single call is stored. */
export const providerHours = pgTable(
  'provider_hours',
  {
    provider: text('provider').notNull(),
    /** The start of the hour. */
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
