import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, real, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { CutoutPreview, Doubt, PhotoFrame, Region, View } from '#engine/types.ts'
import type { Correction } from './cutouts/corrections.ts'
import type { Language } from '#phrases/shape.ts'
import type { ResultWarning } from '#features/captions/contract.ts'
import { members } from '#features/sign-in/server/schema.ts'
import { type Edit, type Format, type Operation, STATES } from '../contract.ts'
import { CUTOUT_STATES, type CutoutState } from '../cutout-contract.ts'
import { type Layout, LAYOUTS, type PostTexts } from '../layouts.ts'
import { OPERATIONS } from '../operations.ts'
import { bytea, listed, timestamptz } from '#platform/columns.ts'

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
    previewBytes: integer('preview_bytes').notNull().default(0),
    warnings: jsonb('warnings').$type<ResultWarning[]>().notNull(),
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

/** How a photo's subject was cut out: a row for the network's own mask, and one for every later correction. */
export const cutouts = pgTable(
  'cutouts',
  {
    photoId: uuid('photo_id')
      .notNull()
      .references(() => photos.id),
    /** 1 is the network's own. */
    revision: integer('revision').notNull(),
    state: text('state').$type<CutoutState>().notNull(),
    /** The preview with alpha; null while it is made, and when it could not be made; empty once later revisions have replaced it. */
    previewKey: text('preview_key'),
    /**
     * What the network saw, for corrections in the browser; null while it is made, of cutouts that were made without, and once later
     * revisions have replaced it.
     */
    seenKey: text('seen_key'),
    /** The size of both. */
    fileBytes: integer('file_bytes').notNull().default(0),
    /** About what the corrections take that are new in it. */
    correctionBytes: integer('correction_bytes').notNull().default(0),
    /** What the engine says of it; null while it works. */
    box: jsonb('box').$type<Region>(),
    touches: jsonb('touches').$type<CutoutPreview['touches']>(),
    view: text('view').$type<View>(),
    doubts: jsonb('doubts').$type<Doubt[]>().notNull().default([]),
    createdAt: timestamptz('created_at').notNull(),
    /** Until when it waits for processor time; null when it never had to. */
    putOffUntil: timestamptz('put_off_until'),
    /** Why none was made; of cutouts that were given up only. */
    errorCode: text('error_code'),
  },
  (t) => [
    primaryKey({ columns: [t.photoId, t.revision] }),
    index('cutouts_open')
      .on(t.createdAt)
      .where(sql`${t.state} = 'working'`),
    index('cutouts_preview').on(t.previewKey),
    index('cutouts_seen').on(t.seenKey),
    check('cutouts_state', sql`${t.state} in (${listed(CUTOUT_STATES)})`),
    check('cutouts_view', sql`${t.view} in ('front', 'above')`),
    check('cutouts_preview_there', sql`${t.state} <> 'ready' or ${t.previewKey} is not null`),
  ],
)

/**
 * What a member corrected, one row for each stroke or rectangle. It counts from the revision that added it until the one that
 * undid it, so that every earlier revision can be made again.
 */
export const cutoutCorrections = pgTable(
  'cutout_corrections',
  {
    photoId: uuid('photo_id')
      .notNull()
      .references(() => photos.id),
    /** The order in which they came. */
    place: integer('place').notNull(),
    addedIn: integer('added_in').notNull(),
    undoneIn: integer('undone_in'),
    correction: jsonb('correction').$type<Correction>().notNull(),
    /** How many its stroke has; 0 for a rectangle. */
    points: integer('points').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.photoId, t.place] }),
    check('cutout_corrections_undone_later', sql`${t.undoneIn} > ${t.addedIn}`),
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
    /** The part of it that is set aside for what is open. */
    reservedMs: integer('reserved_ms').notNull().default(0),
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
    language: text('language').$type<Language>().notNull(),
    caption: text('caption'),
    /** The caption as we wrote it, whatever the member made of it. */
    writtenCaption: text('written_caption'),
    understood: jsonb('understood').$type<{ taken: string[]; missed: string[] }>(),
    warnings: jsonb('warnings').$type<ResultWarning[]>().notNull().default([]),
    /** Why the engine did not trust its cutout. */
    doubts: jsonb('doubts').$type<Doubt[]>().notNull().default([]),
    /** The photo's position under the result; null for captions alone, and for older edits. */
    photoFrame: jsonb('photo_frame').$type<PhotoFrame>(),
    /** The first edit of the chain of redos; itself for the first. */
    rootId: uuid('root_id').notNull(),
    redoOf: uuid('redo_of'),
    /** A free redo reserves no allowance. */
    isFree: boolean('is_free').notNull().default(false),
    /** Ordered without a plan; reserves no allowance either. */
    isTrial: boolean('is_trial').notNull().default(false),
    /** Its pictures are shown with a watermark until its member has a plan. */
    watermarked: boolean('watermarked').notNull().default(false),
    idempotencyKey: text('idempotency_key'),
    /** Hash of the request, to distinguish a repeated tap from another request under the same key. */
    requestHash: text('request_hash').notNull(),
    errorCode: text('error_code'),
    createdAt: timestamptz('created_at').notNull(),
    startedAt: timestamptz('started_at'),
    finishedAt: timestamptz('finished_at'),
    /** Which of its changes the pictures show; 0 as they were delivered. */
    version: integer('version').notNull().default(0),
    /** How many free changes were asked of it since it was done. */
    changes: integer('changes').notNull().default(0),
    /** The wishes of the last change, while it is being made; the edit stays done, with its old pictures. */
    changeWishes: jsonb('change_wishes').$type<Edit['wishes']>(),
    changeAskedAt: timestamptz('change_asked_at'),
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
    index('edits_watermarked')
      .on(t.memberId)
      .where(sql`${t.watermarked}`),
    check('edits_watermarked_in_trial', sql`${t.isTrial} or not ${t.watermarked}`),
    index('edits_due')
      .on(t.deleteAfter)
      .where(sql`${t.deletedAt} is null`),
    index('edits_open')
      .on(t.createdAt)
      .where(sql`${t.state} in ('queued', 'running')`),
    index('edits_changing')
      .on(t.changeAskedAt)
      .where(sql`${t.changeAskedAt} is not null`),
    check('edits_change_asked', sql`(${t.changeWishes} is null) = (${t.changeAskedAt} is null)`),
    check('edits_changes_when_done', sql`${t.changeAskedAt} is null or ${t.state} = 'done'`),
    check('edits_operation', sql`${t.operation} in (${listed(OPERATIONS)})`),
    check('edits_state', sql`${t.state} in (${listed(STATES)})`),
    check('edits_failed_says_why', sql`(${t.state} = 'failed') = (${t.errorCode} is not null)`),
  ],
)

/** A small picture of a finished edit with a layout that its member is looking at; made once, and gone after a day. */
export const layoutPreviews = pgTable(
  'layout_previews',
  {
    editId: uuid('edit_id')
      .notNull()
      .references(() => edits.id),
    /** Hash of everything that it shows; an id of its own once it was given up. */
    key: text('key').notNull(),
    layout: text('layout').$type<Layout>().notNull(),
    texts: jsonb('texts').$type<PostTexts>().notNull(),
    /** Null while it is made. */
    picture: bytea('picture'),
    askedAt: timestamptz('asked_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.editId, t.key] }),
    index('layout_previews_asked').on(t.askedAt),
    check('layout_previews_layout', sql`${t.layout} in (${listed(LAYOUTS)})`),
  ],
)

/** A small picture of a photo as its member is about to order it; made once, and gone after a day. */
export const draftPreviews = pgTable(
  'draft_previews',
  {
    photoId: uuid('photo_id')
      .notNull()
      .references(() => photos.id),
    /** Hash of everything that it shows; an id of its own once it was given up. */
    key: text('key').notNull(),
    operation: text('operation').$type<Operation>().notNull(),
    wishes: jsonb('wishes').$type<Edit['wishes'] & { readonly format: Format }>().notNull(),
    /** Of the request. */
    language: text('language').$type<Language>().notNull(),
    /** Whether it bears the watermark of the trial. */
    watermarked: boolean('watermarked').notNull(),
    /** Null while it is made. */
    picture: bytea('picture'),
    askedAt: timestamptz('asked_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.photoId, t.key] }), index('draft_previews_asked').on(t.askedAt)],
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
    /** The file of a watermarked picture without the watermark. No address leads there. */
    cleanKey: text('clean_key'),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.editId, t.format] }),
    index('edit_pictures_file').on(t.fileKey),
    index('edit_pictures_tile').on(t.tileKey),
    index('edit_pictures_clean').on(t.cleanKey),
  ],
)
