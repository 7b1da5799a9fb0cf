import { recordActivity } from '#features/activity/server/index.ts'
import { withdrawNotices } from '#features/notices/server/index.ts'
import type { Transaction } from '#platform/database.ts'
import { deleteConnection, findConnection, lockConnectionOf } from '../connection/connection-queries.ts'
import type { InstagramDeps, Visitor } from '../deps.ts'
import { blankDialogsOf, deleteDialogsOf, type GrantedDialog } from '../dialog/dialog-queries.ts'
import { isConsent, orderRevocation, tryRevocations } from './revoke.ts'

interface Disconnecting {
  readonly memberId: string
  /** Undefined when no browser sent the request. */
  readonly visitor?: Visitor
}

/**
 * Deletes the connection, then revokes the consent at Meta: at once, or as soon as Meta is available.
 * @returns the account's name without the @; undefined when there was none, which is no error
 */
export async function disconnectMember(deps: InstagramDeps, disconnecting: Disconnecting): Promise<string | undefined> {
  const { username, personIds } = await deps.db.transaction((tx) => disconnect(deps, tx, disconnecting))
  await tryRevocations(deps, personIds)
  return username
}

async function disconnect(deps: InstagramDeps, tx: Transaction, { memberId, visitor }: Disconnecting) {
  await lockConnectionOf(tx, memberId)
  const connection = await findConnection(tx, memberId)
  const personIds = await takeBack(deps, tx, [...(await blankDialogsOf(tx, memberId)), await deleteConnection(tx, memberId)])
  if (connection) {
    const at = deps.clock.now()
    await withdrawNotices(tx, { memberId, kinds: ['instagram_ending', 'instagram_lost'], now: at })
    await recordActivity(tx, { kind: 'instagram_disconnected', actor: 'member', at, memberId, ...visitor })
    await deps.onDisconnected(tx, memberId)
  }
  return { username: connection?.profile.username, personIds }
}

/**
 * Deletes every row about the member, and orders the revocation of their consents, saved or not.
 * @returns the persons who gave these consents
 */
export async function eraseInstagram(
  deps: Pick<InstagramDeps, 'clock'>,
  tx: Transaction,
  memberId: string,
): Promise<readonly string[]> {
  await lockConnectionOf(tx, memberId)
  return takeBack(deps, tx, [...(await deleteDialogsOf(tx, memberId)), await deleteConnection(tx, memberId)])
}

type Granted = Pick<GrantedDialog, 'memberId' | 'personId' | 'sealedToken'>

async function takeBack(
  deps: Pick<InstagramDeps, 'clock'>,
  tx: Transaction,
  granted: readonly (Granted | undefined)[],
): Promise<readonly string[]> {
  const consents = granted.filter((each) => isConsent(each))
  for (const consent of consents) await orderRevocation(deps, tx, consent)
  return [...new Set(consents.map(({ personId }) => personId))]
}
