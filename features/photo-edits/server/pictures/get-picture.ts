import type { WaitForWorker } from '#features/serve.ts'
import type { Format } from '#features/photo-edits/contract.ts'
import type { ServerDeps } from '../deps.ts'
import { PHOTO_EDITS_TOPIC } from '../edits/edit-events.ts'
import type { EditWithDetails } from '../edits/edit-queries.ts'
import { findPicture, type PictureRow } from './picture-queries.ts'
import { askToComeBack, WAIT_FOR_WORKER_MS, waitForEvent } from '../edits/wait-for-event.ts'
import { enqueueFormat, findMade } from './order-format.ts'

type Deps = Pick<ServerDeps, 'db' | 'queue' | 'clock' | 'notifications'> & { readonly waitForWorker: WaitForWorker }

/**
 * The picture of a finished edit; makes a format that was not requested before, and waits for it. Refuses like `findMade`, and for a new
 * format like `enqueueFormat`.
 */
export async function getPicture(deps: Deps, details: EditWithDetails, format: Format): Promise<PictureRow> {
  const { edit } = details
  const there = await findMade(deps.db, details, format)
  if (there) return there
  const find = () => findPicture(deps.db, edit.id, format)
  const made = await deps.waitForWorker(async (signal) => {
    const madeMeanwhile = await find()
    if (madeMeanwhile) return madeMeanwhile
    return waitForEvent(deps.notifications, {
      topic: PHOTO_EDITS_TOPIC,
      id: edit.id,
      timeoutMs: WAIT_FOR_WORKER_MS,
      signal,
      start: () => enqueueFormat(deps, edit, format),
      look: find,
    })
  })
  return made ?? askToComeBack()
}
