import type { Executor } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import { makesPicture, type Operation } from '#features/photo-edits/operations.ts'
import type { Wishes } from '../edits/check-wishes.ts'
import { findCutout, findNewestUsableCutout, isGivenUp, UNCORRECTED } from './cutout-queries.ts'

interface CutoutRequest {
  readonly memberId: string
  readonly photoId: string
  readonly operation: Operation
  readonly wishes: Wishes
}

/**
 * The revision of the cutout that an order is made with: the wished one, else the newest, so that what a member corrected once
 * holds for every later backdrop. Without corrections there is nothing to name. Refuses with `not_found`, and with
 * `corrections_too_many` what names corrections that were given up: an edit would only find out the same.
 */
export async function chooseCutout(
  executor: Executor,
  { photoId, operation, wishes }: CutoutRequest,
): Promise<Pick<Wishes, 'cutout_revision'>> {
  const { cutout_revision: wished } = wishes
  if (!makesPicture(operation)) return {}
  const found =
    wished === undefined
      ? await findNewestUsableCutout(executor, photoId)
      : await findCutout(executor, { photoId, revision: wished })
  // a cutout that was never asked for is the network's own
  if (wished !== undefined && wished !== UNCORRECTED && !found) refuse('not_found', { field: 'cutout_revision' })
  if (wished !== undefined && isGivenUp(found)) refuse('corrections_too_many', { field: 'cutout_revision' })
  return found && found.revision !== UNCORRECTED ? { cutout_revision: found.revision } : {}
}
