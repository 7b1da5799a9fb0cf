import { sql } from 'drizzle-orm'
import { check, customType, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '#platform/columns.ts'
import { members } from '../../sign-in/server/schema.ts'
import type { LossReason, SaveOperation } from '../contract.ts'
import type { DialogOutcome } from './dialog-outcome.ts'
import type { Profile } from './profile.ts'

/** A profile picture is a few kilobytes, and goes with its row: no file to forget. */
const jpeg = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** The one Instagram account of a member, by a consent of their own at Meta. Lost ones stay, so that the member can be told. */
export const instagramConnections = pgTable(
  'instagram_connections',
  {
    /** The handle that browsers see in place of the token. */
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    instagramId: text('instagram_id').notNull(),
    /** Who agreed at Facebook, as this app knows them: Meta's callbacks name nobody else. */
    personId: text('person_id').notNull(),
    profile: jsonb('profile').$type<Profile>().notNull(),
    picture: jpeg('picture'),
    /** When Meta was last asked for the profile, whatever came of it. */
    profileAskedAt: timestamptz('profile_asked_at').notNull(),
    /** The long-lived token, sealed for its member; null once the connection is lost. */
    sealedToken: text('sealed_token'),
    /** Another one for each token, so that what is learned of an old token never touches a new one. */
    grantId: uuid('grant_id').notNull(),
    /** When the person agreed. */
    agreedAt: timestamptz('agreed_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    /** When the sweep has to look at it again; null once it is lost. */
    nextLookAt: timestamptz('next_look_at'),
    connectedAt: timestamptz('connected_at').notNull(),
    lostAt: timestamptz('lost_at'),
    lostReason: text('lost_reason').$type<LossReason>(),
  },
  (t) => [
    uniqueIndex('instagram_connections_member').on(t.memberId),
    index('instagram_connections_person').on(t.personId),
    index('instagram_connections_due')
      .on(t.nextLookAt)
      .where(sql`${t.nextLookAt} is not null`),
    check(
      'instagram_connections_lost_has_no_token',
      sql`(${t.lostAt} is null) = (${t.sealedToken} is not null)
        and (${t.lostAt} is null) = (${t.nextLookAt} is not null)
        and (${t.lostAt} is null) = (${t.lostReason} is null)`,
    ),
  ],
)

/** One opening of Facebook's dialog. The first answer to its state is kept, so that a reload is told the same. */
export const instagramDialogs = pgTable(
  'instagram_dialogs',
  {
    /** The handle to save with, once it is granted. */
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    /** No foreign key: the session may end first. */
    sessionId: uuid('session_id').notNull(),
    /** Keyed hash of the state: who reads the database can't finish somebody's dialog. */
    stateHash: text('state_hash').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    /** Set once, by the visit to the callback that may exchange the code. */
    claimedAt: timestamptz('claimed_at'),
    outcome: jsonb('outcome').$type<DialogOutcome>(),
    personId: text('person_id'),
    sealedToken: text('sealed_token'),
    tokenExpiresAt: timestamptz('token_expires_at'),
    agreedAt: timestamptz('agreed_at'),
    /** Of the account that the member looked at last, before saving. */
    profile: jsonb('profile').$type<Profile>(),
    picture: jpeg('picture'),
    /** How often Meta was asked for profiles. */
    profileReads: integer('profile_reads').notNull().default(0),
    /** What was saved and what it came to, for whoever saves again. */
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

/** Consents that nobody here uses any more and that Meta has yet to hear of. One for each person, and gone as soon as it has. */
export const instagramRevocations = pgTable(
  'instagram_revocations',
  {
    personId: text('person_id').primaryKey(),
    /** Whose token it was: it is sealed for them. */
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    sealedToken: text('sealed_token').notNull(),
    orderedAt: timestamptz('ordered_at').notNull(),
    nextTryAt: timestamptz('next_try_at').notNull(),
  },
  (t) => [index('instagram_revocations_due').on(t.nextTryAt)],
)

/** Requests signed by Meta that were heard: one that is sent again, by whomever, does nothing any more. */
export const instagramHeard = pgTable(
  'instagram_heard',
  {
    /** Keyed hash of the call and the whole signed request. */
    requestKey: text('request_key').primaryKey(),
    heardAt: timestamptz('last_message_at').notNull(),
  },
  (t) => [index('instagram_heard_age').on(t.heardAt)],
)

/** What people asked Meta to have deleted here: nothing of them, but a keyed hash that knows a repetition. */
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
