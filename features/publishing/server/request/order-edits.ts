/** The edits that a post shows: each must be finished, and have a picture. */
import { isMarkedGenerated } from '#engine/encode/generated-mark.ts'
import { type FinishedEdit, lockFinishedEdit } from '#features/photo-edits/server/index.ts'
import type { Executor } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import type { PublishingDeps } from '../deps.ts'
import type { PublicationOrder } from './request-publication.ts'

export type Edits = readonly [FinishedEdit, ...FinishedEdit[]]

/** @throws Refusal like `lockFinishedEdit`, of the first edit that cannot be posted */
export async function lockEdits(
  executor: Executor,
  { memberId, editIds: [first, ...others] }: Pick<PublicationOrder, 'memberId' | 'editIds'>,
): Promise<Edits> {
  const edits: [FinishedEdit, ...FinishedEdit[]] = [await lockFinishedEdit(executor, { memberId, editId: first })]
  for (const editId of others) edits.push(await lockFinishedEdit(executor, { memberId, editId }))
  return edits
}

/** Whether a generator made part of one of the pictures. Reads each, so that one without a picture is refused. */
export async function isAnyGenerated(deps: Pick<PublishingDeps, 'files'>, edits: Edits): Promise<boolean> {
  let isAny = false
  for (const edit of edits) isAny = isMarkedGenerated(await readPicture(deps, edit)) || isAny
  return isAny
}

/** When the first of the edits is deleted; null: none is. */
export function firstDeleted(edits: Edits): Date | null {
  const times = edits.flatMap(({ deleteAfter }) => (deleteAfter ? [deleteAfter.getTime()] : []))
  return times.length > 0 ? new Date(Math.min(...times)) : null
}

/** The bytes of an edit's picture. Refuses `publication_without_picture` for a caption alone. */
export async function readPicture({ files }: Pick<PublishingDeps, 'files'>, { picture }: FinishedEdit): Promise<Uint8Array> {
  if (!picture) refuse('publication_without_picture', { field: 'edit_id' })
  return (await files.get(picture.fileKey)) ?? refuse('not_found', { field: 'edit_id' })
}
