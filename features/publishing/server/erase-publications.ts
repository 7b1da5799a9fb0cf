import type { Deletion } from '#features/instagram/server/index.ts'
import { withdrawNotices } from '#features/notices/server/index.ts'
import type { Executor, Transaction } from '#platform/database.ts'
import { isOpen } from '../publication-states.ts'
import { markCancelled } from './request/cancel-publication.ts'
import type { PublishingDeps } from './deps.ts'
import { failed } from './steps/apply-result.ts'
import { closePicturesOf } from './pictures/picture-queries.ts'
import {
  blankInstagramDetails,
  deletePublicationsOf,
  editIdsOf,
  listAllPublications,
  listUnpublishedForUpdate,
  type PublicationRow,
} from './queries.ts'
import { recordStepResult, notifyOfCancellation } from './steps/finish-step.ts'

/** Deletes every post of the member here; public posts stay on Instagram. A worker busy with one finds it gone. */
export async function erasePublications(
  { clock }: Pick<PublishingDeps, 'clock'>,
  tx: Transaction,
  memberId: string,
): Promise<void> {
  await closePicturesOf(tx, await deletePublicationsOf(tx, memberId), clock.now())
}

type Deps = Pick<PublishingDeps, 'clock' | 'notices' | 'instagram' | 'onPostFinished'>

/**
 * Carries out a deletion request from Meta. Posts that are not public end for good: without their container, nothing could
 * show later whether they were published.
 */
export async function eraseInstagramDetails(deps: Deps, tx: Transaction, deletion: Deletion): Promise<void> {
  const unpublished = await listUnpublishedForUpdate(tx, deletion)
  for (const row of unpublished) await endForGood(deps, tx, row)
  await blankInstagramDetails(tx, deletion)
  const now = deps.clock.now()
  // none of their posts is waiting any more
  for (const memberId of deletion.memberIds)
    await withdrawNotices(tx, { memberId, kinds: ['posts_held', 'posts_other_account'], now })
}

/** A post that may already be public fails as in doubt, so that another order of the same picture asks first. */
async function endForGood(deps: Deps, tx: Transaction, found: PublicationRow): Promise<void> {
  if (found.askedAt !== null) return recordStepResult(deps, tx, { found, changes: failed('publication_in_doubt') })
  await markCancelled(tx, found, deps.clock.now())
  if (isOpen(found.state)) await notifyOfCancellation(deps, tx, { publication: found, kind: 'post_withdrawn' })
}

/** A member's posts for the export of their data. */
export async function exportPublications(executor: Executor, memberId: string) {
  const rows = await listAllPublications(executor, memberId)
  return rows.map((row) => ({
    id: row.id,
    edit_ids: [...editIdsOf(row)],
    account: row.username,
    state: row.state,
    caption: row.caption,
    alt_text: row.altText,
    other_alt_texts: row.otherAltTexts,
    fit: row.fit,
    is_ai_made: row.isAiMade,
    scheduled_at: row.scheduledAt?.toISOString() ?? null,
    published_at: row.publishedAt?.toISOString() ?? null,
    permalink: row.permalink,
    error: row.errorCode,
    created_at: row.createdAt.toISOString(),
  }))
}
