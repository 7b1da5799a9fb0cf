import type { FastifyRequest } from 'fastify'
import type { Session } from '#features/serve.ts'
import { HOUR, addMs, MINUTE } from '#platform/clock.ts'
import { newId, newToken } from '#platform/crypto.ts'
import type { Transaction } from '#platform/database.ts'
import { ADMIN_IDLE_MINUTES, ADMIN_TOKEN_HOURS } from '../contract.ts'
import type { AdminDeps } from './deps.ts'
import { findLivingToken, markTokenUsed, replaceToken } from './queries.ts'

/** How old `last_used_at` may be before it is updated, so that most requests write nothing. */
const USED_EVERY_MS = MINUTE
const PURPOSE = 'admin-token'

/** Issues the panel's token for a session; an earlier one ends. */
export async function issueToken(
  { keyring }: Pick<AdminDeps, 'keyring'>,
  tx: Transaction,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<string> {
  const token = newToken()
  await replaceToken(tx, {
    id: newId(now),
    tokenHash: keyring.hash(PURPOSE, token),
    sessionId,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: addMs(now, ADMIN_TOKEN_HOURS * HOUR),
  })
  return token
}

type Token = Awaited<ReturnType<typeof findLivingToken>>

/** The request's valid token, if it was given to this session. Does not count as use. */
export async function findToken(deps: AdminDeps, request: FastifyRequest, session: Session): Promise<Token> {
  const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined) return undefined
  const now = deps.clock.now()
  return findLivingToken(deps.db, {
    tokenHash: deps.keyring.hash(PURPOSE, token),
    sessionId: session.id,
    now,
    idleSince: addMs(now, -ADMIN_IDLE_MINUTES * MINUTE),
  })
}

/** False without a valid token; otherwise counts as use. */
export async function mayUsePanel(deps: AdminDeps, request: FastifyRequest, session: Session): Promise<boolean> {
  const token = await findToken(deps, request, session)
  if (!token) return false
  const now = deps.clock.now()
  if (now.getTime() - token.lastUsedAt.getTime() > USED_EVERY_MS) await markTokenUsed(deps.db, token.id, now)
  return true
}
