/**
 * Every SQL statement of codes. A transaction locks the phone's guard first, then counters, area and code. A guess counts itself
 * even before that, in rows that only guesses lock.
 */
import { and, eq, gt, inArray, isNotNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import { DAY, addMs } from '#platform/clock.ts'
import { CREDIT_PER_SECOND, CREDIT_PER_USED_CODE, EARNED_SHARE } from './area.ts'
import type { CodePurpose } from './deps.ts'
import type { PhoneGuard } from './phone-guard.ts'
import { codeAreas, limitCounters, phoneGuards, signInCodes } from './schema.ts'
import type { Counted, LimitScope } from './send-limits.ts'

export type FreshCode = Omit<Code, 'wrongTries' | 'handedOverAt'>
export type Code = typeof signInCodes.$inferSelect
export type Area = typeof codeAreas.$inferSelect

/** The guard of a phone, created if there was none, and locked until the transaction ends. */
export async function lockGuard(tx: Transaction, phone: string): Promise<PhoneGuard> {
  const rows = await tx
    .insert(phoneGuards)
    .values({ phone })
    .onConflictDoUpdate({ target: phoneGuards.phone, set: { phone } })
    .returning()
  const guard = rows[0]
  if (!guard) throw new Error('an upsert returned nothing')
  return guard
}

export async function findGuard(executor: Executor, phone: string): Promise<PhoneGuard | undefined> {
  const rows = await executor.select().from(phoneGuards).where(eq(phoneGuards.phone, phone))
  return rows[0]
}

export async function saveGuard(tx: Transaction, guard: PhoneGuard): Promise<void> {
  await tx.execute(sql`
    update phone_guards set sends = ${guard.sends}, last_sent_at = ${guard.lastSentAt}, next_send_at = ${guard.nextSendAt},
      wrong_at = ${sql.param(guard.wrongAt)}, locks = ${guard.locks}, locked_until = ${guard.lockedUntil}
    where phone = ${guard.phone}`)
}

/** The length of the metrics' window. */
const LATELY_MS = DAY

export interface Count {
  readonly scope: LimitScope
  readonly count: number
  readonly endsAt: Date
}

/** Adds one to each window, restarting those that have ended. The caller compares with the limits, and rolls back if exceeded. */
export async function countOneMore(tx: Transaction, counted: readonly Counted[], now: Date): Promise<Count[]> {
  const ordered = counted.toSorted((a, b) => (a.scope < b.scope ? -1 : 1)) // one order for all, so that transactions do not deadlock
  const values = ordered.map(({ scope, subject, endsAt }) => sql`(${scope}, ${subject}, 1, ${endsAt}::timestamptz)`)
  const { rows } = await tx.execute<{ scope: LimitScope; count: number; ends_at: string }>(sql`
    insert into limit_counters as c (scope, subject, count, ends_at) values ${sql.join(values, sql`, `)}
    on conflict (scope, subject) do update set
      count = case when c.ends_at <= ${now}::timestamptz then 1 else c.count + 1 end,
      ends_at = case when c.ends_at <= ${now}::timestamptz then excluded.ends_at else c.ends_at end
    returning scope, count, ends_at`)
  return rows.map(({ scope, count, ends_at }) => ({ scope, count, endsAt: new Date(ends_at) }))
}

/** Undoes one count, unless its window has ended: a window that began later ends later too. */
export async function countOneLess(tx: Transaction, { scope, subject, endsAt }: Counted, now: Date): Promise<void> {
  await tx
    .update(limitCounters)
    .set({ count: sql`${limitCounters.count} - 1` })
    .where(
      and(
        eq(limitCounters.scope, scope),
        eq(limitCounters.subject, subject),
        gt(limitCounters.endsAt, now),
        lte(limitCounters.endsAt, endsAt),
      ),
    )
}

/** The current count; 0 when its window has ended. */
export async function findCount(executor: Executor, counted: Counted, now: Date): Promise<number> {
  return (await findWindow(executor, counted, now))?.count ?? 0
}

export async function findWindow(
  executor: Executor,
  { scope, subject }: Counted,
  now: Date,
): Promise<Pick<Count, 'count' | 'endsAt'> | undefined> {
  const rows = await executor
    .select({ count: limitCounters.count, endsAt: limitCounters.endsAt })
    .from(limitCounters)
    .where(and(eq(limitCounters.scope, scope), eq(limitCounters.subject, subject), gt(limitCounters.endsAt, now)))
  return rows[0]
}

/** Takes one message from the area's credit and returns the rest; the caller rolls back if it is below zero. */
export async function chargeArea(tx: Transaction, area: string, { now, most }: { now: Date; most: number }): Promise<number> {
  // a server whose clock is behind must not take credit away
  const { rows } = await tx.execute<{ credit: number }>(sql`
    insert into code_areas as a (area, credit, credited_at, sent, verified, sent_lately, used_lately, lately_ends_at)
    values (${area}, ${most - 1}, ${now}, 1, 0, 1, 0, ${addMs(now, LATELY_MS)})
    on conflict (area) do update set
      credit = -1 + greatest(a.credit, least(${most}::float8,
        a.credit + greatest(0, extract(epoch from excluded.credited_at - a.credited_at)::float8) * ${CREDIT_PER_SECOND}::float8)),
      credited_at = greatest(a.credited_at, excluded.credited_at), sent = a.sent + 1,
      sent_lately = 1 + case when a.lately_ends_at <= ${now} then 0 else a.sent_lately end,
      used_lately = case when a.lately_ends_at <= ${now} then 0 else a.used_lately end,
      lately_ends_at = case when a.lately_ends_at <= ${now} then excluded.lately_ends_at else a.lately_ends_at end
    returning credit`)
  return rows[0]?.credit ?? 0
}

/** A message that was certainly not sent costs its area nothing. */
export async function refundArea(tx: Transaction, area: string): Promise<void> {
  await tx
    .update(codeAreas)
    .set({
      credit: sql`${codeAreas.credit} + 1`,
      sent: sql`${codeAreas.sent} - 1`,
      sentLately: sql`greatest(0, ${codeAreas.sentLately} - 1)`,
    })
    .where(eq(codeAreas.area, area))
}

/** A used code shows that real people live in the area. Credit earned this way may exceed what time alone adds. */
export async function creditArea(tx: Transaction, area: string, { most }: { most: number }): Promise<void> {
  await tx
    .update(codeAreas)
    .set({
      credit: sql`least(${most * EARNED_SHARE}::float8, ${codeAreas.credit} + ${CREDIT_PER_USED_CODE}::float8)`,
      verified: sql`${codeAreas.verified} + 1`,
      usedLately: sql`${codeAreas.usedLately} + 1`,
    })
    .where(eq(codeAreas.area, area))
}

export async function listAreas(executor: Executor): Promise<Area[]> {
  return executor.select().from(codeAreas).orderBy(codeAreas.area)
}

/** The new code of a purpose replaces the previous one, which becomes invalid. */
export async function replaceCode(tx: Transaction, code: FreshCode): Promise<void> {
  // raw SQL, also below, because building such a statement with Drizzle takes longer than the database does
  await tx.execute(sql`
    insert into sign_in_codes
      (id, phone, purpose, member_id, code_hash, sealed_code, language, ip_block, sent_at, expires_at, wrong_tries)
    values (${code.id}, ${code.phone}, ${code.purpose}, ${code.memberId}, ${code.codeHash}, ${code.sealedCode}, ${code.language},
      ${code.ipBlock}, ${code.sentAt}, ${code.expiresAt}, 0)
    on conflict (phone, purpose) do update set
      id = excluded.id, member_id = excluded.member_id, code_hash = excluded.code_hash, sealed_code = excluded.sealed_code,
      language = excluded.language, ip_block = excluded.ip_block, sent_at = excluded.sent_at,
      expires_at = excluded.expires_at, wrong_tries = 0, handed_over_at = null`)
}

export async function findCode(
  executor: Executor,
  { phone, purpose }: { phone: string; purpose: CodePurpose['purpose'] },
): Promise<Code | undefined> {
  const rows = await executor
    .select()
    .from(signInCodes)
    .where(and(eq(signInCodes.phone, phone), eq(signInCodes.purpose, purpose)))
  return rows[0]
}

export type SealedCode = Code & { readonly sealedCode: string }

/** A code that can still be sent. */
export async function findSealedCode(executor: Executor, id: string): Promise<SealedCode | undefined> {
  const rows = await executor.select().from(signInCodes).where(eq(signInCodes.id, id))
  const found = rows[0]
  return found?.sealedCode ? { ...found, sealedCode: found.sealedCode } : undefined
}

/** Those of these ids that are codes which can still be sent. */
export async function listSealedCodes(executor: Executor, ids: readonly string[]): Promise<Pick<Code, 'id' | 'expiresAt'>[]> {
  if (ids.length === 0) return []
  return executor
    .select({ id: signInCodes.id, expiresAt: signInCodes.expiresAt })
    .from(signInCodes)
    .where(and(inArray(signInCodes.id, [...ids]), isNotNull(signInCodes.sealedCode)))
}

export async function countWrongTry(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(signInCodes)
    .set({ wrongTries: sql`${signInCodes.wrongTries} + 1` })
    .where(eq(signInCodes.id, id))
}

/** A vendor has accepted the message. */
export async function markHandedOver(executor: Executor, id: string, now: Date): Promise<void> {
  await executor.update(signInCodes).set({ handedOverAt: now }).where(eq(signInCodes.id, id))
}

/** Erases the readable form of codes that were handed over before a moment, or have expired. */
export async function forgetReadable(
  executor: Executor,
  { now, handedOverBefore }: { now: Date; handedOverBefore: Date },
): Promise<void> {
  const isOver = or(lte(signInCodes.handedOverAt, handedOverBefore), lte(signInCodes.expiresAt, now))
  await executor
    .update(signInCodes)
    .set({ sealedCode: null })
    .where(and(isNotNull(signInCodes.sealedCode), isOver))
}

export async function endCode(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.update(signInCodes).set({ expiresAt: now, sealedCode: null }).where(eq(signInCodes.id, id))
}

/** Deletes this code only; a newer one of the same phone stays. */
export async function deleteCode(tx: Transaction, id: string): Promise<void> {
  await tx.delete(signInCodes).where(eq(signInCodes.id, id))
}

/** The codes sent to a phone, and those that a member requested for another phone. */
export async function deleteCodesOf(tx: Transaction, { phone, memberId }: { phone: string; memberId: string }): Promise<void> {
  await tx.delete(signInCodes).where(or(eq(signInCodes.phone, phone), eq(signInCodes.memberId, memberId)))
}

export async function deleteGuard(tx: Transaction, phone: string): Promise<void> {
  await tx.delete(phoneGuards).where(eq(phoneGuards.phone, phone))
}

/** Deletes what no rule needs any more. */
export async function deleteForgotten(executor: Executor, { now, before }: { now: Date; before: Date }): Promise<void> {
  await executor.delete(signInCodes).where(lt(signInCodes.expiresAt, before))
  await executor.delete(limitCounters).where(lt(limitCounters.endsAt, now))
  await executor.execute(sql`
    delete from phone_guards
    where coalesce(last_sent_at, '-infinity') < ${before} and coalesce(next_send_at, '-infinity') < ${before}
      and coalesce(locked_until, '-infinity') < ${before} and not exists (select from unnest(wrong_at) t where t >= ${before})`)
}
