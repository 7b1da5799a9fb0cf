import { recordActivity } from '#features/activity/server/index.ts'
import { postNotice, withdrawNotices } from '#features/notices/server/index.ts'
import type { Transaction } from '#platform/database.ts'
import type { LossReason } from '#features/instagram/contract.ts'
import { markLost } from '../connection/connection-queries.ts'
import type { InstagramDeps } from '../deps.ts'

export interface Losing {
  readonly memberId: string
  readonly why: LossReason
  /** Ends the connection only if this is still its token; undefined: with any token. */
  readonly grantId?: string | undefined
}

/**
 * Ends a connection: deletes its token and notifies the member, once. Does nothing when repeated, or without a live
 * connection.
 */
export async function loseConnection(
  { clock, notices, onDisconnected }: Pick<InstagramDeps, 'clock' | 'notices' | 'onDisconnected'>,
  tx: Transaction,
  { memberId, why, grantId }: Losing,
): Promise<void> {
  const at = clock.now()
  const lost = await markLost(tx, { memberId, grantId }, { reason: why, at })
  if (!lost) return
  const kind = why === 'deauthorised' ? 'instagram_deauthorised' : 'instagram_lost'
  await recordActivity(tx, { kind, actor: 'system', at, memberId, detail: { reason: why } })
  await withdrawNotices(tx, { memberId, kinds: ['instagram_ending'], now: at })
  await postNotice(notices, tx, { memberId, kind: 'instagram_lost', key: `instagram_lost ${lost.grantId}` })
  await onDisconnected(tx, memberId)
}
