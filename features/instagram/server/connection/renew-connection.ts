import { withdrawNotices } from '#features/notices/server/index.ts'
import { DAY, addMs } from '#platform/clock.ts'
import { newId } from '#platform/crypto.ts'
import { ProviderFault } from '#platform/errors.ts'
import type { Attempt } from '#platform/queue.ts'
import type { SocialGrant } from '#providers/social/port.ts'
import { findConnectionById, isLive, type LiveConnection, replaceToken } from './connection-queries.ts'
import type { InstagramDeps } from '../deps.ts'
import { maintenanceOf } from './maintenance.ts'
import { sealToken } from './tokens.ts'
import { useToken } from './with-token.ts'

/** A smaller gain is a rounding difference, not a longer life. */
const MIN_REMAINING_MS = DAY

/**
 * Exchanges the token, and keeps the new one if it lives longer. If Meta grants no more time, nothing changes, and the sweep
 * warns the member in time. A dead token ends the connection.
 */
export async function renewConnection(
  deps: InstagramDeps,
  connectionId: string,
  { isLast }: Pick<Attempt, 'isLast'>,
): Promise<void> {
  const connection = await findConnectionById(deps.db, connectionId)
  if (!isLive(connection)) return
  try {
    const grant = await useToken(deps, connection, ({ token }) => deps.social.renewGrant(token))
    if (grant.expiresAt >= addMs(connection.expiresAt, MIN_REMAINING_MS)) await keep(deps, connection, grant)
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    if (error.isRetryable && !isLast) throw error
    deps.log.warn({ err: error, connectionId }, 'an Instagram token could not be renewed')
  }
}

async function keep(
  { db, clock, keyring }: InstagramDeps,
  { memberId, grantId }: LiveConnection,
  { token, expiresAt }: SocialGrant,
): Promise<void> {
  const now = clock.now()
  const sealedToken = sealToken(keyring, memberId, token)
  const { nextCheckAt } = maintenanceOf(expiresAt, now)
  await db.transaction(async (tx) => {
    const isKept = await replaceToken(tx, grantId, { sealedToken, grantId: newId(now), expiresAt, nextCheckAt })
    if (isKept) await withdrawNotices(tx, { memberId, kinds: ['instagram_ending'], now })
  })
}
