import { integer, pgTable, bigint, timestamp } from 'drizzle-orm/pg-core'

/** At most one row: how far the sandbox has moved the product's clock. Empty and never read with real providers. */
export const sandboxClock = pgTable('sandbox_clock', {
  id: integer('id').primaryKey(),
  offsetMs: bigint('offset_ms', { mode: 'number' }).notNull(),
  movedAt: timestamp('moved_at', { withTimezone: true }).notNull().defaultNow(),
})
