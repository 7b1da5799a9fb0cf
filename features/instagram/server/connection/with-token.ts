import { ProviderFault, refuse } from '#platform/errors.ts'
import type { AccountAccess } from '#providers/social/port.ts'
import { findConnection, isLive, type LiveConnection } from './connection-queries.ts'
import type { InstagramDeps } from '../deps.ts'
import { loseConnection } from '../disconnect/lose-connection.ts'
import { openToken } from './tokens.ts'

/**
 * Passes the opened token to `use`, and to nothing else. A token that Meta reports as dead ends the connection at once, with
 * a notice to the member; the fault is rethrown. The grant id identifies the token for a caller that detects another fault.
 * @throws Refusal `instagram_not_connected`; whatever `use` throws
 */
export async function withToken<Result>(
  deps: InstagramDeps,
  memberId: string,
  use: (access: AccountAccess, grantId: string) => Promise<Result>,
): Promise<Result> {
  const connection = await findConnection(deps.db, memberId)
  return isLive(connection) ? useToken(deps, connection, use) : refuse('instagram_not_connected')
}

/** Does the same as `withToken` for a connection that is already loaded. */
export async function useToken<Result>(
  deps: InstagramDeps,
  { memberId, instagramId, grantId, sealedToken }: LiveConnection,
  use: (access: AccountAccess, grantId: string) => Promise<Result>,
): Promise<Result> {
  try {
    return await use({ accountId: instagramId, token: openToken(deps.keyring, memberId, sealedToken) }, grantId)
  } catch (error) {
    if (isDead(error)) await deps.db.transaction((tx) => loseConnection(deps, tx, { memberId, grantId, why: 'token_dead' }))
    throw error
  }
}

function isDead(error: unknown): boolean {
  return error instanceof ProviderFault && error.provider === 'social' && error.code === 'token_dead'
}
