import type { InstagramDeps } from './deps.ts'
import { eraseInstagram } from './disconnect-member.ts'
import { tryRevocations } from './revoke.ts'

/**
 * For a member who has left: forgets the connection and takes the consent back at Meta, at once or as soon as Meta listens.
 * Safe to repeat.
 */
export async function leaveInstagram(deps: InstagramDeps, memberId: string): Promise<void> {
  const personIds = await deps.db.transaction((tx) => eraseInstagram(deps, tx, memberId))
  await tryRevocations(deps, personIds)
}
