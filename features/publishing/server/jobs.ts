/** The jobs of this feature. Payloads are ids alone; every handler is safe to run twice. */
import { z } from 'zod'
import type { Job } from '#platform/queue.ts'

/** Takes the steps of a post that can be taken now; keyed by the post. Last attempt: the sweep finds it again when its worker's turn is over. */
export const advanceJob: Job<{ publicationId: string }> = {
  name: 'publishing.advance',
  payload: z.object({ publicationId: z.uuid() }),
  retryLimit: 3,
  retryDelaySeconds: 5,
  expireInSeconds: 900,
  policy: 'short',
  concurrency: 2,
}

/** A post as it is ordered from the queue: however often, one waits. */
export function stepsOf(publicationId: string) {
  return { payload: { publicationId }, key: publicationId }
}

export const PUBLISHING_JOBS = [advanceJob] as const
