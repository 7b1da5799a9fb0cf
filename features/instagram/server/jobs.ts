/** The jobs of this feature. Payloads say which rows are meant, never what they hold; every handler is safe to run twice. */
import { z } from 'zod'
import type { Job } from '#platform/queue.ts'

/** Tries to exchange a token for one that lives longer. After the last attempt, the sweep enqueues it again the next day. */
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
