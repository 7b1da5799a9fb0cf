/** Every SQL statement of the activity log. */
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { lockByName, type Executor, type Transaction } from '#platform/database.ts'
import type { ActivityKind } from '../contract.ts'
import { activity } from './schema.ts'

/** Entries after which a person waits for an administrator, until one opens their page. */
const WAITING_KINDS: readonly ActivityKind[] = ['money_in_doubt']

export async function insertActivity(executor: Executor, line: typeof activity.$inferInsert): Promise<void> {
  await executor.insert(activity).values(line)
}

/** Serialises writers of such an entry until the transaction ends. */
export async function lockLines(tx: Transaction, about: string): Promise<void> {
  await lockByName(tx, `activity ${about}`)
}

/** Whether the log has an identical entry since then, written after the person last began to wait for an administrator. */
export async function hasLine(
  executor: Executor,
  { kind, memberId, actorId, detail }: Pick<typeof activity.$inferSelect, 'kind' | 'memberId' | 'actorId' | 'detail'>,
  since: Date,
): Promise<boolean> {
  const rows = await executor
    .select({ id: activity.id })
    .from(activity)
    .where(
      and(
        memberId === null ? isNull(activity.memberId) : eq(activity.memberId, memberId),
        eq(activity.kind, kind),
        gt(activity.createdAt, since),
        sql`${activity.actorId} is not distinct from ${actorId}::uuid`,
        eq(activity.detail, detail),
        sql`not exists (
          select from ${activity} as wanted
          where wanted.member_id = ${memberId}::uuid and wanted.created_at > ${activity.createdAt}
            and wanted.kind = any(${sql.param(WAITING_KINDS)}::text[]))`,
      ),
    )
    .limit(1)
  return rows.length > 0
}

export async function listActivityOf(executor: Executor, memberId: string): Promise<readonly (typeof activity.$inferSelect)[]> {
  return executor.select().from(activity).where(eq(activity.memberId, memberId)).orderBy(activity.createdAt, activity.id)
}

/** How many people wait since `since` or later, without an administrator having opened their page afterwards, by kind. */
export async function countUnseen(executor: Executor, since: Date): Promise<ReadonlyMap<string, number>> {
  const { rows } = await executor.execute<{ kind: string; people: number }>(sql`
    select kind, count(distinct member_id)::int as people from ${activity} as wanted
    where kind = any(${sql.param(WAITING_KINDS)}::text[]) and created_at > ${since} and member_id is not null
      and not exists (
        select from ${activity} as seen
        where seen.member_id = wanted.member_id and seen.created_at >= wanted.created_at and seen.kind = 'member_viewed')
    group by kind`)
  return new Map(rows.map(({ kind, people }) => [kind, people]))
}

export async function deleteActivityBefore(tx: Transaction, before: Date, memberIds: readonly string[]): Promise<void> {
  await allowDeleting(tx)
  await tx
    .delete(activity)
    .where(and(lt(activity.createdAt, before), sql`${activity.memberId} = any(${sql.param([...memberIds])}::uuid[])`))
}

/** What no month holds; months go as a whole (`platform/postgres/partitions.ts`). */
export async function deleteRestBefore(tx: Transaction, before: Date): Promise<void> {
  await allowDeleting(tx)
  await tx.execute(sql`delete from activity_rest where created_at < ${before}`)
}

export async function deleteLinesWithoutAddress(tx: Transaction, memberId: string): Promise<void> {
  await allowDeleting(tx)
  await tx.delete(activity).where(and(eq(activity.memberId, memberId), isNull(activity.address)))
}

/** Only retention may delete: the table's trigger checks this setting, which ends with the transaction. */
async function allowDeleting(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local activity.retention = 'on'`)
}
