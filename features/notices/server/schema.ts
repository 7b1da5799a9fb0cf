import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '#platform/columns.ts'
import { members } from '#features/sign-in/server/schema.ts'
import type { NoticeData } from './notice-data.ts'

/** A notice for a member. It stores the kind and its values; the sentence is written when it is read. */
export const notices = pgTable(
  'notices',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    kind: text('kind').notNull(),
    /** What the notice is about; the unique key keeps a repeated event from creating a second notice. */
    key: text('key').notNull(),
    data: jsonb('data').$type<NoticeData>().notNull(),
    createdAt: timestamptz('created_at').notNull(),
    dismissedAt: timestamptz('dismissed_at'),
  },
  (t) => [uniqueIndex('notices_key').on(t.memberId, t.key), index('notices_newest').on(t.memberId, t.createdAt, t.id)],
)
