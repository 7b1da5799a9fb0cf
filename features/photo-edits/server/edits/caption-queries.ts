/** SQL over the captions of edits. */
import { and, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Language } from '#phrases/shape.ts'
import type { Executor } from '#platform/database.ts'
import { edits } from '../schema.ts'

export async function updateCaption(executor: Executor, id: string, caption: string): Promise<void> {
  await executor.update(edits).set({ caption }).where(eq(edits.id, id))
}

/** The member's last captions as they were saved, newest first. */
export async function listFormerCaptions(executor: Executor, memberId: string, limit: number): Promise<readonly string[]> {
  const rows = await executor
    .select({ caption: edits.caption })
    .from(edits)
    .where(and(eq(edits.memberId, memberId), eq(edits.state, 'done'), isNotNull(edits.caption), isNull(edits.deletedAt)))
    .orderBy(desc(edits.createdAt), desc(edits.id))
    .limit(limit)
  return rows.flatMap(({ caption }) => caption ?? [])
}

/** Captions that we wrote for the member's edits, and what became of them; of those ordered after `since`, oldest first. */
export async function listStoredCaptions(
  executor: Executor,
  { memberId, since, limit }: { readonly memberId: string; readonly since: Date | undefined; readonly limit: number },
) {
  const language = sql<Language>`coalesce(${edits.wishes} ->> 'language', ${edits.language})`
  const rows = await executor
    .select({ written: edits.writtenCaption, saved: edits.caption, language })
    .from(edits)
    .where(
      and(
        eq(edits.memberId, memberId),
        eq(edits.state, 'done'),
        isNotNull(edits.writtenCaption),
        since && gt(edits.createdAt, since),
      ),
    )
    .orderBy(desc(edits.createdAt), desc(edits.id))
    .limit(limit)
  return rows.reverse().map(({ written, saved, ...row }) => ({ ...row, written: written ?? '', saved: saved ?? '' }))
}
