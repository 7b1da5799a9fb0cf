import { leaveInstagram } from '#features/instagram/server/index.ts'
import { later, MINUTE } from '#platform/clock.ts'
import type { PrivacyDeps } from './deps.ts'
import { ERASURES } from './personal-data.ts'
import { findAccountDeletion, markForgotten } from './queries.ts'

/** No request and no edit that began before a member left is still under way after this long. */
const UNDER_WAY_MS = 20 * MINUTE

/**
 * Forgets everything of a member who has left: cut off anywhere, it begins again and finds less to do. Once at once, and once
 * more when nothing that was under way can have written since.
 */
export async function eraseMemberData(deps: PrivacyDeps, memberId: string): Promise<void> {
  const { db, clock } = deps
  const accountDeletion = await findAccountDeletion(db, memberId)
  if (!accountDeletion) return
  const begunAt = clock.now()
  for (const forget of ERASURES) await db.transaction((tx) => forget(deps, tx, memberId))
  // last, since Meta may keep us waiting longer than anything of ours
  await leaveInstagram(deps.instagram, memberId)
  const lastLookAt = later(accountDeletion.requestedAt, UNDER_WAY_MS)
  await markForgotten(db, memberId, { now: clock.now(), nextLookAt: begunAt < lastLookAt ? lastLookAt : null })
}
