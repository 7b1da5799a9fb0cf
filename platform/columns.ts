/** Columns that every schema has. */
import { timestamp } from 'drizzle-orm/pg-core'

/** A time in milliseconds, like JavaScript's dates: what is written is what is read. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
