import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '#platform/columns.ts'
import { members } from '#features/sign-in/server/schema.ts'

/**
 * Members whose edits an administrator has stopped, whatever plan they have or come back with. Payments and their dates continue
 * as agreed. When an account is deleted only this row is kept, so that leaving and coming back does not lift the suspension.
 */
export const suspensions = pgTable('member_suspensions', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => members.id),
  suspendedAt: timestamptz('suspended_at').notNull(),
})
