import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '#platform/columns.ts'

/** One row: the key of all keyed hashes, which outlives each `APP_SECRET`. */
export const hashKey = pgTable('hash_key', {
  id: integer('id').primaryKey(),
  /** Sealed under `APP_SECRET`; null until the next start in databases that hashed with `APP_SECRET` itself. */
  sealedKey: text('sealed_key'),
  madeAt: timestamptz('made_at').notNull(),
})
