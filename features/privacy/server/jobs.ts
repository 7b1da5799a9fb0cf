import { z } from 'zod'
import type { Job } from '#platform/queue.ts'

/**
 * Erases everything of a deleted account. Last attempt: the sweep enqueues it again, for as long as it takes. Keyed by member, so
 * that repeated checks make one job.
 */
export const eraseJob: Job<{ memberId: string }> = {
  name: 'privacy.erase',
  payload: z.object({ memberId: z.uuid() }),
  retryLimit: 8,
  retryDelaySeconds: 2,
  expireInSeconds: 300,
  policy: 'short',
  concurrency: 1,
}

export const PRIVACY_JOBS = [eraseJob] as const
