/** Keeps one member or one address from using up shared resources: the provider's quota, guesses at coupons, the log. */
import { lte, sql } from 'drizzle-orm'
import { type Clock, HOUR, addMs, secondsUntil } from '#platform/clock.ts'
import type { Executor } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import { firstAccountOf, type FormerAccounts } from './first-account.ts'
import { requestCounts } from './schema.ts'

const WINDOW_MS = HOUR

/** Requests allowed in an hour. An address may serve a whole mobile network. */
const MAX_CALLS = {
  customer: { member: 30, address: 600 },
  coupon: { member: 20, address: 200 },
  tampered_order: { member: 10, address: 100 },
  order: { member: 30, address: 600 },
  cancellation: { member: 10, address: 200 },
  contact: { member: 30, address: 600 },
} as const

interface Ask {
  readonly what: keyof typeof MAX_CALLS
  readonly memberId: string
  /** Unknown in the chat, where each message is counted. */
  readonly address?: string
}

/** Counts one request. @throws Refusal `too_many_requests` with the seconds to wait as `remainingTime` */
export async function countRequest(
  { db, clock, members }: FormerAccounts & { readonly db: Executor; readonly clock: Clock },
  { what, memberId, address }: Ask,
): Promise<void> {
  const now = clock.now()
  for (const { who, most } of [
    { who: await firstAccountOf({ members }, db, memberId), most: MAX_CALLS[what].member },
    ...(address === undefined ? [] : [{ who: address, most: MAX_CALLS[what].address }]),
  ]) {
    const { used, endsAt } = await countOne(db, { what, who, now })
    if (used > most) refuse('too_many_requests', { extra: { remainingTime: secondsUntil(endsAt, now) } })
  }
}

/** A single statement, so that parallel requests cannot exceed the count. */
async function countOne(executor: Executor, { what, who, now }: { what: string; who: string; now: Date }) {
  const isOver = sql`${requestCounts.endsAt} <= ${now}`
  const rows = await executor
    .insert(requestCounts)
    .values({ what, who, used: 1, endsAt: addMs(now, WINDOW_MS) })
    .onConflictDoUpdate({
      target: [requestCounts.what, requestCounts.who],
      set: {
        used: sql`case when ${isOver} then 1 else ${requestCounts.used} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${requestCounts.endsAt} end`,
      },
    })
    .returning({ used: requestCounts.used, endsAt: requestCounts.endsAt })
  return rows[0] ?? { used: 0, endsAt: now }
}

export async function deleteOldRequests(executor: Executor, now: Date): Promise<void> {
  await executor.delete(requestCounts).where(lte(requestCounts.endsAt, now))
}
