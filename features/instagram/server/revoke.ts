import { ProviderFault } from '#platform/errors.ts'
import type { Connection } from './connection-queries.ts'
import type { InstagramDeps } from './deps.ts'
import { openToken } from './tokens.ts'

/**
 * Takes the consent back at Meta, which ends every token of that person: ask first whether another member uses one. Here the
 * token is forgotten already; what Meta does not hear now dies there by itself within sixty days.
 */
export async function revokeQuietly(
  { social, keyring, log }: Pick<InstagramDeps, 'social' | 'keyring' | 'log'>,
  { memberId, sealedToken }: Pick<Connection, 'memberId' | 'sealedToken'>,
): Promise<void> {
  if (sealedToken === null) return
  try {
    await social.revoke(openToken(keyring, memberId, sealedToken))
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    log.warn({ err: error, memberId }, 'a consent was not taken back at Meta')
  }
}
