import { index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { chats } from '../schema.ts'

/** Posts that were ordered in a chat, where their outcome is sent. */
export const chatPosts = pgTable(
  'chat_posts',
  {
    publicationId: uuid('publication_id').primaryKey(),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id').notNull(),
  },
  (t) => [index('chat_posts_chat').on(t.chatId)],
)
