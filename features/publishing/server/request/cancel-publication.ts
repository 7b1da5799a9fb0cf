import { recordActivity } from '#features/activity/server/index.ts'
import type { Visitor } from '#features/sign-in/server/index.ts'
import type { Transaction } from '#platform/database.ts'
import { canDo } from '#features/publishing/publication-states.ts'
import type { PublishingDeps } from '../deps.ts'
import { getOwnForUpdate, type Named, requireAction, requireUnmoved, standingOf } from '../get-own-publication.ts'
import { closePicturesOf } from '../pictures/picture-queries.ts'
import { findOpenForUpdate, markEditGone, type PublicationRow, updatePublication } from '../queries.ts'
import { notifyOfCancellation } from '../steps/finish-step.ts'

interface Cancelling extends Named {
  /** The time that the member saw; undefined: the post may have been moved. */
  readonly seenAt?: Date | undefined
  readonly visitor?: Visitor | undefined
}

/**
 * Cancels a post; safe to repeat. Refuses `publication_settled` once Instagram was asked to publish it, and
 * `publication_moved`.
 */
export async function cancelPublication(
  { db, clock }: Pick<PublishingDeps, 'db' | 'clock'>,
  { seenAt, visitor, ...named }: Cancelling,
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await getOwnForUpdate(tx, named)
    if (found.state === 'cancelled') return
    requireAction(found, 'cancel')
    requireUnmoved(found, seenAt)
    const at = clock.now()
    await markCancelled(tx, found, at)
    await recordActivity(tx, { kind: 'post_cancelled', actor: 'member', at, memberId: found.memberId, ...visitor })
  })
}

/**
 * Called when an edit is deleted: cancels its scheduled post and notifies the member. A post that may already be public
 * continues.
 */
export async function onEditDeleted(
  deps: Pick<PublishingDeps, 'clock' | 'notices' | 'instagram'>,
  tx: Transaction,
  editId: string,
): Promise<void> {
  await markEditGone(tx, editId)
  const open = await findOpenForUpdate(tx, editId)
  if (!open || !canDo('cancel', standingOf(open))) return
  await markCancelled(tx, open, deps.clock.now())
  await notifyOfCancellation(deps, tx, { publication: open, kind: 'post_cancelled' })
}

/** Increases `claim`, so that a worker busy with the post loses it. */
export async function markCancelled(tx: Transaction, { id, claim }: PublicationRow, now: Date): Promise<void> {
  const end = { nextStepAt: null, busyUntil: null, waitsFor: null, askedAt: null, errorCode: null } as const
  await updatePublication(tx, id, { ...end, state: 'cancelled', claim: claim + 1 })
  await closePicturesOf(tx, [id], now)
}
