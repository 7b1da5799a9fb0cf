/** Messages sent to a member in the chat and how far they came, for the administrator: never their text. */
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Executor } from '#platform/database.ts'
import type { Cursor } from '#platform/page-cursor.ts'
import { chatOutgoing } from '../schema.ts'

export type Delivery = Awaited<ReturnType<typeof listDeliveries>>[number]

/** Newest first. */
export async function listDeliveries(
  executor: Executor,
  { memberId, after, limit }: { memberId: string; after: Cursor | undefined; limit: number },
) {
  const { id, purpose, state, receipt, failure, isTemplate, createdAt, sentAt } = chatOutgoing
  const older = after && sql`(${createdAt}, ${id}) < (${after.createdAt}, ${after.id}::uuid)`
  return executor
    .select({ id, purpose, state, receipt, failure, isTemplate, createdAt, sentAt })
    .from(chatOutgoing)
    .where(and(eq(chatOutgoing.memberId, memberId), older))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
}
