import type { WaitForWorker } from '#features/serve.ts'
import { SECOND } from '#platform/clock.ts'
import type { Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import { MAX_POINTS, MAX_STROKES } from '#features/photo-edits/cutout-contract.ts'
import type { ServerDeps } from '../deps.ts'
import { waitForEvent } from '../edits/wait-for-event.ts'
import { getOwnPhoto } from '../get-own-photo.ts'
import { findPhotoForShare } from '../photo-queries.ts'
import { requireSpace } from '../stored-space.ts'
import { requireTimeForPreview } from './meter-preview.ts'
import { type Corrected, correctionsIn, storedBytesOf } from './corrections.ts'
import { CUTOUTS_TOPIC, publishCutoutEvent } from './cutout-events.ts'
import {
  type CorrectionCounts,
  countCorrections,
  type CutoutRow,
  findCutout,
  findNewestCutout,
  insertCorrections,
  insertCutout,
  type Revision,
  undoCorrections,
} from './cutout-queries.ts'
import { enqueueCutout } from './request-cutout.ts'

/** A caller gets the corrected cutout if it is made in this time, and otherwise the state `working`: an order waits for no more than that. */
const TIMEOUT_MS = 2 * SECOND
/** Undone corrections stay stored for earlier revisions: nobody may add and undo without end. */
export const MAX_REVISIONS = 400
/** As many times as many corrections may be stored as may count. */
export const STORED_FACTOR = 5

export interface CorrectionRequest extends Corrected {
  readonly memberId: string
  readonly photoId: string
  /** The revision that the corrections are meant for. */
  readonly revision: number
  readonly undo?: number | undefined
}

type Deps = Pick<ServerDeps, 'db' | 'queue' | 'notifications' | 'clock' | 'membership'>
type WaitingDeps = Deps & { readonly waitForWorker: WaitForWorker }

/**
 * Makes the next revision of a cutout: with further corrections, without the last ones, or both. Refuses with `not_found`,
 * `stale_revision`, `corrections_too_many`, `photo_space_used_up`, and `too_many_requests` when the member's processor time for previews is used up,
 * or too many of their calls wait for a worker.
 */
export async function correctCutout(deps: WaitingDeps, request: CorrectionRequest): Promise<CutoutRow> {
  const { memberId, photoId, revision } = request
  await getOwnPhoto(deps.db, memberId, photoId)
  await requireTimeForPreview(deps, { memberId })
  const which = { photoId, revision: revision + 1 }
  const made = await deps.waitForWorker((signal) =>
    waitForEvent(deps.notifications, {
      topic: CUTOUTS_TOPIC,
      id: photoId,
      timeoutMs: TIMEOUT_MS,
      signal,
      start: () => deps.db.transaction((tx) => writeRevision(deps, tx, { which, request })),
      look: async () => {
        const found = await findCutout(deps.db, which)
        return found?.state === 'working' ? undefined : found
      },
    }),
  )
  return made ?? (await findCutout(deps.db, which)) ?? refuse('not_found')
}

async function writeRevision(
  deps: Deps,
  tx: Transaction,
  { which, request }: { which: Revision; request: CorrectionRequest },
): Promise<void> {
  const { photoId, revision } = which
  const corrections = correctionsIn(request)
  const correctionBytes = storedBytesOf(corrections)
  const photo = await findPhotoForShare(tx, photoId)
  if (!photo || photo.deletedAt) refuse('not_found')
  const newest = await findNewestCutout(tx, photoId)
  if (newest?.revision !== request.revision) refuse('stale_revision', { field: 'revision' })
  await requireSpace(deps, tx, { memberId: request.memberId, bytes: correctionBytes })
  // of two requests for one revision only the first gets its row
  if (!(await insertCutout(tx, { ...which, now: deps.clock.now(), correctionBytes })))
    refuse('stale_revision', { field: 'revision' })
  if (request.undo !== undefined) await undoCorrections(tx, which, request.undo)
  await insertCorrections(tx, which, corrections)
  const counted = await countCorrections(tx, photoId)
  if (revision > MAX_REVISIONS || isTooMuch(counted)) refuse('corrections_too_many')
  await enqueueCutout(deps, tx, which)
  await publishCutoutEvent(tx, photoId)
}

function isTooMuch({ corrections, points, stored, storedPoints }: CorrectionCounts): boolean {
  if (corrections > MAX_STROKES || points > MAX_POINTS) return true
  return stored > STORED_FACTOR * MAX_STROKES || storedPoints > STORED_FACTOR * MAX_POINTS
}
