import { z } from 'zod'
import type { Job } from '#platform/queue.ts'
import { CODE_WAYS, type CodeWay } from '#features/sign-in/contract.ts'
import { SMS_VENDORS, type SmsVendor } from '#providers/sms/port.ts'

export interface Delivery {
  readonly codeId: string
  /** A vendor that accepted the message and reported that it did not arrive. */
  readonly excludedVendor?: SmsVendor | undefined
  readonly way?: CodeWay | undefined
}

/**
 * Sends a code. Enqueued together with the code, so that the answer takes the same time for every phone. Last attempt: the cost
 * is refunded, and another code can be requested at once.
 */
export const deliverCodeJob: Job<Delivery> = {
  name: 'sign-in.deliver-code',
  payload: z.object({ codeId: z.uuid(), excludedVendor: z.optional(z.enum(SMS_VENDORS)), way: z.optional(z.enum(CODE_WAYS)) }),
  retryLimit: 1,
  retryDelaySeconds: 1,
  expireInSeconds: 60,
  policy: 'standard',
  concurrency: 3,
}
