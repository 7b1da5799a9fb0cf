import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '#platform/columns.ts'
import { sessions } from '#features/sign-in/server/schema.ts'

/**
 * The second factor of an administrator's phone, and the count of wrong codes. It belongs to the phone, like the administrator's
 * role: whichever account has the phone, the factor stays. Its row lock serialises attempts.
 */
export const adminFactors = pgTable('admin_factors', {
  /** Keyed hash of the phone. */
  phoneKey: text('phone_key').primaryKey(),
  /** The administrator's display name in the panel. */
  name: text('name'),
  /** The authenticator's secret, encrypted with the server's key. */
  sealedSecret: text('sealed_secret').notNull(),
  /** Which session was shown the secret, and when: no other may confirm it. */
  shownTo: uuid('shown_to'),
  shownAt: timestamptz('shown_at'),
  /** Null until a first code has proved that the authenticator has the secret. */
  confirmedAt: timestamptz('confirmed_at'),
  /** Time step of the newest accepted code: this code and all earlier ones are used up. */
  lastStep: bigint('last_step', { mode: 'number' }),
  /** Wrong tries since the last lock or success; those older than a day are dropped. */
  wrongAt: timestamptz('wrong_at').array().$type<readonly Date[]>().notNull().default([]),
  /** Locks in a row: each is twice as long as the previous one. */
  locks: integer('locks').notNull().default(0),
  lockedUntil: timestamptz('locked_until'),
})

/** Tokens of the panel; each ends with the session that it was given to. */
export const adminTokens = pgTable(
  'admin_tokens',
  {
    id: uuid('id').primaryKey(),
    tokenHash: text('token_hash').notNull(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: timestamptz('created_at').notNull(),
    lastUsedAt: timestamptz('last_used_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (t) => [uniqueIndex('admin_tokens_hash').on(t.tokenHash), index('admin_tokens_session').on(t.sessionId)],
)
