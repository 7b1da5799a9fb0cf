import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '#platform/columns.ts'
import { foldInSql } from '#platform/fold-text.ts'

type Words = Readonly<Record<string, string | number | boolean>>

/** Under these names a line's details have what somebody said, or chose the name of. */
const SAID_UNDER = ['reason', 'coupon', 'queue'] as const

/** What happened, when, from where: only ever added to, which a trigger of the migration holds. */
export const activity = pgTable(
  'activity',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    actor: text('actor').notNull(),
    /** Whom the line is about. No foreign key: a row outlives whom it names, and this feature knows no other. */
    memberId: uuid('member_id'),
    /** The administrator who acted; null where the one it is about did, or the product by itself. */
    actorId: uuid('actor_id'),
    /** Network address of whoever asked. */
    address: text('address'),
    userAgent: text('user_agent'),
    detail: jsonb('detail').$type<Words>().notNull(),
    /** What the action changed, and what it is now; null where nothing was changed that has a before. */
    before: jsonb('before').$type<Words>(),
    after: jsonb('after').$type<Words>(),
    createdAt: timestamptz('created_at').notNull(),
    /** What somebody looks for who remembers what was said: folded as `foldText` does; null where nothing was. */
    searchText: text('search_text').generatedAlwaysAs(
      sql.raw(
        foldInSql(`nullif(btrim(${SAID_UNDER.map((name) => `coalesce(detail->>'${name}', '')`).join(` || ' ' || `)}), '')`),
      ),
    ),
  },
  (t) => [
    index('activity_newest').on(t.createdAt, t.id),
    index('activity_member').on(t.memberId, t.createdAt, t.id),
    index('activity_administrator')
      .on(t.actorId, t.createdAt, t.id)
      .where(sql`${t.actorId} is not null`),
    index('activity_kind').on(t.kind, t.createdAt, t.id),
    index('activity_by_actor').on(t.actor, t.createdAt, t.id),
    index('activity_address')
      .on(t.address, t.createdAt, t.id)
      .where(sql`${t.address} is not null`),
    index('activity_said')
      .using('gin', t.searchText.op('gin_trgm_ops'))
      .where(sql`${t.searchText} is not null`),
    check('activity_actor', sql`${t.actor} in ('member', 'admin', 'system')`),
  ],
)
