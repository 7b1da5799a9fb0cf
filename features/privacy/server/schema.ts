import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '#platform/columns.ts'
import { members } from '#features/sign-in/server/schema.ts'
import type { KeptKind } from './retention-rules.ts'

/** Deleted accounts, and how far their erasure is. Contains nothing that identifies the person. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => members.id),
    requestedAt: timestamptz('requested_at').notNull(),
    /** The automatic refund; null when nothing was due. */
    refundCents: integer('refund_cents'),
    /** When to check next whether anything is left; null once that is finished. */
    nextCheckAt: timestamptz('next_check_at'),
    /** When everything was first erased, except what `kept_records` names. */
    erasedAt: timestamptz('erased_at'),
  },
  (t) => [index('account_deletions_next_check').on(t.nextCheckAt)],
)

/** What the law requires us to keep after an account's deletion, with reason and end. A sweep deletes it. */
export const keptRecords = pgTable(
  'kept_records',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => accountDeletions.memberId),
    kind: text('kind').$type<KeptKind>().notNull(),
    reason: text('reason').notNull(),
    /** Encrypted; null where the kept rows are in their own tables. */
    sealedContent: text('sealed_content'),
    keepUntil: timestamptz('keep_until').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.kind] }),
    index('kept_records_due').on(t.keepUntil),
    check('kept_records_kind', sql`${t.kind} in ('payments', 'consents', 'access-records', 'former-phone')`),
  ],
)

/** When a member made an export: only for the limit, and no longer than it needs. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    createdAt: timestamptz('created_at').notNull(),
  },
  (t) => [index('data_exports_member').on(t.memberId, t.createdAt)],
)
