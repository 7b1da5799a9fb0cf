/** The jobs of this feature. Payloads say which rows are meant, never what they hold; every handler is safe to run twice. */
import { z } from 'zod'
import type { Job } from '#platform/queue.ts'

/**
 * Runs the steps of a post that are due; keyed by post. After the last attempt, the sweep enqueues it once the worker's claim
 * ends.
 */
export const advanceJob: Job<{ publicationId: string }> = {
  name: 'publishing.advance',
  payload: z.object({ publicationId: z.uuid() }),
  retryLimit: 3,
  retryDelaySeconds: 5,
  expireInSeconds: 900,
  policy: 'short',
  concurrency: 2,
}

/** The job's options for a post: the key keeps one waiting job, however often it is enqueued. */
export function stepsOf(publicationId: string) {
  return { payload: { publicationId }, key: publicationId }
}

export const PUBLISHING_JOBS = [advanceJob] as const
