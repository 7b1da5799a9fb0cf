import { addMs, SECOND } from '#platform/clock.ts'
import type { Executor } from '#platform/database.ts'
import { definedFields } from '#platform/defined-fields.ts'
import type { PhotoEditsDeps } from '../deps.ts'
import { cutOutJob } from '../jobs.ts'
import type { MetOutage } from '../storage-outage.ts'
import { publishCutoutEvent } from './cutout-events.ts'
import { countOtherWaiting, insertCutout, markCutoutBegunAgain, type Revision, UNCORRECTED } from './cutout-queries.ts'

/** What failed a moment ago would fail again. */
const RETRY_AFTER_MS = 20 * SECOND

type Deps = Pick<PhotoEditsDeps, 'clock' | 'queue'>

/** Has a photo cut out, once: in the transaction that stores the photo, or later for one that was stored without. */
export async function requestCutout(deps: Deps, executor: Executor, photoId: string): Promise<void> {
  const which = { photoId, revision: UNCORRECTED }
  if (!(await insertCutout(executor, { ...which, now: deps.clock.now() }))) return
  await enqueueCutout(deps, executor, which)
}

/** Has a cutout made that was given up for no fault of the photo's: whoever looks at the photo again may find the engine well. */
export async function retryCutout(deps: Deps, executor: Executor, { photoId, revision }: Revision): Promise<void> {
  const which = { photoId, revision }
  const now = deps.clock.now()
  if (!(await markCutoutBegunAgain(executor, which, { before: addMs(now, -RETRY_AFTER_MS), now }))) return
  await enqueueCutout(deps, executor, which)
  await publishCutoutEvent(executor, which.photoId)
}

/** The more cutouts of the same member wait already, the longer others go first: nobody waits for all the photos of somebody else. */
export async function enqueueCutout(
  { queue }: Pick<Deps, 'queue'>,
  executor: Executor,
  { startAfter, waitSeconds, ...payload }: Revision & MetOutage & { readonly startAfter?: Date; readonly waitSeconds?: number },
): Promise<void> {
  const ahead = await countOtherWaiting(executor, payload)
  const key = `${payload.photoId} ${payload.revision}`
  await queue.enqueue(executor, cutOutJob, { payload, key, ahead, ...definedFields({ startAfter, waitSeconds }) })
}
