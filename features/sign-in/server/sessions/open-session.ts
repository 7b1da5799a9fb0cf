import type { FastifyRequest } from 'fastify'
import { recordActivity } from '#features/activity/server/index.ts'
import { type Clock, addMs } from '#platform/clock.ts'
import { type Keyring, newId, newToken } from '#platform/crypto.ts'
import type { Transaction } from '#platform/database.ts'
import { deleteSessionOfToken, insertSession } from './queries.ts'
import { SESSION_LIFETIME_MS } from './session-cookie.ts'

/** Address and browser of a request. */
export interface Visitor {
  readonly address: string
  readonly userAgent: string | undefined
}

export function visitorOf(request: FastifyRequest): Visitor {
  return { address: request.ip, userAgent: request.headers['user-agent'] }
}

export interface Entry {
  readonly memberId: string
  readonly visitor: Visitor
  /** The session value that the browser sent, also when it belonged to somebody else. */
  readonly oldToken: string | undefined
  readonly way: 'code' | 'review_token'
}

/**
 * Opens a session and returns the value for the cookie. The value is always new, and the browser's old session ends, so that a
 * cookie planted or copied before the sign-in is useless afterwards.
 */
export async function openSession(
  { clock, keyring }: { clock: Clock; keyring: Keyring },
  tx: Transaction,
  { memberId, visitor, oldToken, way }: Entry,
): Promise<string> {
  const token = newToken()
  const now = clock.now()
  const ended = oldToken === undefined ? undefined : await deleteSessionOfToken(tx, hashToken(keyring, oldToken))
  if (ended)
    await recordActivity(tx, {
      kind: 'session_ended',
      actor: 'system',
      at: now,
      memberId: ended.memberId,
      ...visitor,
      detail: { reason: 'new_sign_in' },
    })
  await insertSession(tx, {
    id: newId(now),
    tokenHash: hashToken(keyring, token),
    memberId,
    userAgent: visitor.userAgent?.slice(0, 300) ?? null,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: addMs(now, SESSION_LIFETIME_MS),
  })
  await recordActivity(tx, { kind: 'signed_in', actor: 'member', at: now, memberId, ...visitor, detail: { way } })
  return token
}

/** The hash that the server stores for a session's value. */
export function hashToken(keyring: Keyring, token: string): string {
  return keyring.hash('session', token)
}
