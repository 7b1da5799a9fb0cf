import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, real, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Doubt, PhotoFrame, View } from '#engine/types.ts'
import type { Notice } from '#features/captions/contract.ts'
import { members } from '../../sign-in/server/schema.ts'
import type { Edit } from '../contract.ts'
import { OPERATIONS } from '../operations.ts'
import { listed, timestamptz } from '#platform/columns.ts'

/** A member's photo, upright and without metadata. The row outlives the picture, which is gone after `deletedAt`. */
export const photos = pgTable(
  'photos',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    fileKey: text('file_key').notNull(),
    previewKey: text('preview_key').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    notices: jsonb('notices').$type<Notice[]>().notNull(),
    /** The angle; null until an edit has looked for the subject, and where there is none. */
    view: text('view').$type<View>(),
    createdAt: timestamptz('created_at').notNull(),
    deleteAfter: timestamptz('delete_after').notNull(),
    deletedAt: timestamptz('deleted_at'),
  },
  (t) => [
    index('photos_member').on(t.memberId, t.createdAt, t.id),
    index('photos_due')
      .on(t.deleteAfter)
      .where(sql`${t.deletedAt} is null`),
    index('photos_file').on(t.fileKey),
    index('photos_preview').on(t.previewKey),
    check('photos_view', sql`${t.view} in ('front', 'above')`),
  ],
)

/** The processor time that a member's uploads have taken, as of a moment: it drains with time (`upload-account.ts`). */
export const uploadAccounts = pgTable(
  'upload_accounts',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => members.id),
    usedMs: integer('used_ms').notNull(),
    asOf: timestamptz('as_of').notNull(),
  },
  (t) => [check('upload_accounts_used', sql`${t.usedMs} >= 0`)],
)

/** A request on a photo: operation and wishes, then the result. */
export const edits = pgTable(
  'edits',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    photoId: uuid('photo_id')
      .notNull()
      .references(() => photos.id),
    operation: text('operation').$type<Edit['operation']>().notNull(),
    state: text('state').$type<Edit['state']>().notNull(),
    stage: text('stage').$type<Edit['stage']>().notNull(),
    progress: real('progress').notNull().default(0),
    format: text('format').$type<Edit['format']>().notNull(),
    wishes: jsonb('wishes').$type<Edit['wishes']>().notNull(),
    /** The member's language at the request: of the description, and of the caption. */
    language: text('language').notNull(),
    caption: text('caption'),
    understood: jsonb('understood').$type<{ taken: string[]; missed: string[] }>(),
    notices: jsonb('notices').$type<Notice[]>().notNull().default([]),
    /** Why the engine did not trust its cutout. */
    doubts: jsonb('doubts').$type<Doubt[]>().notNull().default([]),
    /** The photo's position under the result; null for captions alone, and for older edits. */
    photoFrame: jsonb('photo_frame').$type<PhotoFrame>(),
    /** The first edit of the chain of redos; itself for the first. */
    rootId: uuid('root_id').notNull(),
    redoOf: uuid('redo_of'),
    /** A free redo reserves no allowance. */
    isFree: boolean('is_free').notNull().default(false),
    idempotencyKey: text('idempotency_key'),
    /** Hash of the request, to distinguish a repeated tap from another request under the same key. */
    requestHash: text('request_hash').notNull(),
    errorCode: text('error_code'),
    createdAt: timestamptz('created_at').notNull(),
    startedAt: timestamptz('started_at'),
    finishedAt: timestamptz('finished_at'),
    deleteAfter: timestamptz('delete_after'),
    deletedAt: timestamptz('deleted_at'),
  },
  (t) => [
    uniqueIndex('edits_idempotency').on(t.memberId, t.idempotencyKey),
    // product rule: one free redo for each root edit; a failed one grants it again
    uniqueIndex('edits_one_free_redo')
      .on(t.rootId)
      .where(sql`${t.isFree} and ${t.state} <> 'failed'`),
    index('edits_member').on(t.memberId, t.createdAt, t.id),
    index('edits_photo').on(t.photoId),
    index('edits_due')
      .on(t.deleteAfter)
      .where(sql`${t.deletedAt} is null`),
    index('edits_open')
      .on(t.createdAt)
      .where(sql`${t.state} in ('queued', 'running')`),
    check('edits_operation', sql`${t.operation} in (${listed(OPERATIONS)})`),
    check('edits_state', sql`${t.state} in ('queued', 'running', 'done', 'failed')`),
    check('edits_failed_says_why', sql`(${t.state} = 'failed') = (${t.errorCode} is not null)`),
  ],
)

/** The pictures of an edit, one for each requested format. */
export const editPictures = pgTable(
  'edit_pictures',
  {
    editId: uuid('edit_id')
      .notNull()
      .references(() => edits.id),
    format: text('format').$type<Edit['format']>().notNull(),
    fileKey: text('file_key').notNull(),
    /** The gallery's thumbnail; null for older pictures. */
    tileKey: text('tile_key'),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.editId, t.format] }),
    index('edit_pictures_file').on(t.fileKey),
    index('edit_pictures_tile').on(t.tileKey),
  ],
)
