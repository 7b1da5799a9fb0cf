/** The public API of privacy: data export and account deletion. */
import type { AnyJobHandler, JobHandler } from '#platform/queue.ts'
import type { PrivacyDeps } from './deps.ts'
import { eraseMemberData } from './erase-member-data.ts'
import { eraseJob } from './jobs.ts'

export { deleteAccount, deleteConfirmedAccount } from './delete-account.ts'
export type { PrivacyDeps } from './deps.ts'
export { PRIVACY_JOBS } from './jobs.ts'
export { PRIVACY_SEALED } from './sealed-columns.ts'
export { privacyRoutes } from './routes.ts'
export { privacySweeps } from './sweeps.ts'

export function privacyHandlers(deps: PrivacyDeps): readonly AnyJobHandler[] {
  const forget: JobHandler<{ memberId: string }> = {
    job: eraseJob,
    handle: ({ memberId }) => eraseMemberData(deps, memberId),
  }
  return [forget] as unknown as readonly AnyJobHandler[] // as: the queue parses the payload with the job's own schema
}
