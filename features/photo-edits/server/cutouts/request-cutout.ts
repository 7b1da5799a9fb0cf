import type { Executor } from '#platform/database.ts'
import type { PhotoEditsDeps } from '../deps.ts'
import { cutOutJob } from '../jobs.ts'
import { countOtherWaiting, insertCutout, type Revision, UNCORRECTED } from './cutout-queries.ts'

type Deps = Pick<PhotoEditsDeps, 'clock' | 'queue'>

/** Has a photo cut out, once: in the transaction that stores the photo, or later for one that was stored without. */
export async function requestCutout(deps: Deps, executor: Executor, photoId: string): Promise<void> {
  const which = { photoId, revision: UNCORRECTED }
  if (!(await insertCutout(executor, { ...which, now: deps.clock.now() }))) return
  await enqueueCutout(deps, executor, which)
}

/** The more cutouts of the same member wait already, the longer others go first: nobody waits for all the photos of somebody else. */
export async function enqueueCutout(
  { queue }: Pick<Deps, 'queue'>,
  executor: Executor,
  { startAfter, ...which }: Revision & { readonly startAfter?: Date },
): Promise<void> {
  const ahead = await countOtherWaiting(executor, which)
  const key = `${which.photoId} ${which.revision}`
  await queue.enqueue(executor, cutOutJob, { payload: which, key, ahead, ...(startAfter && { startAfter }) })
}
