/** The pictures of a post, fitted to the feed and opened for Instagram to fetch. */
import { type EditForPublishing, findEditForPublishing } from '#features/photo-edits/server/index.ts'
import { Refusal } from '#platform/errors.ts'
import type { AccountAccess } from '#providers/social/port.ts'
import type { Fit } from '#features/publishing/contract.ts'
import type { EquippedDeps } from '../deps.ts'
import { openPublicPictures } from '../pictures/public-picture.ts'
import { editIdsOf, type PublicationRow } from '../queries.ts'
import type { StepResult } from './apply-result.ts'

/** Opens addresses for the pictures of a post; otherwise what hinders it, or undefined when the worker has lost the post. */
export async function openPictures(
  deps: EquippedDeps,
  publication: PublicationRow,
  access: AccountAccess,
): Promise<string[] | StepResult | undefined> {
  const results = await readResults(deps, publication)
  if (!results) return { of: 'edit_gone' }
  const { used, total } = await deps.social.readQuota(access)
  if (used >= total) return { of: 'quota_used_up' }
  const opened = await openPublicPictures(deps, publication, await fitTogether(deps, results, publication.fit))
  return opened && [...opened]
}

/** The first picture decides the ratio of the others: Instagram would crop them to it. */
async function fitTogether({ engine }: EquippedDeps, [first, ...others]: readonly Uint8Array[], fit: Fit): Promise<Uint8Array[]> {
  if (!first) return []
  const { jpeg, width, height } = await engine.fitToFeed(first, fit)
  const fitted = [jpeg]
  for (const other of others) fitted.push((await engine.fitToFeed(other, fit, { width, height })).jpeg)
  return fitted
}

/** Undefined when an edit of the post, or its picture, was deleted. */
async function readResults(deps: EquippedDeps, publication: PublicationRow): Promise<Uint8Array[] | undefined> {
  const results: Uint8Array[] = []
  for (const editId of editIdsOf(publication)) {
    const edit = await findEdit(deps, { memberId: publication.memberId, editId })
    const result = edit?.picture && (await deps.files.get(edit.picture.fileKey))
    if (!result) return undefined
    results.push(result)
  }
  return results
}

async function findEdit(
  { db }: EquippedDeps,
  named: { readonly memberId: string; readonly editId: string },
): Promise<EditForPublishing | undefined> {
  try {
    return await findEditForPublishing(db, named)
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
