import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '#platform/columns.ts'

/** One row: the key of all keyed hashes, which outlives each `APP_SECRET`. */
export const hashKey = pgTable('hash_key', {
  id: integer('id').primaryKey(),
  /** Sealed under `APP_SECRET`. */
  sealedKey: text('sealed_key').notNull(),
  madeAt: timestamptz('made_at').notNull(),
})
