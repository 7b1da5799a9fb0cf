import type { InstagramDeps } from '../deps.ts'
import { eraseInstagram } from './disconnect-member.ts'
import { tryRevocations } from './revoke.ts'

/**
 * For a member who deletes the account: deletes the connection and revokes the consent at Meta, at once or as soon as Meta is available.
 * Safe to repeat.
 */
export async function disconnectDeletedMember(deps: InstagramDeps, memberId: string): Promise<void> {
  const personIds = await deps.db.transaction((tx) => eraseInstagram(deps, tx, memberId))
  await tryRevocations(deps, personIds)
}
