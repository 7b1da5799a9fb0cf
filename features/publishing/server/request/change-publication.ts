import { recordActivity } from '#features/activity/server/index.ts'
import type { Visitor } from '#features/sign-in/server/index.ts'
import type { Transaction } from '#platform/database.ts'
import type { Fit } from '#features/publishing/contract.ts'
import { checkTime } from './check-time.ts'
import { checkWords } from './check-words.ts'
import type { PublishingDeps } from '../deps.ts'
import { advanceJob, stepsOf } from '../jobs.ts'
import { getOwnForUpdate, getOwnPublication, type Named, requireAction, requireUnmoved } from '../get-own-publication.ts'
import { editIdsOf, type PublicationChange, type PublicationRow, updatePublication } from '../queries.ts'
import { firstDeleted, lockEdits } from './find-edits.ts'

/** Undefined fields stay unchanged. */
export interface Change extends Named {
  readonly caption?: string | undefined
  readonly altText?: string | undefined
  readonly fit?: Fit | undefined
  /** Null: publish now. */
  readonly scheduledAt?: Date | null | undefined
  /** The time that the member saw; undefined: the post may have been moved. */
  readonly seenAt?: Date | undefined
  readonly visitor?: Visitor | undefined
}

/** Moves a post or changes its texts while Instagram has nothing of it. Refuses the codes of its contract. */
export async function changePublication(deps: Pick<PublishingDeps, 'db' | 'clock' | 'queue'>, change: Change): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const deletedAt = await lockEdit(tx, change)
    const found = await getOwnForUpdate(tx, change)
    requireAction(found, 'change')
    requireUnmoved(found, change.seenAt)
    const now = deps.clock.now()
    const words = { caption: change.caption ?? found.caption, altText: change.altText ?? found.altText ?? '' }
    checkWords(words)
    const time = isNewTime(found, change.scheduledAt) ? change.scheduledAt : undefined
    if (time) checkTime(time, { now, deletedAt })
    await updatePublication(tx, found.id, {
      ...timeOf(time, now),
      caption: words.caption,
      altText: words.altText || null,
      fit: change.fit ?? found.fit,
      // a worker busy with the post has the old texts, so it loses the post
      claim: found.claim + 1,
    })
    const { memberId, visitor } = change
    await recordActivity(tx, { kind: 'post_changed', actor: 'member', at: now, memberId, ...visitor })
    if (time === null) await deps.queue.enqueue(tx, advanceJob, stepsOf(found.id))
  })
}

/**
 * Locks the edits before the post, in the same order as deleting does, which prevents a deadlock.
 * @returns when the edit will be deleted
 */
async function lockEdit(tx: Transaction, change: Change): Promise<Date | null> {
  const seen = await getOwnPublication(tx, change)
  requireAction(seen, 'change')
  if (!change.scheduledAt) return null
  return firstDeleted(await lockEdits(tx, { memberId: seen.memberId, editIds: editIdsOf(seen) }))
}

/** A form also sends the unchanged time, so that texts can be corrected even a minute before it. */
function isNewTime({ state, scheduledAt }: PublicationRow, wanted: Date | null | undefined): boolean {
  return state !== 'scheduled' || wanted?.getTime() !== scheduledAt?.getTime()
}

/** A new time resets what the post has waited for. */
function timeOf(wanted: Date | null | undefined, now: Date): PublicationChange {
  if (wanted === undefined) return {}
  const dueAt = wanted ?? now
  const state = wanted ? 'scheduled' : 'preparing'
  return { state, scheduledAt: wanted, dueAt, nextStepAt: dueAt, waitsFor: null, tries: 0 }
}
