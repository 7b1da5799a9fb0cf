/** Lets only one request at a time, on all servers, create a member's customer at the provider. */
import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, lt } from 'drizzle-orm'
import { addMs, SECOND } from '#platform/clock.ts'
import { newId } from '#platform/crypto.ts'
import { refuse } from '#platform/errors.ts'
import type { CheckoutDeps } from './deps.ts'
import { customerLeases as leases } from './schema.ts'

/** Longer than its two calls to the provider can take; after a server died, others wait no longer than this. */
const LEASE_MS = 60 * SECOND
const WAIT_MS = 35 * SECOND
/** The first wait for another holder, who usually needs a second; each next one is half as long again. */
const FIRST_LOOK_MS = 50
const LONGEST_LOOK_MS = SECOND

type Leasing = Pick<CheckoutDeps, 'db' | 'clock'>

/**
 * Uses a row instead of a lock, because a lock would hold a database connection while the provider answers.
 * @throws Refusal `payments_unavailable` when another holder keeps it too long
 */
export async function withCustomerLease<Result>(deps: Leasing, memberId: string, work: () => Promise<Result>): Promise<Result> {
  const holder = newId(deps.clock.now())
  const giveUpAt = performance.now() + WAIT_MS
  for (let lookMs = FIRST_LOOK_MS; !(await take(deps, memberId, holder)); lookMs = Math.min(lookMs * 1.5, LONGEST_LOOK_MS)) {
    if (performance.now() > giveUpAt) refuse('payments_unavailable')
    await wait(lookMs)
  }
  try {
    return await work()
  } finally {
    await deps.db.delete(leases).where(and(eq(leases.memberId, memberId), eq(leases.holder, holder)))
  }
}

async function take({ db, clock }: Leasing, memberId: string, holder: string): Promise<boolean> {
  const now = clock.now()
  const heldUntil = addMs(now, LEASE_MS)
  const claimed = await db
    .insert(leases)
    .values({ memberId, holder, heldUntil })
    .onConflictDoUpdate({ target: leases.memberId, set: { holder, heldUntil }, setWhere: lt(leases.heldUntil, now) })
    .returning({ holder: leases.holder })
  return claimed.length === 1
}
