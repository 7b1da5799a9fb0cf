/** SQL over the one row that says when the whole truth is read next. */
import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import { reconciliations } from './schema.ts'

const NAME = 'daily'

/** True for the one caller whose turn it is. The first time it is due at once. */
export async function moveReconciliation(tx: Transaction, { now, next }: { now: Date; next: Date }): Promise<boolean> {
  const rows = await tx
    .insert(reconciliations)
    .values({ name: NAME, dueAt: next })
    .onConflictDoUpdate({ target: reconciliations.name, set: { dueAt: next }, setWhere: sql`${reconciliations.dueAt} <= ${now}` })
    .returning({ name: reconciliations.name })
  return rows.length === 1
}

/** False while another process reconciles: the lock is held until the transaction ends. */
export async function holdReconciliation(tx: Executor): Promise<boolean> {
  const { rows } = await tx.execute<{ held: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended('payments reconciliation', 0)) as held`,
  )
  return rows[0]?.held === true
}
