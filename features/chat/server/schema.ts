import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '#platform/columns.ts'
import type { IncomingContent, ReceiptStatus } from '#providers/chat/port.ts'
import type { Meaning } from '#providers/words/port.ts'
import type { Language } from '#phrases/shape.ts'
import { members } from '#features/sign-in/server/schema.ts'
import type { ChatState } from '../conversation/state.ts'
import type { StoredLock } from './stored-lock.ts'
import type { MessageForm, MessagePurpose, MessageState, OutgoingContent } from './outbox/outgoing.ts'
import type { Burst } from './outbox/pace.ts'

/** One person in the messaging app, member or not. Known by phone, by the network's id, or both. */
export const chats = pgTable(
  'chats',
  {
    id: uuid('id').primaryKey(),
    /** Digits exactly as the network sent them: replies use this form. */
    phone: text('phone'),
    /** The same for every notation of the number. */
    phoneKey: text('phone_key'),
    networkId: text('network_id'),
    /** The member behind the chat; null for an unknown sender. */
    memberId: uuid('member_id').references(() => members.id),
    /**
     * Linked by a code, because the network shows no phone. Otherwise the phone alone decides whose chat it is, at every
     * message.
     */
    isLinkedByCode: boolean('is_linked_by_code').notNull().default(false),
    /** When that member's account was created, or the chat was linked to it: earlier messages order nothing. */
    memberSince: timestamptz('member_since'),
    language: text('language').$type<Language>().notNull(),
    state: jsonb('state').$type<ChatState>().notNull(),
    /** When a silence has to be handled, for example after the last photo of an album. */
    wakeAt: timestamptz('wake_at'),
    /** When the person last wrote, by the network's clock: for a day after that, any message may be sent. */
    lastMessageAt: timestamptz('last_message_at').notNull(),
    /** Set when the person turned notices off; answers are still sent. */
    stoppedAt: timestamptz('stopped_at'),
    /** What was sent recently, for the network's limit per person. */
    burst: jsonb('burst').$type<Burst>(),
    linkLock: jsonb('link_lock').$type<StoredLock>(),
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

/** The inbox. The row outlives its text: the content is erased once answered, and a repeated webhook is still recognised. */
export const chatIncoming = pgTable(
  'chat_incoming',
  {
    /** The network's id of the message. */
    id: text('id').primaryKey(),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    /** The order of arrival; the network's times are whole seconds. */
    arrival: bigint('arrival', { mode: 'number' }).generatedAlwaysAsIdentity(),
    sentAt: timestamptz('sent_at').notNull(),
    receivedAt: timestamptz('received_at').notNull(),
    replyTo: text('reply_to'),
    /** Null once it was answered. */
    content: jsonb('content').$type<IncomingContent>(),
    /** True when nothing is left to fetch. */
    isFetched: boolean('is_fetched').notNull(),
    photoId: uuid('photo_id'),
    /** Why the file was not accepted as a photo. */
    refusal: text('refusal'),
    /** When an LLM was asked for the meaning, because the classifier did not know it: at most once. */
    askedAt: timestamptz('asked_at'),
    /** The LLM's answer; also null when it was unusable. */
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

/**
 * The outbox: a message is inserted before it is sent, and its outcome is recorded afterwards. Divided by month
 * (`platform/postgres/partitions.ts`), so what there may be only once has an id that is derived.
 */
export const chatOutgoing = pgTable(
  'chat_outgoing',
  {
    /** Sent along with the message, so that receipts identify it even when the answer to the send was lost. */
    id: uuid('id').primaryKey(),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id'),
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
    purpose: text('purpose').$type<MessagePurpose>().notNull(),
    /** Set for results, failures and progress messages. */
    editId: uuid('edit_id'),
    replyTo: text('reply_to'),
    /** Null once it was sent; for questions and answers, once delivered or after some minutes. */
    content: jsonb('content').$type<OutgoingContent>(),
    /** How much of it is still tried. */
    form: text('form').$type<MessageForm>().notNull().default('whole'),
    /** Send to the number's other form, because the known one has no account. */
    isToOtherForm: boolean('is_to_other_form').notNull().default(false),
    state: text('state').$type<MessageState>().notNull(),
    /** The earliest time to send it. */
    dueAt: timestamptz('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** The start of the attempt that is under way, or whose answer was lost. */
    attemptedAt: timestamptz('attempted_at'),
    networkId: text('network_id'),
    sentAt: timestamptz('sent_at'),
    receipt: text('receipt').$type<ReceiptStatus>(),
    failure: text('failure'),
    /** Sent as a template, outside the 24-hour window; null until it was sent. */
    isTemplate: boolean('is_template'),
    /** The network's pricing category, for the cost. */
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
    index('chat_outgoing_edit')
      .on(t.editId)
      .where(sql`${t.editId} is not null`),
    check('chat_outgoing_state', sql`${t.state} in ('waiting', 'sending', 'sent', 'dropped', 'failed')`),
  ],
)

/** Edits that were ordered in a chat, where they are delivered. */
export const chatOrders = pgTable(
  'chat_orders',
  {
    editId: uuid('edit_id').primaryKey(),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id').notNull(),
    /** The incoming message that ordered it. */
    messageId: text('message_id').notNull(),
    /** Position in the album, from 1, and the size of the album. */
    number: integer('number').notNull(),
    total: integer('total').notNull(),
    /** How many of our messages it took to order it. */
    questions: integer('questions').notNull(),
    /** When the typing indicator was last shown for it. */
    shownTypingAt: timestamptz('shown_typing_at').notNull(),
    orderedAt: timestamptz('ordered_at').notNull(),
    finishedAt: timestamptz('finished_at'),
    /** When the result itself followed a notice of it, which had to go out instead after a day of silence. */
    handedOverAt: timestamptz('handed_over_at'),
  },
  (t) => [
    index('chat_orders_chat').on(t.chatId, t.orderedAt),
    index('chat_orders_open')
      .on(t.orderedAt)
      .where(sql`${t.finishedAt} is null`),
  ],
)

/** Received messages, by a keyed hash of the network's id. It contains no personal data, and outlives deleted chats. */
export const chatSeenEvents = pgTable(
  'chat_seen_events',
  {
    key: text('key').primaryKey(),
    seenAt: timestamptz('seen_at').notNull(),
  },
  (t) => [index('chat_seen_events_seen').on(t.seenAt)],
)

/** Wrong link codes from all chats together, so that guessing with many chats is detected. */
export const chatWrongCodes = pgTable(
  'chat_wrong_codes',
  {
    id: uuid('id').primaryKey(),
    typedAt: timestamptz('typed_at').notNull(),
  },
  (t) => [index('chat_wrong_codes_at').on(t.typedAt)],
)

/** When a member was shown a link code, for the daily limit. */
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

/** Links a chat without a visible phone to an account. One code per member, valid once. */
export const chatLinkCodes = pgTable(
  'chat_link_codes',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => members.id),
    /** Keyed, so that a copy of the database cannot be used to link a chat. */
    codeHash: text('code_hash').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (t) => [uniqueIndex('chat_link_codes_hash').on(t.codeHash)],
)
