import { check, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { members } from '#features/sign-in/server/schema.ts'
import { type BrandType, TYPES } from '../contract.ts'
import { bytea, listed, timestamptz } from '#platform/columns.ts'

/** What every post of a member has in common. */
export const brands = pgTable(
  'brands',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => members.id),
    /** The photo that the logo was made of; it may be deleted since. */
    logoPhotoId: uuid('logo_photo_id'),
    /** At most 400 px wide or high: small enough for a row, and gone with it. */
    logo: bytea('logo'),
    /** Colours found in the logo. */
    proposed: jsonb('proposed').$type<string[]>().notNull().default([]),
    colours: jsonb('colours').$type<string[]>().notNull().default([]),
    type: text('type').$type<BrandType>(),
    signature: text('signature'),
    handle: text('handle'),
    words: text('words'),
    updatedAt: timestamptz('updated_at').notNull(),
  },
  (t) => [
    check('brands_type', sql`${t.type} in (${listed(TYPES)})`),
    check('brands_logo_of_photo', sql`(${t.logo} is null) = (${t.logoPhotoId} is null)`),
  ],
)
