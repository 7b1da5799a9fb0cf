import { accountOf } from '#features/instagram/server/index.ts'
import { postNotice, withdrawNotices } from '#features/notices/server/index.ts'
import type { Transaction } from '#platform/database.ts'
import type { PublishingDeps } from './deps.ts'
import { countMeantForAnother, countOpen } from './queries.ts'

type Deps = Pick<PublishingDeps, 'clock' | 'notices'>

/**
 * Called when a member connects an account. Posts ordered for another account will not go to this one without the member's
 * consent, so a notice says so in time. It is withdrawn when the first account is back.
 */
export async function onConnection({ clock, notices }: Deps, tx: Transaction, memberId: string): Promise<void> {
  const now = clock.now()
  await withdrawNotices(tx, { memberId, kinds: ['posts_other_account', 'posts_held'], now })
  const account = await accountOf(tx, memberId)
  if (!account || (await countMeantForAnother(tx, memberId, account.instagramUserId)) === 0) return
  await postNotice(notices, tx, { memberId, kind: 'posts_other_account', key: `posts_other_account ${now.toISOString()}` })
}

/**
 * Called when a member disconnects. Waiting posts are held instead of cancelled, because the account may be back in time. A
 * notice says so, and is withdrawn then.
 */
export async function onDisconnection({ clock, notices }: Deps, tx: Transaction, memberId: string): Promise<void> {
  const now = clock.now()
  await withdrawNotices(tx, { memberId, kinds: ['posts_other_account'], now })
  if ((await countOpen(tx, memberId)) === 0) return
  await postNotice(notices, tx, { memberId, kind: 'posts_held', key: `posts_held ${now.toISOString()}` })
}
