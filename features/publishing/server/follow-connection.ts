import { accountOf } from '#features/instagram/server/index.ts'
import { postNotice, withdrawNotices } from '#features/notices/server/index.ts'
import type { Transaction } from '#platform/database.ts'
import type { PublishingDeps } from './deps.ts'
import { countMeantForAnother, countOpen } from './queries.ts'

type Deps = Pick<PublishingDeps, 'clock' | 'notices'>

/**
 * A member was connected. What waits to go out to another account will not go out to this one without the member's word: told
 * now, while there is time, and no more once the first account is back.
 */
export async function followConnection({ clock, notices }: Deps, tx: Transaction, memberId: string): Promise<void> {
  const now = clock.now()
  await withdrawNotices(tx, { memberId, kinds: ['posts_other_account', 'posts_held'], now })
  const account = await accountOf(tx, memberId)
  if (!account || (await countMeantForAnother(tx, memberId, account.instagramUserId)) === 0) return
  await postNotice(notices, tx, { memberId, kind: 'posts_other_account', key: `posts_other_account ${now.toISOString()}` })
}

/** A member has disconnected. What waits is held rather than ended, since they may be back before its time: told now, and no more then. */
export async function followDisconnection({ clock, notices }: Deps, tx: Transaction, memberId: string): Promise<void> {
  const now = clock.now()
  await withdrawNotices(tx, { memberId, kinds: ['posts_other_account'], now })
  if ((await countOpen(tx, memberId)) === 0) return
  await postNotice(notices, tx, { memberId, kind: 'posts_held', key: `posts_held ${now.toISOString()}` })
}
