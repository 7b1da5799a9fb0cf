/** Every SQL statement of codes. Whoever changes what belongs to a phone holds its guard first; then counters, area, code. */
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/database.ts'
import { CREDIT_PER_SECOND, CREDIT_PER_USED_CODE } from './area.ts'
import type { CodePurpose } from './deps.ts'
import type { PhoneGuard } from './phone-guard.ts'
import { codeAreas, limitCounters, phoneGuards, signInCodes } from './schema.ts'
import type { Counted, LimitScope } from './send-limits.ts'

export type Code = typeof signInCodes.$inferSelect
export type Area = typeof codeAreas.$inferSelect

/** The guard of a phone, made if there was none, and locked until the transaction ends. */
export async function holdGuard(tx: Transaction, phone: string): Promise<PhoneGuard> {
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

/** The same as `holdGuard` for whoever only guesses: a phone that never got a code gets no row. */
export async function holdGuardIfAny(tx: Transaction, phone: string): Promise<PhoneGuard | undefined> {
  const rows = await tx.select().from(phoneGuards).where(eq(phoneGuards.phone, phone)).for('update')
  return rows[0]
}

export async function saveGuard(tx: Transaction, { phone, wrongAt, ...rules }: PhoneGuard): Promise<void> {
  await tx
    .update(phoneGuards)
    .set({ ...rules, wrongAt: [...wrongAt] })
    .where(eq(phoneGuards.phone, phone))
}

export interface Count {
  readonly scope: LimitScope
  readonly count: number
  readonly endsAt: Date
}

/** Counts one more in each window, beginning those that are over. The caller compares, and rolls back what is too much. */
export async function countOneMore(tx: Transaction, counted: readonly Counted[], now: Date): Promise<Count[]> {
  const ordered = counted.toSorted((a, b) => (a.scope < b.scope ? -1 : 1)) // one order for all, or two of them block each other
  const isOver = sql`${limitCounters.endsAt} <= ${now}`
  return tx
    .insert(limitCounters)
    .values(ordered.map(({ scope, subject, endsAt }) => ({ scope, subject, count: 1, endsAt })))
    .onConflictDoUpdate({
      target: [limitCounters.scope, limitCounters.subject],
      set: {
        count: sql`case when ${isOver} then 1 else ${limitCounters.count} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${limitCounters.endsAt} end`,
      },
    })
    .returning({ scope: limitCounters.scope, count: limitCounters.count, endsAt: limitCounters.endsAt })
}

/** Takes back what was counted once, unless its window is over: a window that began later never ends as early. */
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

export async function findCount(executor: Executor, { scope, subject }: Counted, now: Date): Promise<number> {
  const rows = await executor
    .select({ count: limitCounters.count })
    .from(limitCounters)
    .where(and(eq(limitCounters.scope, scope), eq(limitCounters.subject, subject), gt(limitCounters.endsAt, now)))
  return rows[0]?.count ?? 0
}

/** Pays one message from the area's credit and returns what is left; below zero the caller rolls back. */
export async function chargeArea(tx: Transaction, area: string, { now, most }: { now: Date; most: number }): Promise<number> {
  // a server whose clock is behind another's must not take credit away
  const earned = sql`greatest(0, extract(epoch from ${now}::timestamptz - ${codeAreas.creditedAt})) * ${CREDIT_PER_SECOND}`
  const rows = await tx
    .insert(codeAreas)
    .values({ area, credit: most - 1, creditedAt: now, sent: 1, verified: 0 })
    .onConflictDoUpdate({
      target: codeAreas.area,
      set: {
        credit: sql`least(${most}, ${codeAreas.credit} + ${earned}) - 1`,
        creditedAt: sql`greatest(${codeAreas.creditedAt}, ${now})`,
        sent: sql`${codeAreas.sent} + 1`,
      },
    })
    .returning({ credit: codeAreas.credit })
  return rows[0]?.credit ?? 0
}

/** A message that surely did not go out costs its area nothing. */
export async function refundArea(tx: Transaction, area: string): Promise<void> {
  await tx
    .update(codeAreas)
    .set({ credit: sql`${codeAreas.credit} + 1`, sent: sql`${codeAreas.sent} - 1` })
    .where(eq(codeAreas.area, area))
}

/** A code of the area was used: real people live there. */
export async function creditArea(tx: Transaction, area: string): Promise<void> {
  await tx
    .update(codeAreas)
    .set({ credit: sql`${codeAreas.credit} + ${CREDIT_PER_USED_CODE}`, verified: sql`${codeAreas.verified} + 1` })
    .where(eq(codeAreas.area, area))
}

export async function listAreas(executor: Executor): Promise<Area[]> {
  return executor.select().from(codeAreas).orderBy(codeAreas.area)
}

/** The newer code of a purpose replaces the older one, which is dead from here on. */
export async function replaceCode(tx: Transaction, code: typeof signInCodes.$inferInsert): Promise<void> {
  const { phone: _phone, purpose: _purpose, ...fresh } = code
  await tx
    .insert(signInCodes)
    .values(code)
    .onConflictDoUpdate({ target: [signInCodes.phone, signInCodes.purpose], set: { ...fresh, wrongTries: 0 } })
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

/** A code that may still be sent. */
export async function findSealedCode(executor: Executor, id: string): Promise<SealedCode | undefined> {
  const rows = await executor.select().from(signInCodes).where(eq(signInCodes.id, id))
  const found = rows[0]
  return found?.sealedCode ? { ...found, sealedCode: found.sealedCode } : undefined
}

export async function countWrongTry(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(signInCodes)
    .set({ wrongTries: sql`${signInCodes.wrongTries} + 1` })
    .where(eq(signInCodes.id, id))
}

export async function endCode(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.update(signInCodes).set({ expiresAt: now, sealedCode: null }).where(eq(signInCodes.id, id))
}

/** Forgets this very code; a newer one of the same phone stays. */
export async function deleteCode(tx: Transaction, id: string): Promise<void> {
  await tx.delete(signInCodes).where(eq(signInCodes.id, id))
}

/** Removes what no rule looks at any more. */
export async function deleteForgotten(executor: Executor, { now, before }: { now: Date; before: Date }): Promise<void> {
  await executor.delete(signInCodes).where(lt(signInCodes.expiresAt, before))
  await executor.update(signInCodes).set({ sealedCode: null }).where(lt(signInCodes.expiresAt, now))
  await executor.delete(limitCounters).where(lt(limitCounters.endsAt, now))
  await executor.execute(sql`
    delete from phone_guards
    where coalesce(last_sent_at, '-infinity') < ${before} and coalesce(next_send_at, '-infinity') < ${before}
      and coalesce(locked_until, '-infinity') < ${before} and not exists (select from unnest(wrong_at) t where t >= ${before})`)
}
