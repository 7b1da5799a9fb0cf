import { z } from 'zod'
import type { Transaction } from '#platform/database.ts'
import type { Job, Queue } from '#platform/queue.ts'
import { SMS_VENDORS, type SmsVendor } from '#providers/sms/port.ts'

export interface Delivery {
  readonly codeId: string
  /** A vendor that took the message and reported that it did not arrive. */
  readonly notThrough?: SmsVendor | undefined
}

/**
 * Hands a code to the vendor. Enqueued with the code itself, so that the answer to whoever asked takes as long for every
 * phone as for any other. Last attempt: what the message was charged is given back, and asking again is possible at once.
 */
export const deliverCodeJob: Job<Delivery> = {
  name: 'sign-in.deliver-code',
  payload: z.object({ codeId: z.uuid(), notThrough: z.optional(z.enum(SMS_VENDORS)) }),
  retryLimit: 1,
  retryDelaySeconds: 1,
  expireInSeconds: 60,
  policy: 'standard',
  concurrency: 3,
}

/** Sends a message again that a vendor reported as lost; for one that is no code, or that is over by then, nothing happens. */
export async function redeliverCode(
  { queue }: { queue: Queue },
  tx: Transaction,
  { reference, vendor }: { reference: string; vendor: SmsVendor },
): Promise<void> {
  await queue.enqueue(tx, deliverCodeJob, { payload: { codeId: reference, notThrough: vendor } })
}
