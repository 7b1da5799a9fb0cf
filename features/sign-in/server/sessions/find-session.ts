import type { Session } from '#features/serve.ts'
import { type Clock, addMs, MINUTE } from '#platform/clock.ts'
import type { Keyring } from '#platform/crypto.ts'
import type { Database } from '#platform/database.ts'
import { hashToken } from './open-session.ts'
import { findLivingSession, markSessionSeen } from './queries.ts'
import { LONGEST_SESSION_MS, SESSION_LIFETIME_MS } from './session-cookie.ts'

/** How old `last_seen_at` may be before it is updated, so that most requests write nothing. */
const SEEN_EVERY_MS = 10 * MINUTE

export interface SessionDeps {
  readonly db: Database
  readonly clock: Clock
  readonly keyring: Keyring
}

export interface FoundSession {
  readonly session: Session
  /** The session was extended, so the cookie must be too. */
  readonly isExtended: boolean
}

/** The valid session of a cookie's value. */
export async function findSession(deps: SessionDeps, token: string | undefined): Promise<FoundSession | undefined> {
  if (!token) return undefined
  const now = deps.clock.now()
  const found = await findLivingSession(deps.db, hashToken(deps.keyring, token), now)
  if (!found?.phone) return undefined
  const session = { id: found.id, memberId: found.memberId, phone: found.phone }
  if (now.getTime() - found.lastSeenAt.getTime() <= SEEN_EVERY_MS) return { session, isExtended: false }
  const isStillThere = await markSessionSeen(deps.db, found.id, {
    lastSeenAt: now,
    expiresAt: earlierOf(addMs(now, SESSION_LIFETIME_MS), addMs(found.createdAt, LONGEST_SESSION_MS)),
  })
  return isStillThere ? { session, isExtended: true } : undefined
}

function earlierOf(left: Date, right: Date): Date {
  return left < right ? left : right
}
