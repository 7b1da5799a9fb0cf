import type { Attempt } from '#platform/queue.ts'
import { ProviderFault } from '#platform/errors.ts'
import { findConnection, isPersonElsewhere } from './connection-queries.ts'
import type { InstagramDeps } from './deps.ts'
import { forgetInstagram } from './disconnect-member.ts'
import { revokeQuietly } from './revoke.ts'
import { openToken } from './tokens.ts'

/**
 * For a member who has left: takes the consent back at Meta, then forgets the connection. Until Meta has heard, the token stays
 * for the next try; the last one forgets it in any case. Safe to repeat.
 * @throws ProviderFault to be run again
 */
export async function leaveInstagram(deps: InstagramDeps, memberId: string, { isLast }: Pick<Attempt, 'isLast'>): Promise<void> {
  const { db, social, keyring } = deps
  const connection = await findConnection(db, memberId)
  if (connection?.sealedToken && !(await isPersonElsewhere(db, connection.personId, memberId))) {
    if (isLast) await revokeQuietly(deps, connection)
    else await social.revoke(openToken(keyring, memberId, connection.sealedToken)).catch(throwPassing)
  }
  await db.transaction((tx) => forgetInstagram(tx, memberId))
}

/** What no repetition mends is as good as done: such a token opens nothing. */
function throwPassing(error: unknown): void {
  if (!(error instanceof ProviderFault) || error.isRetryable) throw error
}
