/** The public API of publishing, for the studio and the chat. */
import type { AnyJobHandler, JobHandler } from '#platform/queue.ts'
import { advance } from './steps/advance.ts'
import type { EquippedDeps } from './deps.ts'
import { advanceJob } from './jobs.ts'

export { cancelPublication, onEditDeleted } from './request/cancel-publication.ts'
export { changePublication } from './request/change-publication.ts'
export { onConnection, onDisconnection } from './on-connection.ts'
export type { EquippedDeps, PublishingDeps } from './deps.ts'
export { draftPublication } from './request/draft-publication.ts'
export { exportPublications, erasePublications, eraseInstagramDetails } from './erase-publications.ts'
export { PUBLISHING_JOBS } from './jobs.ts'
export { type PublicationRequest, requestPublication } from './request/request-publication.ts'
export { retryPublication } from './request/retry-publication.ts'
export { publishingRoutes } from './routes.ts'
export { publishingSweeps } from './sweeps.ts'
export { findPost, listOpenPosts, listPostedEdits, type PostView } from './view-posts.ts'

/** The worker's handlers, one for each job. */
export function publishingHandlers(deps: EquippedDeps): readonly AnyJobHandler[] {
  const steps: JobHandler<{ publicationId: string }> = {
    job: advanceJob,
    handle: ({ publicationId }) => advance(deps, publicationId),
  }
  return [steps] as unknown as readonly AnyJobHandler[] // as: the queue parses each payload with the job's own schema
}
