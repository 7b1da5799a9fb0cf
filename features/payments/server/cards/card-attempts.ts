/** Prevents the testing of stolen cards: after a number of refused cards in a row, further attempts have to wait. */
import { and, count, eq, gt, min, type SQL } from 'drizzle-orm'
import { type Clock, DAY, HOUR, addMs, MINUTE } from '#platform/clock.ts'
import { type Keyring, newId } from '#platform/crypto.ts'
import { lockByName, type Executor, type Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import { firstAccountOf, type FormerAccounts } from '../first-account.ts'
import { cardAttempts } from '../schema.ts'

const WINDOW_MS = HOUR
/** Refused cards allowed within one hour. */
export const MAX_REFUSED = { member: 5, address: 20 } as const
/**
 * An address may serve a whole mobile network, so the limit by address applies only to members with this many refused cards of
 * their own.
 */
const OWN_REFUSED = 2
/**
 * Attempts allowed for each member in a day: repeated cancelling and resuming would use up the provider quota that all members
 * share.
 */
export const MAX_A_DAY = 20

export interface CardLimitDeps extends FormerAccounts {
  readonly clock: Clock
  readonly keyring: Keyring
}

export interface Trying {
  readonly memberId: string
  readonly address: string
}

/**
 * Counts the attempt as refused until it succeeds, so that parallel attempts cannot exceed the limit. It counts on the first account
 * with the member's phone, so that a new account allows no further ones.
 * @returns its id, for `markAttemptNotRefused` @throws Refusal `too_many_cards` with the `minutes` to wait
 */
export async function limitCard(deps: CardLimitDeps, tx: Transaction, trying: Trying): Promise<string> {
  const memberId = await firstAccountOf(deps, tx, trying.memberId)
  const address = deps.keyring.hash('address of a card attempt', trying.address)
  await lockByName(tx, `cards of ${memberId}`)
  const now = deps.clock.now()
  const isTheirs = eq(cardAttempts.memberId, memberId)
  const wasRefused = and(eq(cardAttempts.isRefused, true), gt(cardAttempts.createdAt, addMs(now, -WINDOW_MS)))
  const tried = await findTries(tx, and(isTheirs, gt(cardAttempts.createdAt, addMs(now, -DAY))))
  const byMember = await findTries(tx, and(isTheirs, wasRefused))
  const byAddress = await findTries(tx, and(eq(cardAttempts.address, address), wasRefused))
  if (tried.found >= MAX_A_DAY) pause(tried.oldest, DAY, now)
  if (byMember.found >= MAX_REFUSED.member) pause(byMember.oldest, WINDOW_MS, now)
  if (byMember.found >= OWN_REFUSED && byAddress.found >= MAX_REFUSED.address) pause(byAddress.oldest, WINDOW_MS, now)
  const id = newId(now)
  await tx.insert(cardAttempts).values({ id, memberId, address, isRefused: true, createdAt: now })
  return id
}

export async function markAttemptNotRefused(executor: Executor, attemptId: string): Promise<void> {
  await executor.update(cardAttempts).set({ isRefused: false }).where(eq(cardAttempts.id, attemptId))
}

async function findTries(executor: Executor, which: SQL | undefined) {
  const rows = await executor
    .select({ found: count(), oldest: min(cardAttempts.createdAt) })
    .from(cardAttempts)
    .where(which)
  return rows[0] ?? { found: 0, oldest: null }
}

/** Refuses until the oldest attempt is outside the window. */
function pause(oldest: Date | null, windowMs: number, now: Date): never {
  const waitMs = addMs(oldest ?? now, windowMs).getTime() - now.getTime()
  return refuse('too_many_cards', { extra: { minutes: Math.max(1, Math.ceil(waitMs / MINUTE)) } })
}
