/** The door of privacy: taking one's data along, and leaving. */
import type { AnyJobHandler, JobHandler } from '#platform/queue.ts'
import type { PrivacyDeps } from './deps.ts'
import { forgetDeparted } from './forget-departed.ts'
import { forgetJob } from './jobs.ts'

export { deleteAccount } from './delete-account.ts'
export type { PrivacyDeps } from './deps.ts'
export { PRIVACY_JOBS } from './jobs.ts'
export { privacyRoutes } from './routes.ts'
export { privacySweeps } from './sweeps.ts'

export function privacyHandlers(deps: PrivacyDeps): readonly AnyJobHandler[] {
  const forget: JobHandler<{ memberId: string }> = {
    job: forgetJob,
    handle: ({ memberId }) => forgetDeparted(deps, memberId),
  }
  return [forget] as unknown as readonly AnyJobHandler[] // as: the queue parses the payload with the job's own schema
}
