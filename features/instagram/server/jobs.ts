/** The jobs of this feature. Payloads are ids alone; every handler is safe to run twice. */
import { z } from 'zod'
import type { Job } from '#platform/queue.ts'

/** Tries to exchange a token for one that lives longer. Last attempt: the next day's. */
export const renewJob: Job<{ connectionId: string }> = {
  name: 'instagram.renew',
  payload: z.object({ connectionId: z.uuid() }),
  retryLimit: 4,
  retryDelaySeconds: 60,
  expireInSeconds: 120,
  policy: 'short',
  concurrency: 1,
}

export const INSTAGRAM_JOBS = [renewJob] as const
