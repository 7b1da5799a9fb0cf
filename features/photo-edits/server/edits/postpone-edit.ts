import type { WorkerDeps } from '../deps.ts'
import { type EditJob, runEditJob } from '../jobs.ts'

/** Has another job look at the order again, while others are made; its key keeps a second one out while it waits. */
export function postponeEdit(
  { queue, db }: Pick<WorkerDeps, 'queue' | 'db'>,
  payload: EditJob,
  waitSeconds: number,
): Promise<void> {
  return queue.enqueue(db, runEditJob, { payload, key: payload.editId, ahead: 0, waitSeconds })
}
