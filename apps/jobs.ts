import { CHAT_JOBS } from '#features/chat/server/index.ts'
import { INSTAGRAM_JOBS } from '#features/instagram/server/index.ts'
import { NOTICES_JOBS } from '#features/notices/server/index.ts'
import { PAYMENTS_JOBS } from '#features/payments/server/index.ts'
import { PHOTO_EDITS_JOBS } from '#features/photo-edits/server/index.ts'
import { PRIVACY_JOBS } from '#features/privacy/server/index.ts'
import { PUBLISHING_JOBS } from '#features/publishing/server/index.ts'
import { SIGN_IN_JOBS } from '#features/sign-in/server/index.ts'
import type { WorkerKind } from '#platform/env-shapes.ts'
import type { JobSettings } from '#platform/queue.ts'

/** Every job of the product; the server adds to these queues, the worker processes them. */
export const JOBS: readonly JobSettings[] = [
  ...SIGN_IN_JOBS,
  ...PAYMENTS_JOBS,
  ...NOTICES_JOBS,
  ...PHOTO_EDITS_JOBS,
  ...PRIVACY_JOBS,
  ...INSTAGRAM_JOBS,
  ...PUBLISHING_JOBS,
  ...CHAT_JOBS,
]

const LIGHT_JOBS = JOBS.filter((job) => !PHOTO_EDITS_JOBS.some(({ name }) => name === job.name))
const JOBS_OF: Readonly<Record<WorkerKind, readonly JobSettings[]>> = { all: JOBS, engine: PHOTO_EDITS_JOBS, light: LIGHT_JOBS }

/** The jobs that a worker of this kind takes: pictures, which fill a processor for seconds, or everything else. */
export function jobsOf(kind: WorkerKind): readonly JobSettings[] {
  return JOBS_OF[kind]
}
