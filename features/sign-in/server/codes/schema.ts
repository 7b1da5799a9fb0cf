import { bigint, doublePrecision, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '#platform/columns.ts'
import type { Language } from '#phrases/shape.ts'
import type { CodePurpose } from './deps.ts'
import type { LimitScope } from './send-limits.ts'

/** The newest code of a phone for a purpose; only its keyed hash stays. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    id: uuid('id').notNull(),
    phone: text('phone').notNull(),
    purpose: text('purpose').$type<CodePurpose['purpose']>().notNull(),
    /** The only member whom the code serves; null for a sign-in. */
    memberId: uuid('member_id'),
    codeHash: text('code_hash').notNull(),
    /** The code itself under a key of the server, while its message may have to be sent or sent again; then null. */
    sealedCode: text('sealed_code'),
    language: text('language').$type<Language>().notNull(),
    /** Network address that asked, as limits count it. */
    addressGroup: text('address_group').notNull(),
    sentAt: timestamptz('sent_at').notNull(),
    /** Using a code ends its life, too. */
    expiresAt: timestamptz('expires_at').notNull(),
    wrongTries: integer('wrong_tries').notNull().default(0),
    /** When a vendor took the message, or may have. */
    handedOverAt: timestamptz('handed_over_at'),
  },
  (t) => [primaryKey({ columns: [t.phone, t.purpose] }), uniqueIndex('sign_in_codes_id').on(t.id)],
)

/** What a phone may do next: when another code, and whether guessing is locked. Its row lock puts what happens to one phone in order. */
export const phoneGuards = pgTable('phone_guards', {
  phone: text('phone').primaryKey(),
  /** Codes in a row without a success or a quiet day: the wait grows with them. */
  sends: integer('sends').notNull().default(0),
  lastSentAt: timestamptz('last_sent_at'),
  nextSendAt: timestamptz('next_send_at'),
  /** Wrong tries since the last lock or success; those older than a day are dropped. */
  wrongAt: timestamptz('wrong_at').array().notNull().default([]),
  /** Locks in a row: each is twice as long as the one before. */
  locks: integer('locks').notNull().default(0),
  lockedUntil: timestamptz('locked_until'),
})

/** How often something happened in a window that began with its first time. */
export const limitCounters = pgTable(
  'limit_counters',
  {
    scope: text('scope').$type<LimitScope>().notNull(),
    subject: text('subject').notNull(),
    count: integer('count').notNull(),
    endsAt: timestamptz('ends_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.scope, t.subject] })],
)

/** Codes sent to and used from an area code, and the credit that its messages are taken from. */
export const codeAreas = pgTable('code_areas', {
  area: text('area').primaryKey(),
  credit: doublePrecision('credit').notNull(),
  creditedAt: timestamptz('credited_at').notNull(),
  sent: bigint('sent', { mode: 'number' }).notNull(),
  verified: bigint('verified', { mode: 'number' }).notNull(),
  /** The same in a window of a day, which begins with its first code. */
  sentLately: integer('sent_lately').notNull().default(0),
  usedLately: integer('used_lately').notNull().default(0),
  latelyEndsAt: timestamptz('lately_ends_at').notNull().default(new Date(0)),
})
