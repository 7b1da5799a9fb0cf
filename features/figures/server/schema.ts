import { bigint, bigserial, check, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'

/**
 * By how much a row of the books, written or changed, moved a figure. Triggers of the migration write it within the same
 * transaction, so that a figure and what it counts never differ; nobody waits for anybody, since lines are only added.
 */
export const figureMoves = pgTable(
  'figure_moves',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    day: date('day', { mode: 'string' }).notNull(),
    figure: text('figure').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
  },
  (t) => [index('figure_moves_figure').on(t.figure, t.day)],
)

/** The moves of a day in one line, once a sweep has folded them. A figure is the sum of both tables. */
export const figureDays = pgTable(
  'figure_days',
  {
    figure: text('figure').notNull(),
    /** The business's calendar day. */
    day: date('day', { mode: 'string' }).notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.figure, t.day] }),
    check(
      'figure_days_known',
      sql`${t.figure} in ('received', 'payments', 'returned', 'refunds', 'refunds_open', 'plans_active', 'sign_ups', 'edits')`,
    ),
  ],
)
