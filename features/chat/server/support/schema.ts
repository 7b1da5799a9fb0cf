import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { listed, timestamptz } from '#platform/columns.ts'
import { members } from '#features/sign-in/server/schema.ts'
import { chats } from '../schema.ts'

/** Who wrote a message of a thread: the member, an administrator, or the product by itself. */
export const SUPPORT_THREAD_AUTHORS = ['member', 'team', 'product'] as const
export type SupportThreadAuthor = (typeof SUPPORT_THREAD_AUTHORS)[number]

/** What it is. Only texts are kept; a photo is in the member's studio. */
export const SUPPORT_THREAD_KINDS = ['text', 'photo', 'other'] as const
export type SupportThreadKind = (typeof SUPPORT_THREAD_KINDS)[number]

/** How a thread ended: by the member, by an administrator, or after a time without messages. */
export const SUPPORT_THREAD_ENDS = ['member', 'team', 'time'] as const
export type SupportThreadEnd = (typeof SUPPORT_THREAD_ENDS)[number]

/** A conversation of a member with a person, from the wish for one until it ends. One chat has at most one open thread. */
export const supportThreads = pgTable(
  'chat_threads',
  {
    id: uuid('id').primaryKey(),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    openedAt: timestamptz('opened_at').notNull(),
    /** The oldest message that waits for a person; null once it is answered. */
    waitingSince: timestamptz('waiting_since'),
    lastMessageAt: timestamptz('last_message_at').notNull(),
    endedAt: timestamptz('ended_at'),
    endedBy: text('ended_by').$type<SupportThreadEnd>(),
    /** When its messages are deleted, if nothing more is written. */
    deleteAfter: timestamptz('delete_after').notNull(),
  },
  (t) => [
    uniqueIndex('chat_threads_open')
      .on(t.chatId)
      .where(sql`${t.endedAt} is null`),
    index('chat_threads_waiting')
      .on(t.waitingSince)
      .where(sql`${t.waitingSince} is not null`),
    index('chat_threads_member').on(t.memberId, t.openedAt),
    index('chat_threads_due').on(t.deleteAfter),
    check('chat_threads_ended', sql`(${t.endedAt} is null) = (${t.endedBy} is null)`),
    check('chat_threads_ended_waits_not', sql`${t.endedAt} is null or ${t.waitingSince} is null`),
    check('chat_threads_ended_by', sql`${t.endedBy} in (${listed(SUPPORT_THREAD_ENDS)})`),
  ],
)

/** What was written in a thread. It is kept longer than the inbox keeps texts, because a person has to read it. */
export const supportThreadMessages = pgTable(
  'chat_thread_messages',
  {
    /** For an administrator's message, also the id of its row in the outbox. */
    id: uuid('id').primaryKey(),
    threadId: uuid('thread_id')
      .notNull()
      .references(() => supportThreads.id, { onDelete: 'cascade' }),
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
    author: text('author').$type<SupportThreadAuthor>().notNull(),
    kind: text('kind').$type<SupportThreadKind>().notNull(),
    text: text('text'),
    /** The administrator who wrote it. */
    adminId: uuid('admin_id'),
    idempotencyKey: text('idempotency_key'),
    /** When it followed a notice of it, which had to go out instead after a day of silence. */
    handedOverAt: timestamptz('handed_over_at'),
    at: timestamptz('at').notNull(),
  },
  (t) => [
    index('chat_thread_messages_thread').on(t.threadId, t.position),
    uniqueIndex('chat_thread_messages_once').on(t.threadId, t.idempotencyKey),
    check('chat_thread_messages_author', sql`${t.author} in (${listed(SUPPORT_THREAD_AUTHORS)})`),
    check('chat_thread_messages_kind', sql`${t.kind} in (${listed(SUPPORT_THREAD_KINDS)})`),
    check('chat_thread_messages_by', sql`(${t.author} = 'team') = (${t.adminId} is not null)`),
  ],
)
