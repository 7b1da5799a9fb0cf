import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '#platform/columns.ts'
import { foldInSql } from '#platform/fold-text.ts'

type ActivityDetails = Readonly<Record<string, string | number | boolean>>

/** The details that contain text or names chosen by people. */
const TEXT_DETAILS = ['reason', 'coupon', 'queue'] as const

/**
 * What happened, when, from where. A trigger in the migration makes it append-only. Divided by month (`platform/postgres/partitions.ts`).
 */
export const activity = pgTable(
  'activity',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    actor: text('actor').notNull(),
    /** The member it is about. No foreign key, because an entry outlives the account, and this feature depends on no other. */
    memberId: uuid('member_id'),
    /** The administrator who acted; null if the member or the product did. */
    actorId: uuid('actor_id'),
    /** The network address of the request. */
    address: text('address'),
    userAgent: text('user_agent'),
    detail: jsonb('detail').$type<ActivityDetails>().notNull(),
    /** The values before and after a change; null if the action changed nothing that existed. */
    before: jsonb('before').$type<ActivityDetails>(),
    after: jsonb('after').$type<ActivityDetails>(),
    createdAt: timestamptz('created_at').notNull(),
    /** The search text of the details, folded like `foldText`; null if there are none. */
    searchText: text('search_text').generatedAlwaysAs(
      sql.raw(
        foldInSql(`nullif(btrim(${TEXT_DETAILS.map((name) => `coalesce(detail->>'${name}', '')`).join(` || ' ' || `)}), '')`),
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
