/** Columns that every schema has. */
import { timestamp } from 'drizzle-orm/pg-core'

/** A moment to the millisecond, as JavaScript's own dates have it: what is written is what is read. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
