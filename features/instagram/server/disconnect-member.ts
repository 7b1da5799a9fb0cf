import { recordActivity } from '#features/activity/server/index.ts'
import { withdrawNotices } from '#features/notices/server/index.ts'
import type { Transaction } from '#platform/database.ts'
import { deleteConnection, findConnection, isPersonElsewhere, lockConnectionOf } from './connection-queries.ts'
import type { InstagramDeps, Visitor } from './deps.ts'
import { deleteDialogsOf } from './dialog-queries.ts'
import { revokeQuietly } from './revoke.ts'

interface Disconnecting {
  readonly memberId: string
  /** Left out when no browser asked. */
  readonly visitor?: Visitor
}

/**
 * Forgets the connection for good, then takes the consent back at Meta as well as it can.
 * @returns the account's name without the @; undefined when there was none, which is fine
 */
export async function disconnectMember(deps: InstagramDeps, disconnecting: Disconnecting): Promise<string | undefined> {
  const forgotten = await deps.db.transaction((tx) => disconnect(deps, tx, disconnecting))
  if (forgotten?.isLastUse) await revokeQuietly(deps, forgotten.connection)
  return forgotten?.connection.profile.username
}

async function disconnect({ clock }: InstagramDeps, tx: Transaction, { memberId, visitor }: Disconnecting) {
  await lockConnectionOf(tx, memberId)
  const connection = await findConnection(tx, memberId)
  await forgetInstagram(tx, memberId)
  if (!connection) return undefined
  const at = clock.now()
  await withdrawNotices(tx, { memberId, kinds: ['instagram_ending', 'instagram_lost'], now: at })
  await recordActivity(tx, { kind: 'instagram_disconnected', actor: 'member', at, memberId, ...visitor })
  return { connection, isLastUse: !(await isPersonElsewhere(tx, connection.personId, memberId)) }
}

/** Deletes every row about the member; the consent at Meta stands. */
export async function forgetInstagram(tx: Transaction, memberId: string): Promise<void> {
  await deleteDialogsOf(tx, memberId)
  await deleteConnection(tx, memberId)
}
