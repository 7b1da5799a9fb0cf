/** Sessions are rows here; the browser holds an opaque value in a cookie that scripts cannot read. */
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import type { Session } from '#features/serve.ts'
import { type Clock, DAY, later, MINUTE } from '#platform/clock.ts'
import { type Keyring, newId, newToken } from '#platform/crypto.ts'
import type { Database, Transaction } from '#platform/database.ts'
import { findLivingSession, insertSession, markSessionSeen } from './queries.ts'

const LIFETIME_MS = 60 * DAY
/** How stale `last_seen_at` may be: most requests write nothing. */
const SEEN_EVERY_MS = 10 * MINUTE

export interface SessionDeps {
  readonly db: Database
  readonly clock: Clock
  readonly keyring: Keyring
}

/** Opens a session and returns the value for the cookie; a sign-in always gets a new one. */
export async function openSession(
  deps: Omit<SessionDeps, 'db'>,
  tx: Transaction,
  { memberId, userAgent }: { memberId: string; userAgent: string | undefined },
): Promise<string> {
  const token = newToken()
  const now = deps.clock.now()
  await insertSession(tx, {
    id: newId(now),
    tokenHash: deps.keyring.sign('session', token),
    memberId,
    userAgent: userAgent?.slice(0, 300) ?? null,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: later(now, LIFETIME_MS),
  })
  return token
}

/** The living session of a request's cookie. */
export async function findSession(deps: SessionDeps, token: string | undefined): Promise<Session | undefined> {
  if (!token) return undefined
  const now = deps.clock.now()
  const found = await findLivingSession(deps.db, deps.keyring.sign('session', token), now)
  if (!found?.phone) return undefined
  if (now.getTime() - found.lastSeenAt.getTime() > SEEN_EVERY_MS)
    await markSessionSeen(deps.db, found.id, { lastSeenAt: now, expiresAt: later(now, LIFETIME_MS) })
  return { id: found.id, memberId: found.memberId, phone: found.phone }
}

export interface SessionCookie {
  readonly name: string
  readonly options: CookieSerializeOptions
}

/** On https the `__Host-` prefix binds the cookie to this very host; plain http (development) can't have it. */
export function sessionCookie(isSecure: boolean): SessionCookie {
  return {
    name: isSecure ? '__Host-session' : 'session',
    options: { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/', maxAge: LIFETIME_MS / 1000 },
  }
}

export function tokenOf(request: FastifyRequest, cookie: SessionCookie): string | undefined {
  return request.cookies[cookie.name]
}
