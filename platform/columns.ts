/** Columns that every schema has. */
import { sql } from 'drizzle-orm'
import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A time in milliseconds, like JavaScript's dates: what is written is what is read. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** A file small enough for a row. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A SQL list of our own constants, for a check. */
export const listed = (values: readonly string[]) => sql.raw(values.map((word) => `'${word}'`).join(', '))
