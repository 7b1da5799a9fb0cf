import { z } from 'zod'
import type { Job } from '#platform/queue.ts'

/**
 * Hands a code to the vendor. Enqueued with the code itself, so that the answer to whoever asked takes as long for every
 * phone as for any other. Last attempt: what the message was charged is given back, and asking again is possible at once.
 */
export const deliverCodeJob: Job<{ codeId: string }> = {
  name: 'sign-in.deliver-code',
  payload: z.object({ codeId: z.uuid() }),
  retryLimit: 2,
  retryDelaySeconds: 2,
  expireInSeconds: 60,
  policy: 'standard',
  concurrency: 3,
}
