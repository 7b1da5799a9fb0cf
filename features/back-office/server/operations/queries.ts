/** Every SQL statement about calls to providers. */
import { and, asc, desc, gte, inArray, isNotNull, lt, max, sql, sum } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Executor } from '#platform/database.ts'
import type { Provider } from '#features/back-office/operations-contract.ts'
import { providerHours } from './schema.ts'

export type HourOfCalls = typeof providerHours.$inferInsert

/** Adds to the counts of other processes. Rows are in a fixed order, so that two writers do not deadlock. */
export async function addCalls(executor: Executor, counted: readonly HourOfCalls[]): Promise<void> {
  const rows = counted.toSorted((a, b) => a.provider.localeCompare(b.provider) || a.hour.getTime() - b.hour.getTime())
  await executor
    .insert(providerHours)
    .values(rows)
    .onConflictDoUpdate({
      target: [providerHours.provider, providerHours.hour],
      set: {
        answered: sql`${providerHours.answered} + excluded.answered`,
        failed: sql`${providerHours.failed} + excluded.failed`,
        lastAnsweredAt: sql`greatest(${providerHours.lastAnsweredAt}, excluded.last_answered_at)`,
        lastFailedAt: sql`greatest(${providerHours.lastFailedAt}, excluded.last_failed_at)`,
        lastFault: sql`case when excluded.last_failed_at >= coalesce(${providerHours.lastFailedAt}, excluded.last_failed_at) then excluded.last_fault else ${providerHours.lastFault} end`,
      },
    })
}

export interface Calls {
  readonly provider: string
  readonly answered: number
  readonly failed: number
}

const total = (column: AnyPgColumn) => sum(column).mapWith(Number)
const counts = { provider: providerHours.provider, answered: total(providerHours.answered), failed: total(providerHours.failed) }

export async function sumCalls(executor: Executor, since: Date): Promise<readonly Calls[]> {
  return executor.select(counts).from(providerHours).where(gte(providerHours.hour, since)).groupBy(providerHours.provider)
}

/** Hour by hour, oldest first. */
export async function listHours(executor: Executor, since: Date): Promise<readonly (Calls & { readonly hour: Date })[]> {
  return executor.select().from(providerHours).where(gte(providerHours.hour, since)).orderBy(asc(providerHours.hour))
}

export interface LastCalls {
  readonly provider: string
  readonly lastAnsweredAt: Date | null
  readonly lastFailedAt: Date | null
}

export async function listLastCalls(executor: Executor): Promise<readonly LastCalls[]> {
  return executor
    .select({
      provider: providerHours.provider,
      lastAnsweredAt: max(providerHours.lastAnsweredAt),
      lastFailedAt: max(providerHours.lastFailedAt),
    })
    .from(providerHours)
    .groupBy(providerHours.provider)
}

export async function listLastFaults(
  executor: Executor,
  providers: readonly Provider[],
): Promise<readonly { provider: string; lastFault: string | null }[]> {
  return executor
    .selectDistinctOn([providerHours.provider], { provider: providerHours.provider, lastFault: providerHours.lastFault })
    .from(providerHours)
    .where(and(inArray(providerHours.provider, [...providers]), isNotNull(providerHours.lastFault)))
    .orderBy(providerHours.provider, desc(providerHours.hour))
}

export async function deleteHoursBefore(executor: Executor, before: Date): Promise<void> {
  await executor.delete(providerHours).where(lt(providerHours.hour, before))
}
