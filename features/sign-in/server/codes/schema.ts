import { bigint, doublePrecision, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '#platform/columns.ts'
import type { Language } from '#phrases/shape.ts'
import type { CodePurpose } from './deps.ts'
import type { LimitScope } from './send-limits.ts'

/** The newest code of a phone for a purpose. Only its keyed hash is kept for long. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    id: uuid('id').notNull(),
    phone: text('phone').notNull(),
    purpose: text('purpose').$type<CodePurpose['purpose']>().notNull(),
    /** The only member who can use the code; null for a sign-in. */
    memberId: uuid('member_id'),
    codeHash: text('code_hash').notNull(),
    /** The code, encrypted, while its message may have to be sent or resent; then null. */
    sealedCode: text('sealed_code'),
    language: text('language').$type<Language>().notNull(),
    /** The network address group of the request. */
    ipBlock: text('ip_block').notNull(),
    sentAt: timestamptz('sent_at').notNull(),
    /** Using a code also ends its validity. */
    expiresAt: timestamptz('expires_at').notNull(),
    wrongTries: integer('wrong_tries').notNull().default(0),
    /** When a vendor accepted the message, or may have. */
    handedOverAt: timestamptz('handed_over_at'),
  },
  (t) => [primaryKey({ columns: [t.phone, t.purpose] }), uniqueIndex('sign_in_codes_id').on(t.id)],
)

/**
 * What a phone may do next: when it gets another code, and whether guessing is locked. Its row lock serialises everything about
 * one phone.
 */
export const phoneGuards = pgTable('phone_guards', {
  phone: text('phone').primaryKey(),
  /** Codes in a row without a success or a day's pause: the wait grows with them. */
  sends: integer('sends').notNull().default(0),
  lastSentAt: timestamptz('last_sent_at'),
  nextSendAt: timestamptz('next_send_at'),
  /** Wrong tries since the last lock or success; those older than a day are dropped. */
  wrongAt: timestamptz('wrong_at').array().notNull().default([]),
  /** Locks in a row: each is twice as long as the previous one. */
  locks: integer('locks').notNull().default(0),
  lockedUntil: timestamptz('locked_until'),
})

/** How often something happened in a window that began with its first occurrence. */
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

/** Codes sent to an area code and used there, and the credit that pays for its messages. */
export const codeAreas = pgTable('code_areas', {
  area: text('area').primaryKey(),
  credit: doublePrecision('credit').notNull(),
  creditedAt: timestamptz('credited_at').notNull(),
  sent: bigint('sent', { mode: 'number' }).notNull(),
  verified: bigint('verified', { mode: 'number' }).notNull(),
  /** The same within one day, which begins with its first code. */
  sentLately: integer('sent_lately').notNull().default(0),
  usedLately: integer('used_lately').notNull().default(0),
  latelyEndsAt: timestamptz('lately_ends_at').notNull().default(new Date(0)),
})
