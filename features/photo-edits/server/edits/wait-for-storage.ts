import { addMs, MINUTE } from '#platform/clock.ts'
import type { WorkerDeps } from '../deps.ts'
import type { EditRow } from './edit-queries.ts'
import { isFilesFault } from './files-fault.ts'
import { postponeEdit } from './postpone-edit.ts'

/** From the order on. Then its remaining attempts follow each other, and it fails. */
const LONGEST_OUTAGE_MS = 5 * MINUTE
const LOOK_AGAIN_SECONDS = 5

/**
 * Whether the order waits until its files can be read and written again: the queue's four attempts are over within seconds, an outage
 * is not.
 */
export async function waitsForStorage(deps: WorkerDeps, { id: editId, createdAt }: EditRow, error: unknown): Promise<boolean> {
  const now = deps.clock.now()
  if (!isFilesFault(error, 'store_down') || now > addMs(createdAt, LONGEST_OUTAGE_MS)) return false
  await postponeEdit(deps, editId, LOOK_AGAIN_SECONDS)
  deps.log.warn({ err: error, editId }, 'an edit waits for the storage')
  return true
}
