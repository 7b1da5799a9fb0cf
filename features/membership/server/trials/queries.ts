/** Every SQL statement about trials. */
import { and, desc, eq, gt, isNotNull, lt } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import { trials } from '../schema.ts'

type TrialRow = typeof trials.$inferSelect

export async function findTrial(executor: Executor, phoneHash: string): Promise<TrialRow | undefined> {
  const rows = await executor.select().from(trials).where(eq(trials.phoneHash, phoneHash))
  return rows[0]
}

/** False when the phone has one. */
export async function insertTrial(tx: Transaction, trial: TrialRow): Promise<boolean> {
  const rows = await tx.insert(trials).values(trial).onConflictDoNothing().returning({ phoneHash: trials.phoneHash })
  return rows.length === 1
}

/** When the `nth` newest trial from a network was taken, if that was after `since`. */
export async function findNthNewestTrial(
  executor: Executor,
  { networkHash, nth, since }: { networkHash: string; nth: number; since: Date },
): Promise<Date | undefined> {
  const rows = await executor
    .select({ takenAt: trials.takenAt })
    .from(trials)
    .where(and(eq(trials.networkHash, networkHash), gt(trials.takenAt, since)))
    .orderBy(desc(trials.takenAt))
    .limit(1)
    .offset(nth - 1)
  return rows[0]?.takenAt
}

/** For trials taken before `before`, by which nothing is counted any more. */
export async function blankNetworks(tx: Transaction, before: Date): Promise<void> {
  await tx
    .update(trials)
    .set({ networkHash: null })
    .where(and(isNotNull(trials.networkHash), lt(trials.takenAt, before)))
}
