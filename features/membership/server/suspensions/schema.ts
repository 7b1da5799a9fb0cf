import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '#platform/columns.ts'
import { members } from '../../../sign-in/server/schema.ts'

/**
 * Members whose edits an administrator has stopped, whatever plan they have or come back with. Money and its dates go on as they
 * were agreed. Of one who has left only this is kept, so that leaving and coming back is no way around it.
 */
export const suspensions = pgTable('member_suspensions', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => members.id),
  suspendedAt: timestamptz('suspended_at').notNull(),
})
