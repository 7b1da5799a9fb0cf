import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '#platform/columns.ts'
import type { IncomingContent, ReceiptStatus } from '#providers/chat/port.ts'
import type { Meaning } from '#providers/words/port.ts'
import { members } from '#features/sign-in/server/schema.ts'
import type { ChatState } from '../conversation/state.ts'
import type { KeptLock } from './kept-lock.ts'
import type { MessageForm, MessagePurpose, MessageState, OutgoingContent } from './outbox/outgoing.ts'
import type { Burst } from './outbox/pace.ts'

/** One person in the messaging app, member or not. Known by phone, by the network's own id for them, or by both. */
export const chats = pgTable(
  'chats',
  {
    id: uuid('id').primaryKey(),
    /** Digits exactly as the network gave them: answers go there. */
    phone: text('phone'),
    /** The same for all ways of writing that number. */
    phoneKey: text('phone_key'),
    networkId: text('network_id'),
    /** Whose conversation it is; null for whoever we do not know. */
    memberId: uuid('member_id').references(() => members.id),
    /** Joined by a code, since the network shows no phone; else the phone alone says whose it is, message by message. */
    isLinkedByCode: boolean('is_linked_by_code').notNull().default(false),
    /** When that member's account was made, or the chat was joined to it: whatever was written before orders nothing. */
    memberSince: timestamptz('member_since'),
    language: text('language').notNull(),
    state: jsonb('state').$type<ChatState>().notNull(),
    /** When silence has to be answered, such as after the last photo of an album. */
    wakeAt: timestamptz('wake_at'),
    /** When the person last wrote, by the network's clock: for a day from then, anything may be sent. */
    lastMessageAt: timestamptz('last_message_at').notNull(),
    /** No messages, please, but answers. */
    stoppedAt: timestamptz('stopped_at'),
    /** What was sent of late, for the pace that the network allows for one person. */
    burst: jsonb('burst').$type<Burst>(),
    linkLock: jsonb('link_lock').$type<KeptLock>(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('chats_phone').on(t.phoneKey),
    uniqueIndex('chats_network_id').on(t.networkId),
    index('chats_member').on(t.memberId),
    index('chats_wake')
      .on(t.wakeAt)
      .where(sql`${t.wakeAt} is not null`),
    index('chats_unknown_sender')
      .on(t.lastMessageAt)
      .where(sql`${t.memberId} is null`),
    check('chats_address', sql`${t.phone} is not null or ${t.networkId} is not null`),
  ],
)

/** The inbox. The key outlives the words: what was read is blanked, and a webhook that comes again is known. */
export const chatIncoming = pgTable(
  'chat_incoming',
  {
    /** The network's id of the message. */
    id: text('id').primaryKey(),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    /** As they arrived; the network's times are whole seconds. */
    arrival: bigint('arrival', { mode: 'number' }).generatedAlwaysAsIdentity(),
    sentAt: timestamptz('sent_at').notNull(),
    receivedAt: timestamptz('received_at').notNull(),
    replyTo: text('reply_to'),
    /** Null once it was answered. */
    content: jsonb('content').$type<IncomingContent>(),
    /** Whether nothing has to be fetched, any more. */
    isFetched: boolean('is_fetched').notNull(),
    photoId: uuid('photo_id'),
    /** Why the file is no photo of ours. */
    refusal: text('refusal'),
    /** When a model was asked what is meant, since the rules did not know: at most once. */
    askedAt: timestamptz('asked_at'),
    /** What it said; null too when it said nothing that counts. */
    meaning: text('meaning').$type<Meaning>(),
    handledAt: timestamptz('handled_at'),
  },
  (t) => [
    index('chat_incoming_open')
      .on(t.chatId, t.sentAt, t.arrival)
      .where(sql`${t.handledAt} is null`),
    index('chat_incoming_received').on(t.receivedAt),
    index('chat_incoming_asked')
      .on(t.chatId, t.askedAt)
      .where(sql`${t.askedAt} is not null`),
  ],
)

/** The outbox: a message is a row before it is sent, and what became of it after. */
export const chatOutgoing = pgTable(
  'chat_outgoing',
  {
    /** Sent along, so that the network's receipts name it although its answer was lost. */
    id: uuid('id').primaryKey(),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id'),
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
    purpose: text('purpose').$type<MessagePurpose>().notNull(),
    /** Of results, failures and news of slow ones. */
    editId: uuid('edit_id'),
    replyTo: text('reply_to'),
    /** Null once it was sent; words that were asked for, once they have arrived or some minutes have passed. */
    content: jsonb('content').$type<OutgoingContent>(),
    /** How much of it can be sent. */
    form: text('form').$type<MessageForm>().notNull().default('whole'),
    /** To the number's other form, since the one that we know is no account. */
    isToOtherForm: boolean('is_to_other_form').notNull().default(false),
    state: text('state').$type<MessageState>().notNull(),
    /** Not before. */
    dueAt: timestamptz('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Of the attempt that is under way, or whose answer was lost. */
    attemptedAt: timestamptz('attempted_at'),
    networkId: text('network_id'),
    sentAt: timestamptz('sent_at'),
    receipt: text('receipt').$type<ReceiptStatus>(),
    failure: text('failure'),
    /** Sent outside of the day in which anything may be sent; null until it was. */
    isTemplate: boolean('is_template'),
    /** The network's own word for what is charged, for the cost. */
    priceCategory: text('price_category'),
    isBillable: boolean('is_billable'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (t) => [
    index('chat_outgoing_open')
      .on(t.chatId, t.position)
      .where(sql`${t.state} in ('waiting', 'sending')`),
    index('chat_outgoing_due')
      .on(t.dueAt)
      .where(sql`${t.state} in ('waiting', 'sending')`),
    index('chat_outgoing_network_id').on(t.networkId),
    index('chat_outgoing_member').on(t.memberId, t.createdAt),
    index('chat_outgoing_attempted').on(t.attemptedAt),
    uniqueIndex('chat_outgoing_once')
      .on(t.editId, t.purpose)
      .where(sql`${t.purpose} in ('result', 'progress')`),
    check('chat_outgoing_state', sql`${t.state} in ('waiting', 'sending', 'sent', 'dropped', 'failed')`),
  ],
)

/** Edits that were ordered in a chat, and so are delivered there. */
export const chatOrders = pgTable(
  'chat_orders',
  {
    editId: uuid('edit_id').primaryKey(),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id').notNull(),
    /** The message that it answers. */
    messageId: text('message_id').notNull(),
    /** Of an album, counted from 1, and how many it has. */
    number: integer('number').notNull(),
    total: integer('total').notNull(),
    /** Messages of ours that it took to order it. */
    questions: integer('questions').notNull(),
    /** When the person was last shown that we are at it. */
    shownTypingAt: timestamptz('shown_typing_at').notNull(),
    orderedAt: timestamptz('ordered_at').notNull(),
    finishedAt: timestamptz('finished_at'),
  },
  (t) => [
    index('chat_orders_chat').on(t.chatId, t.orderedAt),
    index('chat_orders_open')
      .on(t.orderedAt)
      .where(sql`${t.finishedAt} is null`),
  ],
)

/** Messages that were heard, by a keyed hash of the network's id: it says nothing of anybody, and stays when a chat is deleted. */
export const chatSeenEvents = pgTable(
  'chat_seen_events',
  {
    key: text('key').primaryKey(),
    seenAt: timestamptz('seen_at').notNull(),
  },
  (t) => [index('chat_seen_events_seen').on(t.seenAt)],
)

/** Link codes that were typed and are none, by whomever: so that nobody guesses with many chats. */
export const chatWrongCodes = pgTable(
  'chat_wrong_codes',
  {
    id: uuid('id').primaryKey(),
    typedAt: timestamptz('typed_at').notNull(),
  },
  (t) => [index('chat_wrong_codes_at').on(t.typedAt)],
)

/** When a member was shown a link code, for the limit of a day. */
export const chatShownCodes = pgTable(
  'chat_shown_codes',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    shownAt: timestamptz('shown_at').notNull(),
  },
  (t) => [index('chat_shown_codes_member').on(t.memberId, t.shownAt)],
)

/** Joins the chat of somebody without a visible phone to their account; one for each member, good for one use. */
export const chatLinkCodes = pgTable(
  'chat_link_codes',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => members.id),
    /** Keyed: who reads the database can't join anything. */
    codeHash: text('code_hash').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (t) => [uniqueIndex('chat_link_codes_hash').on(t.codeHash)],
)
