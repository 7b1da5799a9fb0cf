import { and, count, eq, gt, inArray } from 'drizzle-orm'
import type { Executor } from '#platform/database.ts'
import type { Operation } from '#features/photo-edits/contract.ts'
import { edits } from '../schema.ts'

/** How many of the member's edits since then have failed; those that were deleted before they were done have, too. */
export async function countFailed(
  executor: Executor,
  { memberId, operations, since }: { memberId: string; operations: readonly Operation[]; since: Date },
): Promise<number> {
  const rows = await executor
    .select({ count: count() })
    .from(edits)
    .where(
      and(
        eq(edits.memberId, memberId),
        gt(edits.createdAt, since),
        inArray(edits.operation, [...operations]),
        eq(edits.state, 'failed'),
      ),
    )
  return rows[0]?.count ?? 0
}
