/** Keeps anybody from trying stolen cards here: so many refused ones in a row, and there is a pause. */
import { and, count, eq, gt, min } from 'drizzle-orm'
import { HOUR, later, MINUTE } from '#platform/clock.ts'
import { newId } from '#platform/crypto.ts'
import type { Database, Executor } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import type { CheckoutDeps } from './deps.ts'
import { cardAttempts } from './schema.ts'

const WINDOW_MS = HOUR
/** Refused cards of one hour. An address may stand for a whole office or a whole phone network. */
const MOST_REFUSED = { member: 5, address: 20 } as const

export interface Trying {
  readonly memberId: string
  readonly address: string
}

/** Keeps the attempt, then judges: parallel ones see each other. @throws Refusal `too_many_cards` with the `minutes` to wait */
export async function admitCard({ db, clock }: Pick<CheckoutDeps, 'db' | 'clock'>, trying: Trying): Promise<string> {
  const now = clock.now()
  const since = later(now, -WINDOW_MS)
  const byMember = await refusedSince(db, eq(cardAttempts.memberId, trying.memberId), since)
  const byAddress = await refusedSince(db, eq(cardAttempts.address, trying.address), since)
  const isTooMany = byMember.found >= MOST_REFUSED.member || byAddress.found >= MOST_REFUSED.address
  if (isTooMany) {
    const oldest = byMember.found >= MOST_REFUSED.member ? byMember.oldest : byAddress.oldest
    const waitMs = later(oldest ?? now, WINDOW_MS).getTime() - now.getTime()
    refuse('too_many_cards', { extra: { minutes: Math.max(1, Math.ceil(waitMs / MINUTE)) } })
  }
  const id = newId(now)
  // counted as refused until it is known to be good: tries side by side must not outrun the count
  await db.insert(cardAttempts).values({ id, ...trying, isRefused: true, createdAt: now })
  return id
}

export async function forgiveCard(executor: Executor, attemptId: string): Promise<void> {
  await executor.update(cardAttempts).set({ isRefused: false }).where(eq(cardAttempts.id, attemptId))
}

async function refusedSince(db: Database, who: ReturnType<typeof eq>, since: Date) {
  const rows = await db
    .select({ found: count(), oldest: min(cardAttempts.createdAt) })
    .from(cardAttempts)
    .where(and(who, eq(cardAttempts.isRefused, true), gt(cardAttempts.createdAt, since)))
  return rows[0] ?? { found: 0, oldest: null }
}
