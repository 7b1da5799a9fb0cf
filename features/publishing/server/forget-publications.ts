import type { Executor, Transaction } from '#platform/database.ts'
import type { PublishingDeps } from './deps.ts'
import { markCancelled } from './cancel-publication.ts'
import { closePicturesOf } from './picture-queries.ts'
import { blankWhatInstagramTold, deletePublicationsOf, listAllPublications, listUnpublishedForUpdate } from './queries.ts'

/** Deletes every post of the member here; what is public stays on Instagram. A worker that holds one finds it gone. */
export async function forgetPublications(
  { clock }: Pick<PublishingDeps, 'clock'>,
  tx: Transaction,
  memberId: string,
): Promise<void> {
  await closePicturesOf(tx, await deletePublicationsOf(tx, memberId), clock.now())
}

/**
 * Somebody asked Meta to have deleted what came from it. What is not public is called off for good: with its container forgotten,
 * nobody could look any more whether it went out after all.
 */
export async function forgetWhatInstagramTold(
  { clock }: Pick<PublishingDeps, 'clock'>,
  tx: Transaction,
  memberId: string,
): Promise<void> {
  const unpublished = await listUnpublishedForUpdate(tx, memberId)
  for (const row of unpublished) await markCancelled(tx, row, clock.now()) // oxlint-disable-line no-await-in-loop -- one transaction runs one statement at a time
  await blankWhatInstagramTold(tx, memberId)
}

/** What a member may take along of their posts, flat and readable. */
export async function exportPublications(executor: Executor, memberId: string) {
  const rows = await listAllPublications(executor, memberId)
  return rows.map((row) => ({
    id: row.id,
    edit_id: row.editId,
    account: row.username,
    state: row.state,
    caption: row.caption,
    alt_text: row.altText,
    fit: row.fit,
    is_ai_made: row.isAiMade,
    scheduled_at: row.scheduledAt?.toISOString() ?? null,
    published_at: row.publishedAt?.toISOString() ?? null,
    permalink: row.permalink,
    error: row.errorCode,
    created_at: row.createdAt.toISOString(),
  }))
}
