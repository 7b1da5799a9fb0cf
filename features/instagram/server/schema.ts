import { sql } from 'drizzle-orm'
import { check, customType, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '#platform/columns.ts'
import { members } from '#features/sign-in/server/schema.ts'
import type { LossReason, SaveOperation } from '../contract.ts'
import type { DialogOutcome } from './dialog/dialog-outcome.ts'
import type { Profile } from './connection/profile.ts'

/** A profile picture is a few kilobytes and is deleted with its row, so it needs no file. */
const jpeg = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A member's only Instagram account, with its own consent at Meta. Lost ones stay, so that the member sees the reason. */
export const instagramConnections = pgTable(
  'instagram_connections',
  {
    /** The handle that browsers get instead of the token. */
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    instagramId: text('instagram_id').notNull(),
    /** The person who consented at Facebook, by an id specific to this app; Meta's callbacks contain only this id. */
    personId: text('person_id').notNull(),
    profile: jsonb('profile').$type<Profile>().notNull(),
    picture: jpeg('picture'),
    /** When Meta was last called for the profile, successfully or not. */
    profileAskedAt: timestamptz('profile_asked_at').notNull(),
    /** The long-lived token, sealed for its member; null once the connection is lost. */
    sealedToken: text('sealed_token'),
    /** A new id for each token, so that a fault of an old token never affects a new one. */
    grantId: uuid('grant_id').notNull(),
    /** When the person consented. */
    agreedAt: timestamptz('agreed_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    /** When the sweep has to check it again; null once it is lost. */
    nextCheckAt: timestamptz('next_check_at'),
    connectedAt: timestamptz('connected_at').notNull(),
    lostAt: timestamptz('lost_at'),
    lostReason: text('lost_reason').$type<LossReason>(),
  },
  (t) => [
    uniqueIndex('instagram_connections_member').on(t.memberId),
    index('instagram_connections_person').on(t.personId),
    index('instagram_connections_due')
      .on(t.nextCheckAt)
      .where(sql`${t.nextCheckAt} is not null`),
    check(
      'instagram_connections_lost_has_no_token',
      sql`(${t.lostAt} is null) = (${t.sealedToken} is not null)
        and (${t.lostAt} is null) = (${t.nextCheckAt} is not null)
        and (${t.lostAt} is null) = (${t.lostReason} is null)`,
    ),
  ],
)

/** One opening of Facebook's dialog. The first outcome is stored, so that a reload gets the same answer. */
export const instagramDialogs = pgTable(
  'instagram_dialogs',
  {
    /** The handle to save with, once granted. */
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    /** No foreign key: the session may end first. */
    sessionId: uuid('session_id').notNull(),
    /** Keyed hash of the state, so that a copy of the database cannot be used to finish a dialog. */
    stateHash: text('state_hash').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    /** Set once, by the callback request that may exchange the code. */
    claimedAt: timestamptz('claimed_at'),
    outcome: jsonb('outcome').$type<DialogOutcome>(),
    personId: text('person_id'),
    sealedToken: text('sealed_token'),
    tokenExpiresAt: timestamptz('token_expires_at'),
    agreedAt: timestamptz('agreed_at'),
    /** The account that the member viewed last before saving. */
    profile: jsonb('profile').$type<Profile>(),
    picture: jpeg('picture'),
    /** How often profiles were read at Meta. */
    profileReads: integer('profile_reads').notNull().default(0),
    /** What was saved and with which result, for a repeated call. */
    savedInstagramId: text('saved_instagram_id'),
    savedOperation: text('saved_operation').$type<SaveOperation>(),
  },
  (t) => [
    uniqueIndex('instagram_dialogs_state').on(t.stateHash),
    index('instagram_dialogs_member').on(t.memberId, t.createdAt),
    index('instagram_dialogs_person').on(t.personId),
    index('instagram_dialogs_age').on(t.createdAt),
    index('instagram_dialogs_token')
      .on(t.expiresAt)
      .where(sql`${t.sealedToken} is not null`),
  ],
)

/** Consents that no member uses any more and that are still to be revoked at Meta. One for each person, deleted once revoked. */
export const instagramRevocations = pgTable(
  'instagram_revocations',
  {
    personId: text('person_id').primaryKey(),
    /** The member whose token it is: the token is sealed for them. */
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    sealedToken: text('sealed_token').notNull(),
    orderedAt: timestamptz('ordered_at').notNull(),
    nextRetryAt: timestamptz('next_try_at').notNull(),
  },
  (t) => [index('instagram_revocations_due').on(t.nextRetryAt)],
)

/** Signed requests of Meta that were handled: a repeated one does nothing. */
export const instagramSeenRequests = pgTable(
  'instagram_seen_requests',
  {
    /** Keyed hash of the call and the whole signed request. */
    requestKey: text('request_key').primaryKey(),
    receivedAt: timestamptz('received_at').notNull(),
  },
  (t) => [index('instagram_seen_requests_age').on(t.receivedAt)],
)

/** Deletion requests that people made at Meta. Stores only a keyed hash of the person, to recognise a repeated request. */
export const instagramDeletions = pgTable(
  'instagram_deletions',
  {
    confirmationCode: text('confirmation_code').primaryKey(),
    personKey: text('person_key').notNull(),
    askedAt: timestamptz('asked_at').notNull(),
    doneAt: timestamptz('done_at').notNull(),
  },
  (t) => [uniqueIndex('instagram_deletions_person').on(t.personKey), index('instagram_deletions_age').on(t.askedAt)],
)
