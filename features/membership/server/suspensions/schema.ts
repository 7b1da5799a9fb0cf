import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#platform/columns.ts'
import { subscriptions } from '../schema.ts'

/** Contracts whose edits an administrator has stopped. Money and its dates go on as they were agreed. */
export const suspensions = pgTable('plan_suspensions', {
  subscriptionId: uuid('subscription_id')
    .primaryKey()
    .references(() => subscriptions.id),
  suspendedAt: moment('suspended_at').notNull(),
})
