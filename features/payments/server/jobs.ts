/** The jobs of this feature. Payloads are ids alone; every handler is safe to run twice. */
import { z } from 'zod'
import type { Job } from '#platform/queue.ts'

/** Reads the truth of one subscription. Last attempt: the daily reconciliation reads it again. */
export const syncJob: Job<{ subscriptionId: string }> = {
  name: 'payments.sync',
  payload: z.object({ subscriptionId: z.uuid() }),
  retryLimit: 8,
  retryDelaySeconds: 2,
  expireInSeconds: 120,
  policy: 'short',
  concurrency: 2,
}

/**
 * Answers a webhook: finds whose it is and syncs that subscription. Keyed by the provider's object, so that a hundred webhooks
 * about one of them that wait together ask for the truth once. Last attempt: the daily reconciliation reads it again.
 */
export const applyWebhookEventJob: Job<{ objectId: string }> = {
  name: 'payments.apply-webhook-event',
  payload: z.object({ objectId: z.string().min(1) }),
  retryLimit: 8,
  retryDelaySeconds: 2,
  expireInSeconds: 120,
  policy: 'short',
  concurrency: 4,
}

/** Gives money back. Last attempt: the refund is marked as failed, for the administrator to see and to repeat. */
export const refundJob: Job<{ refundId: string }> = {
  name: 'payments.refund',
  payload: z.object({ refundId: z.uuid() }),
  retryLimit: 12,
  retryDelaySeconds: 5,
  expireInSeconds: 120,
  policy: 'standard',
  concurrency: 1,
}

/** Stops the charges of a subscription that is over. Last attempt: the sweep asks again. */
export const stopChargesJob: Job<{ subscriptionId: string }> = {
  name: 'payments.stop-charges',
  payload: z.object({ subscriptionId: z.uuid() }),
  retryLimit: 8,
  retryDelaySeconds: 2,
  expireInSeconds: 120,
  policy: 'short',
  concurrency: 1,
}

/** Moves the charges of a plan to the days on which it renews. Last attempt: what is taken early pays for the month it would have paid. */
export const moveChargesJob: Job<{ subscriptionId: string }> = {
  name: 'payments.move-charges',
  payload: z.object({ subscriptionId: z.uuid() }),
  retryLimit: 8,
  retryDelaySeconds: 2,
  expireInSeconds: 120,
  policy: 'short',
  concurrency: 1,
}

/** Reads the whole truth. Last attempt: the reconciliation has failed, and the next day's reads it again. */
export const reconciliationJob: Job<{ reconciliationId: string }> = {
  name: 'payments.reconcile',
  payload: z.object({ reconciliationId: z.uuid() }),
  retryLimit: 2,
  retryDelaySeconds: 60,
  expireInSeconds: 3600,
  policy: 'short',
  concurrency: 1,
}

export const PAYMENTS_JOBS = [
  syncJob,
  applyWebhookEventJob,
  refundJob,
  stopChargesJob,
  moveChargesJob,
  reconciliationJob,
] as const
