import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '#phrases/shape.ts'
import { timestamptz } from '#platform/columns.ts'
import { foldInSql } from '#platform/fold-text.ts'

import { ALL_NOTIFICATIONS, type Notifications } from '../contract.ts'

/** A person with an account. The id is the key everywhere; the phone is an attribute that can change. */
export const members = pgTable(
  'members',
  {
    id: uuid('id').primaryKey(),
    /** E.164; null once the account is deleted. */
    phone: text('phone'),
    name: text('name'),
    lastName: text('last_name'),
    email: text('email'),
    /** The CPF, encrypted, and a keyed hash to find it by. */
    sealedDocument: text('sealed_document'),
    documentKey: text('document_key'),
    occupationArea: text('occupation_area'),
    monthlyRevenue: text('monthly_revenue'),
    birthdate: text('birthdate'),
    bio: text('bio'),
    avatarUrl: text('avatar_url'),
    providerCustomerId: text('provider_customer_id'),
    language: text('language').$type<Language>().notNull(),
    /** Notification settings of the member. */
    notifications: jsonb('notifications').$type<Notifications>().notNull().default(ALL_NOTIFICATIONS),
    isJustRecreated: boolean('is_just_recreated').notNull().default(false),
    /** Keyed hash of a deleted account's phone: it recognises a return without revealing the person. */
    formerPhoneKey: text('former_phone_key'),
    /** The panel's search text: name, e-mail and the phone's digits, folded like `foldText`. */
    searchText: text('search_text').generatedAlwaysAs(
      sql.raw(
        foldInSql(
          `coalesce(name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(substr(phone, 2), '')`,
        ),
      ),
    ),
    createdAt: timestamptz('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('members_phone').on(t.phone),
    index('members_search').using('gin', t.searchText.op('gin_trgm_ops')),
    index('members_customer').on(t.providerCustomerId),
    index('members_newest').on(t.createdAt, t.id),
    index('members_document').on(t.documentKey),
    index('members_former_phone').on(t.formerPhoneKey),
    check('members_phone_is_e164', sql`${t.phone} is null or ${t.phone} ~ '^\\+[1-9][0-9]{7,14}$'`),
  ],
)

/**
 * Keyed hashes of the phones that an account had before its present or last one, so that changing the phone, deleting the account and
 * coming back with the first one makes nobody somebody else.
 */
export const formerPhones = pgTable(
  'former_phones',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    phoneKey: text('phone_key').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.phoneKey] }), index('former_phones_key').on(t.phoneKey)],
)

/** Keyed hashes of every CPF that a member ever gave, so that typing another CPF gives no second coupon. */
export const givenDocuments = pgTable(
  'given_documents',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    documentKey: text('document_key').notNull(),
    givenAt: timestamptz('given_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.documentKey] })],
)

/** Sessions are records on the server; the browser holds an opaque value, of which only the hash is stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    tokenHash: text('token_hash').notNull(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    userAgent: text('user_agent'),
    createdAt: timestamptz('created_at').notNull(),
    lastSeenAt: timestamptz('last_seen_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (t) => [uniqueIndex('sessions_token_hash').on(t.tokenHash), index('sessions_member').on(t.memberId, t.lastSeenAt)],
)

/** Who accepted which text, when and from where; never changed, and not deleted before the law allows it. */
export const consents = pgTable(
  'consents',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    termsVersion: text('terms_version').notNull(),
    channel: text('channel').notNull(),
    address: text('address'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (t) => [index('consents_member').on(t.memberId, t.createdAt)],
)
