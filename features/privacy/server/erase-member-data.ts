import { disconnectDeletedMember } from '#features/instagram/server/index.ts'
import { addMs, MINUTE } from '#platform/clock.ts'
import type { PrivacyDeps } from './deps.ts'
import { ERASURES } from './personal-data.ts'
import { findAccountDeletion, markForgotten } from './queries.ts'

/** No request or edit that began before the deletion is still running after this long. */
const UNDER_WAY_MS = 20 * MINUTE

/**
 * Erases everything of a deleted account. If it is cut off, it can run again. It runs once immediately, and once more when
 * nothing that was under way can still have written something.
 */
export async function eraseMemberData(deps: PrivacyDeps, memberId: string): Promise<void> {
  const { db, clock } = deps
  const accountDeletion = await findAccountDeletion(db, memberId)
  if (!accountDeletion) return
  const begunAt = clock.now()
  for (const forget of ERASURES) await db.transaction((tx) => forget(deps, tx, memberId))
  // last, because Meta may answer more slowly than our own systems
  await disconnectDeletedMember(deps.instagram, memberId)
  const lastCheckAt = addMs(accountDeletion.requestedAt, UNDER_WAY_MS)
  await markForgotten(db, memberId, { now: clock.now(), nextCheckAt: begunAt < lastCheckAt ? lastCheckAt : null })
}
