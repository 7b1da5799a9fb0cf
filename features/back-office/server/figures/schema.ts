import { bigint, bigserial, check, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { FIGURES } from '#features/back-office/figure-names.ts'
import { listed } from '#platform/columns.ts'

/**
 * How much an inserted or changed row changed a figure. Triggers in the migration write it in the same transaction, so that a
 * figure always matches its rows; transactions do not block each other, because rows are only added.
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

/** A day's moves in one row, once a sweep has folded them. A figure is the sum of both tables. */
export const figureDays = pgTable(
  'figure_days',
  {
    figure: text('figure').notNull(),
    /** The business day. */
    day: date('day', { mode: 'string' }).notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.figure, t.day] }), check('figure_days_known', sql`${t.figure} in (${listed(FIGURES)})`)],
)
