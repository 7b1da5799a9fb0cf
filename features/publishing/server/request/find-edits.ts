/** The edits that a post shows: each must be finished, and have a picture. */
import { isMarkedGenerated } from '#engine/encode/generated-mark.ts'
import { findEditForPublishing, type EditForPublishing, lockEditForPublishing } from '#features/photo-edits/server/index.ts'
import type { Executor, Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import type { PublishingDeps } from '../deps.ts'
import type { PublicationRequest } from './request-publication.ts'

export type Edits = readonly [EditForPublishing, ...EditForPublishing[]]

type PostRequest = Pick<PublicationRequest, 'memberId' | 'editIds'>

/** @throws Refusal like `findEditForPublishing`, of the first edit that cannot be posted */
export async function findEdits(executor: Executor, request: PostRequest): Promise<Edits> {
  return readEach(request, (own) => findEditForPublishing(executor, own))
}

/** Locks them against deletion until the transaction ends. @throws Refusal like `findEdits` */
export async function lockEdits(tx: Transaction, request: PostRequest): Promise<Edits> {
  return readEach(request, (own) => lockEditForPublishing(tx, own))
}

/** One after the other, in the order of the pictures. */
async function readEach(
  { memberId, editIds: [first, ...others] }: PostRequest,
  read: (own: { memberId: string; editId: string }) => Promise<EditForPublishing>,
): Promise<Edits> {
  const edits: [EditForPublishing, ...EditForPublishing[]] = [await read({ memberId, editId: first })]
  for (const editId of others) edits.push(await read({ memberId, editId }))
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
export async function readPicture({ files }: Pick<PublishingDeps, 'files'>, { picture }: EditForPublishing): Promise<Uint8Array> {
  if (!picture) refuse('publication_without_picture', { field: 'edit_id' })
  return (await files.get(picture.fileKey)) ?? refuse('not_found', { field: 'edit_id' })
}
