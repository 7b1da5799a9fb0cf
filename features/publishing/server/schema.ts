import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '#platform/columns.ts'
import { edits } from '#features/photo-edits/server/schema.ts'
import type { Edit } from '#features/photo-edits/contract.ts'
import { members } from '#features/sign-in/server/schema.ts'
import type { Fit, PublicationState, Wait } from '../contract.ts'

/** One post of one edit, or of several as a carousel, from the order to its end, with everything that is known of it at Instagram. */
export const publications = pgTable(
  'publications',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    editId: uuid('edit_id')
      .notNull()
      .references(() => edits.id),
    /** Format of the edit's picture, which never changes. */
    editFormat: text('edit_format').$type<Edit['format']>().notNull(),
    /** A carousel's edits after the first, in their order. Empty for a single picture. */
    otherEditIds: uuid('other_edit_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Whether one of its edits was deleted. */
    isEditGone: boolean('is_edit_gone').notNull().default(false),
    /** The Instagram account that it was ordered for, and its name then. */
    accountId: text('account_id').notNull(),
    username: text('username').notNull(),
    /** Keyed hash of the person who consented at Meta; null once they asked for deletion. */
    personKey: text('person_key'),
    caption: text('caption').notNull(),
    altText: text('alt_text'),
    /** The alt texts of the other edits, one each. */
    otherAltTexts: text('other_alt_texts')
      .array()
      .notNull()
      .default(sql`'{}'`),
    fit: text('fit').$type<Fit>().notNull(),
    isAiMade: boolean('is_ai_made').notNull(),
    state: text('state').$type<PublicationState>().notNull(),
    /** The time that was ordered; null: at once. */
    scheduledAt: timestamptz('scheduled_at'),
    /** When it should be public; lateness is measured from here. */
    dueAt: timestamptz('due_at').notNull(),
    /** When the next step is due; null: never again. */
    nextStepAt: timestamptz('next_step_at'),
    /** Until then one worker holds the post. */
    busyUntil: timestamptz('busy_until'),
    /** Counts the claimed steps: a result counts only while its claim is the latest. */
    claim: integer('claim').notNull().default(0),
    /** Carousels only: how far the containers of its pictures are; null for a single picture. */
    itemsState: text('items_state').$type<'missing' | 'processing' | 'ready'>(),
    /** The containers of a carousel's pictures, in their order. */
    itemIds: text('item_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    containerId: text('container_id'),
    /** The state that Instagram last reported; null: look before anything else. */
    containerState: text('container_state').$type<'processing' | 'ready' | 'unknown'>(),
    /** How many containers were created for it. */
    containers: integer('containers').notNull().default(0),
    /** When publication was requested, as long as the outcome is unknown. */
    askedAt: timestamptz('asked_at'),
    /** Consecutive failures: each makes the next wait longer. */
    tries: integer('tries').notNull().default(0),
    waitsFor: text('waits_for').$type<Wait>(),
    postId: text('post_id'),
    permalink: text('permalink'),
    publishedAt: timestamptz('published_at'),
    errorCode: text('error_code'),
    idempotencyKey: text('idempotency_key'),
    /** Hash of the order, to distinguish a repeated tap from another order with the same key. */
    requestHash: text('request_hash').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('publications_idempotency').on(t.memberId, t.idempotencyKey),
    // one open post for each edit, even from two tabs
    uniqueIndex('publications_one_open')
      .on(t.editId)
      .where(sql`${t.state} in ('scheduled', 'preparing', 'waiting', 'publishing')`),
    index('publications_member').on(t.memberId, t.createdAt, t.id),
    index('publications_edit').on(t.editId),
    index('publications_other_edits').using('gin', t.otherEditIds),
    index('publications_person').on(t.personKey),
    index('publications_calendar').on(t.memberId, sql`(coalesce(${t.publishedAt}, ${t.dueAt}))`),
    index('publications_due')
      .on(t.nextStepAt)
      .where(sql`${t.nextStepAt} is not null`),
    check(
      'publications_state',
      sql`${t.state} in ('scheduled', 'preparing', 'waiting', 'publishing', 'published', 'failed', 'cancelled')`,
    ),
    check('publications_failed_says_why', sql`(${t.state} = 'failed') = (${t.errorCode} is not null)`),
    check('publications_published_says_when', sql`(${t.state} = 'published') = (${t.publishedAt} is not null)`),
    check('publications_waits_for', sql`${t.waitsFor} in ('quota', 'calls', 'instagram')`),
    check('publications_fit', sql`${t.fit} in ('crop', 'pad')`),
    check('publications_items_state', sql`${t.itemsState} in ('missing', 'processing', 'ready')`),
  ],
)

/**
 * A picture at a public address, which only the call to Instagram contains. References no member, so that it can outlive the
 * post until its file is removed.
 */
export const publicPictures = pgTable(
  'public_pictures',
  {
    id: uuid('id').primaryKey(),
    publicationId: uuid('publication_id').notNull(),
    /** Keyed, so that a copy of the database opens nothing. */
    tokenHash: text('token_hash').notNull(),
    fileKey: text('file_key').notNull(),
    /** From then on it is not served, even before the file is removed. */
    closesAt: timestamptz('closes_at').notNull(),
  },
  (t) => [
    uniqueIndex('public_pictures_token').on(t.tokenHash),
    index('public_pictures_publication').on(t.publicationId),
    index('public_pictures_due').on(t.closesAt),
  ],
)
