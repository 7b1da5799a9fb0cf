/** Every SQL statement of SMS delivery. */
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Executor } from '#platform/database.ts'
import type { SmsReport, SmsVendor } from '#providers/sms/port.ts'
import { type AttemptStatus, MOVED_BY } from './attempt-states.ts'
import { smsAttempts } from './schema.ts'

export type Attempt = typeof smsAttempts.$inferSelect

export interface AttemptKey {
  readonly reference: string
  readonly vendor: SmsVendor
}

const byKey = ({ reference, vendor }: AttemptKey) => and(eq(smsAttempts.reference, reference), eq(smsAttempts.vendor, vendor))

/**
 * Claims the vendor's single attempt at a message. Returns false if an attempt exists, unless that one certainly sent nothing
 * (`unsent`).
 */
export async function claimAttempt(
  executor: Executor,
  { reference, vendor, expiresAt, now }: AttemptKey & { expiresAt: Date; now: Date },
): Promise<boolean> {
  const rows = await executor
    .insert(smsAttempts)
    .values({ reference, vendor, status: 'sending', expiresAt, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [smsAttempts.reference, smsAttempts.vendor],
      set: { status: 'sending', reason: null, expiresAt, updatedAt: now },
      setWhere: eq(smsAttempts.status, 'unsent'),
    })
    .returning({ vendor: smsAttempts.vendor })
  return rows.length === 1
}

export async function findAttempt(executor: Executor, key: AttemptKey): Promise<Attempt | undefined> {
  const rows = await executor.select().from(smsAttempts).where(byKey(key))
  return rows[0]
}

/** Records how a send ended. A report that arrived before the vendor's answer has already moved the state on, and wins. */
export async function recordOutcome(
  executor: Executor,
  key: AttemptKey,
  end: { status: AttemptStatus; vendorMessageId?: string; reason?: string; now: Date },
): Promise<void> {
  const isSending = sql`${smsAttempts.status} = 'sending'`
  await executor
    .update(smsAttempts)
    .set({
      status: sql`case when ${isSending} then ${end.status} else ${smsAttempts.status} end`,
      reason: sql`case when ${isSending} then ${end.reason ?? null} else ${smsAttempts.reason} end`,
      updatedAt: end.now,
      ...(end.vendorMessageId === undefined ? {} : { vendorMessageId: end.vendorMessageId }),
    })
    .where(byKey(key))
}

/** Moves an attempt on by a report. Returns undefined when no attempt matches or the report changes nothing. */
export async function applyReport(
  executor: Executor,
  { vendor, report, now }: { vendor: SmsVendor; report: SmsReport; now: Date },
): Promise<Attempt | undefined> {
  const { reference, vendorMessageId, status, reason = null } = report
  const isMeant =
    reference === undefined ? eq(smsAttempts.vendorMessageId, vendorMessageId) : eq(smsAttempts.reference, reference)
  const rows = await executor
    .update(smsAttempts)
    .set({ status, vendorMessageId, reason, updatedAt: now })
    .where(and(eq(smsAttempts.vendor, vendor), isMeant, inArray(smsAttempts.status, [...MOVED_BY[status]])))
    .returning()
  return rows[0]
}

/** The vendors that have already tried this message. */
export async function listTriedVendors(executor: Executor, reference: string): Promise<readonly string[]> {
  const rows = await executor
    .select({ vendor: smsAttempts.vendor })
    .from(smsAttempts)
    .where(and(eq(smsAttempts.reference, reference), sql`${smsAttempts.status} <> 'unsent'`))
  return rows.map(({ vendor }) => vendor)
}

export interface AttemptCount {
  readonly vendor: string
  readonly status: string
  readonly count: number
}

export async function countAttempts(executor: Executor, since: Date): Promise<readonly AttemptCount[]> {
  return executor
    .select({ vendor: smsAttempts.vendor, status: smsAttempts.status, count: sql<number>`count(*)::int` })
    .from(smsAttempts)
    .where(sql`${smsAttempts.createdAt} >= ${since}`)
    .groupBy(smsAttempts.vendor, smsAttempts.status)
}

/** Counts messages that went on to another vendor, grouped by the vendor that failed them. */
export async function countFailovers(executor: Executor, since: Date): Promise<readonly { vendor: string; count: number }[]> {
  return executor
    .select({ vendor: smsAttempts.vendor, count: sql<number>`count(*)::int` })
    .from(smsAttempts)
    .where(
      sql`${smsAttempts.createdAt} >= ${since} and ${smsAttempts.status} in ('unsent', 'undelivered') and exists (
        select from sms_attempts other
        where other.reference = ${smsAttempts.reference} and other.vendor <> ${smsAttempts.vendor}
          and other.created_at >= ${smsAttempts.createdAt})`,
    )
    .groupBy(smsAttempts.vendor)
}

export async function deleteAttemptsBefore(executor: Executor, before: Date): Promise<void> {
  await executor.delete(smsAttempts).where(lt(smsAttempts.createdAt, before))
}
