import { addMs, MINUTE } from '#platform/clock.ts'
import { ProviderFault } from '#platform/errors.ts'
import type { WorkerDeps } from '../deps.ts'
import { runEditJob } from '../jobs.ts'
import type { EditRow } from './edit-queries.ts'

/** From the order on. Then its remaining attempts follow each other, and it fails. */
const LONGEST_OUTAGE_MS = 5 * MINUTE
const LOOK_AGAIN_SECONDS = 5

/**
 * Whether the order waits until its files can be read and written again: the queue's four attempts are over within seconds, an outage
 * is not. A new job looks again; its key keeps another one out while it waits.
 */
export async function waitsForStorage(deps: WorkerDeps, { id: editId, createdAt }: EditRow, error: unknown): Promise<boolean> {
  const now = deps.clock.now()
  if (!isStoreDown(error) || now > addMs(createdAt, LONGEST_OUTAGE_MS)) return false
  await deps.queue.enqueue(deps.db, runEditJob, { payload: { editId }, key: editId, ahead: 0, waitSeconds: LOOK_AGAIN_SECONDS })
  deps.log.warn({ err: error, editId }, 'an edit waits for the storage')
  return true
}

function isStoreDown(error: unknown): boolean {
  return error instanceof ProviderFault && error.provider === 'files' && error.code === 'store_down'
}
