import type { Executor, Transaction } from '#platform/database.ts'
import type { PhotoEditsDeps } from '../deps.ts'
import { cutOutJob } from '../jobs.ts'
import { insertCutout, UNCORRECTED } from './cutout-queries.ts'

type Deps = Pick<PhotoEditsDeps, 'clock' | 'queue'>

/** Has a photo cut out, once: in the transaction that stores the photo, or later for one that was stored without. */
export async function requestCutout(deps: Deps, executor: Executor | Transaction, photoId: string): Promise<void> {
  const which = { photoId, revision: UNCORRECTED }
  if (!(await insertCutout(executor, { ...which, now: deps.clock.now() }))) return
  await deps.queue.enqueue(executor, cutOutJob, { payload: which, key: `${photoId} ${UNCORRECTED}` })
}
