import { date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { members } from '../../sign-in/server/schema.ts'

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
