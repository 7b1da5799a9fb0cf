/** Keeps anybody from trying stolen cards here: so many refused ones in a row, and there is a pause. */
import { and, count, eq, gt, min, sql } from 'drizzle-orm'
import { type Clock, HOUR, later, MINUTE } from '#platform/clock.ts'
import { newId } from '#platform/crypto.ts'
import type { Executor, Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import { cardAttempts } from './schema.ts'

const WINDOW_MS = HOUR
/** Refused cards of one hour. An address may stand for a whole office or a whole phone network. */
const MOST_REFUSED = { member: 5, address: 20 } as const

export interface Trying {
  readonly memberId: string
  readonly address: string
}

/**
 * Counts the attempt as refused until it is known to be good: tries side by side must not outrun the count.
 * @returns its id, for `forgiveCard` @throws Refusal `too_many_cards` with the `minutes` to wait
 */
export async function admitCard({ clock }: { clock: Clock }, tx: Transaction, trying: Trying): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`cards of ${trying.memberId}`}, 0))`)
  const now = clock.now()
  const since = later(now, -WINDOW_MS)
  const byMember = await refusedSince(tx, eq(cardAttempts.memberId, trying.memberId), since)
  const byAddress = await refusedSince(tx, eq(cardAttempts.address, trying.address), since)
  if (byMember.found >= MOST_REFUSED.member) pause(byMember.oldest, now)
  if (byAddress.found >= MOST_REFUSED.address) pause(byAddress.oldest, now)
  const id = newId(now)
  await tx.insert(cardAttempts).values({ id, ...trying, isRefused: true, createdAt: now })
  return id
}

export async function forgiveCard(executor: Executor, attemptId: string): Promise<void> {
  await executor.update(cardAttempts).set({ isRefused: false }).where(eq(cardAttempts.id, attemptId))
}

async function refusedSince(executor: Executor, who: ReturnType<typeof eq>, since: Date) {
  const rows = await executor
    .select({ found: count(), oldest: min(cardAttempts.createdAt) })
    .from(cardAttempts)
    .where(and(who, eq(cardAttempts.isRefused, true), gt(cardAttempts.createdAt, since)))
  return rows[0] ?? { found: 0, oldest: null }
}

/** Until the oldest of them is an hour old. */
function pause(oldest: Date | null, now: Date): never {
  const waitMs = later(oldest ?? now, WINDOW_MS).getTime() - now.getTime()
  return refuse('too_many_cards', { extra: { minutes: Math.max(1, Math.ceil(waitMs / MINUTE)) } })
}
