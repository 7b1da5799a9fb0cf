import { date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '#platform/columns.ts'
import { members } from '#features/sign-in/server/schema.ts'

/** Captions alone cost no edit; this counts them for the fair use of a day (America/Sao_Paulo). */
export const captionDays = pgTable(
  'caption_days',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    day: date('day').notNull(),
    written: integer('written').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.day] })],
)

/** Since when captions count for what is learned of a member; without a row, all of them do. */
export const captionForgettings = pgTable('caption_forgettings', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => members.id),
  forgottenAt: timestamptz('forgotten_at').notNull(),
})
