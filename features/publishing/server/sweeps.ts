/** The periodic work: posts whose next step is due, and deletion of closed pictures. */
import { SECOND } from '#platform/clock.ts'
import type { Sweep } from '#platform/sweeps.ts'
import type { PublishingDeps } from './deps.ts'
import { advanceJob, stepsOf } from './jobs.ts'
import { removeClosedPictures } from './pictures/public-picture.ts'
import { listDuePublications } from './queries.ts'

const BATCH = 100

export function publishingSweeps(deps: PublishingDeps): readonly Sweep[] {
  return [
    { name: 'publishing.take-steps', everyMs: SECOND, run: () => takeSteps(deps) },
    { name: 'publishing.remove-pictures', everyMs: 5 * SECOND, run: () => removeClosedPictures(deps) },
  ]
}

async function takeSteps({ db, clock, queue }: PublishingDeps): Promise<void> {
  for (const publicationId of await listDuePublications(db, clock.now(), BATCH))
    await queue.enqueue(db, advanceJob, stepsOf(publicationId))
}
